/** Lightness 0 to 1, chroma 0 to about 0.4, hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

const toLinear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
const fromLinear = (share: number) =>
  share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055

/** A colour (`#RRGGBB`) by how it looks. */
export function toOklch(hex: string): Oklch {
  const value = Number.parseInt(hex.slice(1), 16)
  const r = toLinear((value >> 16) / 255)
  const g = toLinear(((value >> 8) & 255) / 255)
  const b = toLinear((value & 255) / 255)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const y = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(x, y),
    h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  }
}

function linearOf({ l, c, h }: Oklch): number[] {
  const x = c * Math.cos((h * Math.PI) / 180)
  const y = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const middle = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

/** The colour as `#rrggbb`, paler where screens cannot show it. */
export function fromOklch(color: Oklch): string {
  let { c } = color
  let parts = linearOf(color)
  while (c > 0 && parts.some((part) => part < -0.0005 || part > 1.0005)) {
    c = Math.max(0, c - 0.005)
    parts = linearOf({ ...color, c })
  }
  const byte = (part: number) => Math.round(fromLinear(Math.min(1, Math.max(0, part))) * 255)
  return `#${parts.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`
}
