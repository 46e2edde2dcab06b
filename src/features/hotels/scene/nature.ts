import { between, box, disc, HEIGHT, type Random, shape, svg, times, WIDTH } from './draw.ts'
import type { Palette } from './palette.ts'

/** A soft line of hills across the picture, filled down to its lower edge. */
export function hills(random: Random, y: number, height: number, count: number, fill: string): string {
  const step = WIDTH / count
  let outline = svg`M0 ${HEIGHT}V${y - random() * height}`
  for (let at = 0; at < count; at++) {
    const top = y - between(random, 0.15, 1) * height
    outline += svg`S${(at + 0.5) * step} ${top} ${(at + 1) * step} ${y - random() * height * 0.5}`
  }
  return shape(`${outline}V${HEIGHT}z`, fill)
}

/** Peaks with snow on those that are high enough. */
export function peaks(random: Random, y: number, height: number, fill: string, snow: string | null): string {
  let drawn = ''
  for (let x = -160; x < WIDTH + 160; x += between(random, 170, 270)) {
    const top = y - between(random, 0.5, 1) * height
    const wide = (y - top) * between(random, 0.95, 1.25)
    const lean = between(random, -0.15, 0.15) * wide
    drawn += shape(
      svg`M${x - wide} ${HEIGHT}L${x - wide} ${y}L${x + lean} ${top}L${x + wide} ${y}V${HEIGHT}z`,
      fill,
    )
    if (!snow) continue
    const cap = (y - top) * 0.3
    drawn += shape(
      svg`M${x + lean} ${top}L${x + lean - (wide + lean) * 0.3} ${top + cap}l${wide * 0.16} ${-cap * 0.24}l${wide * 0.1} ${cap * 0.36}l${wide * 0.12} ${-cap * 0.3}L${x + lean + (wide - lean) * 0.3} ${top + cap}z`,
      snow,
      'opacity=".92"',
    )
    drawn += shape(
      svg`M${x + lean} ${top}L${x + wide} ${y}V${HEIGHT}H${x + lean + wide * 0.2}L${x + lean + wide * 0.06} ${top + cap * 1.6}z`,
      '#000',
      'opacity=".07"',
    )
  }
  return drawn
}

export const cypress = (x: number, y: number, height: number, fill: string) =>
  shape(
    svg`M${x} ${y - height}C${x + height * 0.17} ${y - height * 0.5} ${x + height * 0.13} ${y} ${x} ${y}S${x - height * 0.17} ${y - height * 0.5} ${x} ${y - height}z`,
    fill,
  )

export const pine = (x: number, y: number, height: number, fill: string) =>
  times(3, (at) => {
    const top = y - height + at * height * 0.24
    const wide = height * (0.14 + at * 0.075)
    return shape(svg`M${x} ${top}L${x + wide} ${top + height * 0.46}H${x - wide}z`, fill)
  }) + box(x - height * 0.025, y - height * 0.1, height * 0.05, height * 0.1, fill)

export const tree = (x: number, y: number, height: number, fill: string) =>
  disc(x, y - height * 0.66, height * 0.34, fill) +
  disc(x - height * 0.2, y - height * 0.5, height * 0.24, fill) +
  disc(x + height * 0.22, y - height * 0.48, height * 0.25, fill) +
  box(x - height * 0.035, y - height * 0.4, height * 0.07, height * 0.4, fill)

const FRONDS = [-172, -140, -105, -70, -38, -6]

export function palm(x: number, y: number, height: number, fill: string, lean = 0.12): string {
  const top = [x + height * lean, y - height] as const
  const leaf = height * 0.44
  const trunk = shape(
    svg`M${x - height * 0.028} ${y}Q${x + height * lean * 0.1} ${y - height * 0.6} ${top[0] - height * 0.014} ${top[1]}h${height * 0.03}Q${x + height * lean * 0.3} ${y - height * 0.5} ${x + height * 0.03} ${y}z`,
    fill,
  )
  const fronds = FRONDS.map((angle) => {
    const toX = top[0] + Math.cos((angle * Math.PI) / 180) * leaf
    const toY = top[1] + Math.sin((angle * Math.PI) / 180) * leaf * 0.62 + leaf * 0.3
    const middleX = (top[0] + toX) / 2
    const middleY = Math.min(top[1], toY) - leaf * 0.16
    return shape(
      svg`M${top[0]} ${top[1]}Q${middleX} ${middleY} ${toX} ${toY}Q${middleX} ${middleY + leaf * 0.26} ${top[0]} ${top[1]}z`,
      fill,
    )
  })
  return trunk + fronds.join('')
}

/** Water down to the lower edge, with lights or ripples on it. */
export function water(random: Random, y: number, { light, lit, snow, sun }: Palette): string {
  const ripple = () => {
    const depth = random()
    const wide = between(random, 26, 70) * (0.5 + depth)
    const isLight = light !== 'day' && random() < 0.45
    return svg`<rect x="${random() * WIDTH}" y="${y + 14 + depth * (HEIGHT - y - 40)}" width="${wide}" height="${2 + depth * 3}" rx="2.5" fill="${isLight ? lit : snow}" opacity="${isLight ? 0.5 : 0.2}"/>`
  }
  const glitter = times(9, (at) => {
    const wide = between(random, 30, 90) + at * 7
    return svg`<rect x="${(light === 'dusk' ? 1040 : 1150) - wide / 2 + between(random, -14, 14)}" y="${y + 10 + at * at * 3.2}" width="${wide}" height="${3 + at * 0.4}" rx="2.5" fill="${sun}" opacity="${0.6 - at * 0.05}"/>`
  })
  return box(0, y, WIDTH, HEIGHT - y, 'url(#w)') + times(46, ripple) + glitter
}

export const boat = (x: number, y: number, size: number, hull: string, sail: string) =>
  shape(
    svg`M${x - size * 0.5} ${y - size * 0.1}H${x + size * 0.55}L${x + size * 0.36} ${y + size * 0.08}H${x - size * 0.36}z`,
    hull,
  ) +
  shape(
    svg`M${x} ${y - size * 1.15}Q${x + size * 0.5} ${y - size * 0.5} ${x + size * 0.46} ${y - size * 0.18}H${x}z`,
    sail,
  ) +
  shape(
    svg`M${x - size * 0.05} ${y - size * 0.95}L${x - size * 0.38} ${y - size * 0.18}H${x - size * 0.05}z`,
    sail,
    'opacity=".8"',
  )
