import { between, box, disc, type Random, shape, svg, times } from './draw.ts'
import type { Palette } from './palette.ts'

type Place = readonly [x: number, y: number, width: number, height: number]

/** Windows in rows and columns; at dusk and at night, some are lit. */
export function panes(
  random: Random,
  [x, y, width, height]: Place,
  [columns, rows]: readonly [number, number],
  palette: Palette,
  isArched = false,
): string {
  const wide = (width / columns) * 0.46
  const high = (height / rows) * 0.58
  const share = palette.light === 'night' ? 0.42 : 0.34
  const drawn = { lit: '', unlit: '' }
  times(columns * rows, (at) => {
    const left = x + ((at % columns) + 0.5) * (width / columns) - wide / 2
    const top = y + (Math.floor(at / columns) + 0.5) * (height / rows) - high / 2
    const isLit = palette.light === 'day' || random() < share
    drawn[isLit ? 'lit' : 'unlit'] += isArched
      ? svg`M${left} ${top + high}V${top + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V${top + high}z`
      : svg`M${left} ${top}h${wide}v${high}h${-wide}z`
    return ''
  })
  return shape(drawn.lit, palette.lit) + shape(drawn.unlit, palette.unlit)
}

/** A small house with a pitched roof, standing on y. */
export function house(
  random: Random,
  x: number,
  y: number,
  width: number,
  palette: Palette,
  wall = palette.wall,
): string {
  const high = width * between(random, 0.6, 0.95)
  const rise = width * between(random, 0.28, 0.4)
  return (
    box(x, y - high, width, high + 2, wall) +
    shape(
      svg`M${x - width * 0.09} ${y - high}L${x + width / 2} ${y - high - rise}L${x + width * 1.09} ${y - high}z`,
      palette.roof,
    ) +
    panes(random, [x, y - high * 0.95, width, high * 0.85], [width > 60 ? 3 : 2, high > 56 ? 2 : 1], palette)
  )
}

/** The hotel: five floors, a mansard roof, a corner turret with a flag, and a lit entrance. */
export function grandHotel(random: Random, x: number, y: number, width: number, palette: Palette): string {
  const { wall, shade, roof, lit, unlit, light } = palette
  const high = width * 0.88
  const top = y - high
  const turret = width * 0.24
  const right = x + width - turret
  const dormers = times(4, (at) => {
    const left = x + width * (0.1 + at * 0.155)
    return box(
      left,
      top - width * 0.115,
      width * 0.055,
      width * 0.09,
      light === 'day' ? wall : lit,
      'opacity=".9" rx="3"',
    )
  })
  return (
    shape(svg`M${x - 8} ${top}L${x + width * 0.06} ${top - width * 0.17}H${right}V${top}z`, roof) +
    dormers +
    box(x, top, width, high, wall) +
    box(x - 6, top - 3, width + 12, 8, shade) +
    box(x - 3, y - high * 0.24, width + 6, 6, shade) +
    panes(random, [x + width * 0.03, top + high * 0.03, width * 0.7, high * 0.7], [7, 4], palette, true) +
    box(right, top - width * 0.1, turret, high + width * 0.1, shade) +
    panes(random, [right + 4, top - width * 0.06, turret - 8, high * 0.78], [2, 5], palette, true) +
    shape(
      svg`M${right - 8} ${top - width * 0.1}Q${right + turret / 2} ${top - width * 0.2} ${right + turret / 2} ${top - width * 0.42}Q${right + turret / 2} ${top - width * 0.2} ${right + turret + 8} ${top - width * 0.1}z`,
      roof,
    ) +
    box(right + turret / 2 - 1.5, top - width * 0.54, 3, width * 0.14, roof) +
    shape(
      svg`M${right + turret / 2 + 1} ${top - width * 0.54}l${width * 0.1} ${width * 0.025}l${-width * 0.1} ${width * 0.035}z`,
      light === 'day' ? roof : lit,
    ) +
    panes(random, [x + width * 0.05, y - high * 0.2, width * 0.62, high * 0.19], [5, 1], palette, true) +
    disc(right + turret / 2, y - high * 0.06, width * 0.22, 'url(#l)') +
    shape(
      svg`M${right + turret * 0.24} ${y}V${y - high * 0.12}a${turret * 0.26} ${turret * 0.26} 0 0 1 ${turret * 0.52} 0V${y}z`,
      light === 'day' ? unlit : lit,
    )
  )
}

const TOPS = ['flat', 'slope', 'needle', 'steps', 'round'] as const

/** A tower of glass, in one of five shapes. */
export function tower(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  palette: Palette,
  fill: string,
): string {
  const top = y - height
  const kind = TOPS[Math.floor(random() * TOPS.length)]
  const place = [x + width * 0.08, top + width * 0.2, width * 0.84, height - width * 0.3] as const
  const grid = [Math.max(3, Math.round(width / 19)), Math.max(5, Math.round(height / 24))] as const
  const crown = {
    flat: box(x + width * 0.3, top - width * 0.12, width * 0.4, width * 0.13, fill),
    slope: shape(
      svg`M${x} ${top + 1}V${top - width * 0.2}L${x + width} ${top - width * 0.6}V${top + 1}z`,
      fill,
    ),
    needle: shape(
      svg`M${x} ${top + 1}L${x + width * 0.46} ${top - width * 0.5}V${top - width * 1.3}h${width * 0.08}V${top - width * 0.5}L${x + width} ${top + 1}z`,
      fill,
    ),
    steps:
      box(x + width * 0.14, top - width * 0.26, width * 0.72, width * 0.28, fill) +
      box(x + width * 0.3, top - width * 0.5, width * 0.4, width * 0.28, fill),
    round: shape(svg`M${x} ${top + 1}a${width / 2} ${width * 0.42} 0 0 1 ${width} 0z`, fill),
  }[kind ?? 'flat']
  return box(x, top, width, height, fill) + crown + panes(random, place, grid, palette)
}

/** A house by the sea or in the hills: two wings, a tiled roof, a terrace of arches. */
export function villa(random: Random, x: number, y: number, width: number, palette: Palette): string {
  const { wall, shade, roof, lit, light } = palette
  const high = width * 0.34
  const tall = width * 0.5
  return (
    box(x, y - high, width, high, wall) +
    shape(
      svg`M${x - width * 0.05} ${y - high}L${x + width * 0.08} ${y - high - width * 0.12}H${x + width * 0.92}L${x + width * 1.05} ${y - high}z`,
      roof,
    ) +
    box(x + width * 0.3, y - tall, width * 0.32, tall, shade) +
    shape(
      svg`M${x + width * 0.26} ${y - tall}L${x + width * 0.46} ${y - tall - width * 0.14}L${x + width * 0.66} ${y - tall}z`,
      roof,
    ) +
    panes(random, [x + width * 0.33, y - tall * 0.94, width * 0.26, tall * 0.5], [2, 2], palette, true) +
    panes(random, [x + width * 0.03, y - high * 0.9, width * 0.26, high * 0.8], [3, 2], palette) +
    panes(random, [x + width * 0.64, y - high * 0.9, width * 0.33, high * 0.8], [4, 2], palette) +
    (light === 'day' ? '' : disc(x + width * 0.46, y - width * 0.04, width * 0.3, 'url(#l)')) +
    shape(
      svg`M${x + width * 0.42} ${y}V${y - width * 0.1}a${width * 0.04} ${width * 0.04} 0 0 1 ${width * 0.08} 0V${y}z`,
      light === 'day' ? roof : lit,
    )
  )
}
