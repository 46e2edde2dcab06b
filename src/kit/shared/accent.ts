/** The WCAG contrast ratio required of text on the accent, and of the accent on its background. */
const ENOUGH = 4.5
/** The backgrounds with the least contrast: a tinted card in the light and in the dark theme. */
const LIGHT_GROUND = '#ECEBE6'
const DARK_GROUND = '#2E2E30'
const WHITE = '#FFFFFF'
const BLACK = '#000000'
const INK = '#161311'

type Rgb = [number, number, number]

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const toHex = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The WCAG 2 contrast ratio of two colours (`#RRGGBB`), 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const mix = (from: string, to: string, share: number): string => {
  const target = toRgb(to)
  return toHex(toRgb(from).map((part, at) => part + ((target[at] ?? 0) - part) * share) as Rgb)
}

/** The colour, darkened just enough to be readable on the light background. */
function darkened(color: string): string {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(color, BLACK, share)
    if (contrast(candidate, LIGHT_GROUND) >= ENOUGH) return candidate
  }
  return BLACK
}

/** The highest saturation that does not glare on a dark page. */
const MOST_SATURATION = 0.5

/** The colour, lightened just enough to be readable on the dark background, in the same hue. */
function lightened(color: string): string {
  if (contrast(color, DARK_GROUND) >= ENOUGH) return color
  const { hue, saturation, lightness } = toHsl(color)
  for (let next = lightness; next < 1; next += 0.02) {
    const candidate = fromHsl(hue, Math.min(saturation, MOST_SATURATION), next)
    if (contrast(candidate, DARK_GROUND) >= ENOUGH) return candidate
  }
  return WHITE
}

function toHsl(color: string) {
  const [r, g, b] = toRgb(color).map((part) => part / 255) as Rgb
  const most = Math.max(r, g, b)
  const spread = most - Math.min(r, g, b)
  const lightness = most - spread / 2
  if (spread === 0) return { hue: 0, saturation: 0, lightness }
  const turn = most === r ? (g - b) / spread : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return { hue: (turn * 60 + 360) % 360, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness }
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const part = (offset: number) => {
    const at = (offset + hue / 30) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  }
  return toHex([part(0), part(8), part(4)])
}

const textOn = (color: string) => (contrast(WHITE, color) >= contrast(INK, color) ? WHITE : INK)

/** A hotel's accents for light and dark, each readable on its background, and the text colours readable on them. */
export function accentsOf(primaryColor: string) {
  const light = darkened(primaryColor)
  const dark = lightened(primaryColor)
  return { light, dark, onLight: textOn(light), onDark: textOn(dark) }
}

/** The CSS custom properties that apply the hotel's colour to a page. */
export function accentProperties(primaryColor: string): Record<string, string> {
  const { light, dark, onLight, onDark } = accentsOf(primaryColor)
  return {
    '--accent-light': light,
    '--accent-dark': dark,
    '--on-accent-light': onLight,
    '--on-accent-dark': onDark,
  }
}
