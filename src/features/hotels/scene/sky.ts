import { between, box, disc, HEIGHT, type Random, svg, times, WIDTH } from './draw.ts'
import type { Palette } from './palette.ts'

/** Centre and radius: in the part of the sky that pictures keep when they are cropped, clear of the words at the start. */
export const SUN = { day: [1350, 430, 62], dusk: [1040, 600, 74], night: [1350, 430, 54] } as const

const definitions = ({ sky, water, sun, lit }: Palette) => svg`<defs>
<linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".42" stop-color="${sky[1]}"/><stop offset=".74" stop-color="${sky[2]}"/></linearGradient>
<linearGradient id="w" x2="0" y2="1"><stop stop-color="${water[0]}"/><stop offset="1" stop-color="${water[1]}"/></linearGradient>
<radialGradient id="g"><stop stop-color="${sun}" stop-opacity=".55"/><stop offset=".35" stop-color="${sun}" stop-opacity=".18"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient>
<radialGradient id="l"><stop stop-color="${lit}" stop-opacity=".6"/><stop offset="1" stop-color="${lit}" stop-opacity="0"/></radialGradient>
</defs>`

const star = (random: Random) =>
  disc(
    random() * WIDTH,
    random() ** 1.4 * 560,
    random() < 0.1 ? 2.6 : between(random, 0.7, 1.6),
    '#fff',
    svg`opacity="${between(random, 0.3, 0.9)}"`,
  )

function cloud(random: Random, at: number, { cloud: fill, light }: Palette) {
  const x = between(random, 120, 420) + at * 480
  const y = between(random, 190, 430)
  const size = between(random, 0.7, 1.25)
  const puff = (dx: number, dy: number, wide: number, high: number) =>
    svg`<rect x="${x + dx * size}" y="${y + dy * size}" width="${wide * size}" height="${high * size}" rx="${(high * size) / 2}"/>`
  return `<g fill="${fill}" opacity="${light === 'day' ? 0.5 : 0.3}">${puff(0, 0, 210, 26)}${puff(44, -20, 130, 36)}${puff(-40, 18, 180, 16)}</g>`
}

/** Sky, stars or clouds, and the sun or the moon. */
export function skyOf(palette: Palette, random: Random): string {
  const { light, sun } = palette
  const [x, y, radius] = SUN[light]
  const above =
    light === 'night' ? times(95, () => star(random)) : times(3, (at) => cloud(random, at, palette))
  const craters =
    light === 'night'
      ? `<g fill="${palette.sky[2]}" opacity=".16">${disc(x - 18, y - 14, 12, palette.sky[2])}${disc(x + 16, y + 10, 15, palette.sky[2])}${disc(x - 10, y + 24, 7, palette.sky[2])}</g>`
      : ''
  return `${definitions(palette)}${box(0, 0, WIDTH, HEIGHT, 'url(#s)')}${above}${disc(x, y, radius * 5.5, 'url(#g)')}${disc(x, y, radius, sun)}${craters}`
}
