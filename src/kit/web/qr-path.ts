import { encode } from 'uqr'

/** The width in modules of the light border that cameras need to find a code. */
export const QUIET_ZONE = 4

/** A QR code as an SVG path with one closed subpath per run of dark modules; `side` includes the quiet zone. */
export function qrPath(text: string): { side: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: 0 })
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const next = row.indexOf(false, x)
      const length = (next === -1 ? size : next) - x
      return [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`]
    }),
  )
  return { side: size + 2 * QUIET_ZONE, path: runs.join('') }
}
