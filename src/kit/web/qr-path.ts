import { encode } from 'uqr'

/** Light modules around a code, without which cameras do not find it. */
export const QUIET_ZONE = 4

/** A QR code as an SVG path in modules: one closed run for each row's dark stretch, and the side with its quiet zone. */
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
