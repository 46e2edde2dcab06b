import { box, disc, type Random, shape, svg, times } from './draw.ts'
import { panes } from './houses.ts'
import type { Palette } from './palette.ts'

/** A dome on its drum, with a crescent or a knob above it. */
export function dome(x: number, y: number, radius: number, palette: Palette, random: Random): string {
  const { roof, shade } = palette
  const drum = radius * 0.32
  return (
    box(x - radius * 0.92, y - drum, radius * 1.84, drum + 2, shade) +
    panes(random, [x - radius * 0.85, y - drum, radius * 1.7, drum], [7, 1], palette, true) +
    shape(
      svg`M${x - radius} ${y - drum}C${x - radius} ${y - drum - radius * 0.75} ${x - radius * 0.5} ${y - drum - radius * 1.02} ${x} ${y - drum - radius * 1.12}C${x + radius * 0.5} ${y - drum - radius * 1.02} ${x + radius} ${y - drum - radius * 0.75} ${x + radius} ${y - drum}z`,
      roof,
    ) +
    box(x - 1.5, y - drum - radius * 1.4, 3, radius * 0.34, roof) +
    disc(x, y - drum - radius * 1.2, radius * 0.055, roof)
  )
}

export function minaret(x: number, y: number, height: number, palette: Palette): string {
  const { shade, roof, wall, lit, light } = palette
  const wide = height * 0.062
  const gallery = y - height * 0.7
  return (
    box(x - wide / 2, gallery, wide, y - gallery, shade) +
    box(x - wide * 0.36, y - height * 0.84, wide * 0.72, height * 0.15, wall) +
    box(x - wide * 0.85, gallery - height * 0.012, wide * 1.7, height * 0.03, roof) +
    (light === 'day' ? '' : box(x - wide * 0.6, gallery - height * 0.03, wide * 1.2, height * 0.012, lit)) +
    shape(
      svg`M${x - wide * 0.46} ${y - height * 0.83}L${x} ${y - height}L${x + wide * 0.46} ${y - height * 0.83}z`,
      roof,
    )
  )
}

export function clockTower(x: number, y: number, height: number, palette: Palette): string {
  const wide = height * 0.17
  const { shade, roof, wall, lit, light } = palette
  return (
    box(x - wide / 2, y - height * 0.76, wide, height * 0.76, shade) +
    box(x - wide * 0.6, y - height * 0.8, wide * 1.2, height * 0.05, roof) +
    box(x - wide * 0.42, y - height * 0.86, wide * 0.84, height * 0.07, wall) +
    shape(
      svg`M${x - wide * 0.56} ${y - height * 0.86}L${x} ${y - height}L${x + wide * 0.56} ${y - height * 0.86}z`,
      roof,
    ) +
    disc(x, y - height * 0.66, wide * 0.32, light === 'day' ? '#fff' : lit) +
    shape(
      svg`M${x} ${y - height * 0.66 - wide * 0.2}v${wide * 0.2}l${wide * 0.14} ${wide * 0.1}`,
      'none',
      svg`stroke="${roof}" stroke-width="${wide * 0.07}" stroke-linecap="round"`,
    )
  )
}

/** A church: a nave beside a tower with a tall spire. */
export function church(random: Random, x: number, y: number, height: number, palette: Palette): string {
  const wide = height * 0.17
  const { shade, roof, wall } = palette
  return (
    box(x + wide / 2, y - height * 0.3, wide * 1.9, height * 0.3, wall) +
    shape(
      svg`M${x + wide / 2} ${y - height * 0.3}L${x + wide * 0.9} ${y - height * 0.44}H${x + wide * 2.2}L${x + wide * 2.5} ${y - height * 0.3}z`,
      roof,
    ) +
    panes(random, [x + wide * 0.6, y - height * 0.27, wide * 1.7, height * 0.24], [4, 1], palette, true) +
    box(x - wide / 2, y - height * 0.56, wide, height * 0.56, shade) +
    panes(random, [x - wide * 0.4, y - height * 0.53, wide * 0.8, height * 0.32], [2, 2], palette, true) +
    shape(
      svg`M${x - wide * 0.58} ${y - height * 0.56}L${x} ${y - height}L${x + wide * 0.58} ${y - height * 0.56}z`,
      roof,
    )
  )
}

/** A bridge of arches across the picture, from edge to edge. */
export function bridge(
  y: number,
  arches: number,
  from: number,
  to: number,
  fill: string,
  edge: string,
): string {
  const wide = (to - from) / arches
  const middle = (from + to) / 2
  const rise = 34
  const openings = times(arches, (at) => {
    const left = from + at * wide + wide * 0.12
    const off = Math.abs(left + wide * 0.38 - middle) / (to - from)
    const high = wide * 0.36 + (0.5 - off) * rise
    return svg`M${left} ${y + 150}v-40a${wide * 0.38} ${high} 0 0 1 ${wide * 0.76} 0v40z`
  })
  const top = svg`M${from} ${y + rise}Q${middle} ${y - rise} ${to} ${y + rise}`
  return (
    shape(svg`${top}V${y + 150}H${from}z${openings}`, fill, 'fill-rule="evenodd"') +
    shape(top, 'none', `stroke="${edge}" stroke-width="7"`)
  )
}

/** Street lamps, with their light after sunset. */
export const lamps = (
  count: number,
  from: number,
  to: number,
  yAt: (share: number) => number,
  { front, lit, light }: Palette,
) =>
  times(count, (at) => {
    const share = (at + 0.5) / count
    const x = from + share * (to - from)
    const y = yAt(share)
    const glow = light === 'day' ? '' : disc(x, y - 46, 34, 'url(#l)') + disc(x, y - 46, 5, lit)
    return box(x - 1.5, y - 42, 3, 44, front) + (glow || disc(x, y - 46, 5, front))
  })
