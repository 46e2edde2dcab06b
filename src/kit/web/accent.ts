/** WCAG contrast that text on the accent, and the accent on the ground, must reach. */
const ENOUGH = 4.5
const LIGHT_GROUND = '#F4F3EF'
const DARK_GROUND = '#241F1B'
const WHITE = '#FFFFFF'
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

/** The colour, moved towards `towards` just far enough to be read on `ground`. */
function readableOn(ground: string, color: string, towards: string): string {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(color, towards, share)
    if (contrast(candidate, ground) >= ENOUGH) return candidate
  }
  return towards
}

const textOn = (color: string) => (contrast(WHITE, color) >= contrast(INK, color) ? WHITE : INK)

/** A hotel's colour as accents for light and dark, each readable on its ground and with text that is readable on it. */
export function accentsOf(primaryColor: string) {
  const light = readableOn(LIGHT_GROUND, primaryColor, '#000000')
  const dark = readableOn(DARK_GROUND, primaryColor, '#FFFFFF')
  return { light, dark, onLight: textOn(light), onDark: textOn(dark) }
}

/** Gives the page the hotel's colour; null gives it back its own. */
export function applyAccent(primaryColor: string | null) {
  const { style } = document.documentElement
  const names = ['--accent-light', '--accent-dark', '--on-accent-light', '--on-accent-dark'] as const
  if (!primaryColor) {
    for (const name of names) style.removeProperty(name)
    return
  }
  const { light, dark, onLight, onDark } = accentsOf(primaryColor)
  const values = [light, dark, onLight, onDark]
  names.forEach((name, at) => style.setProperty(name, values[at] ?? ''))
}
