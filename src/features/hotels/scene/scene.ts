import type { Scene } from './address.ts'
import { HEIGHT, randomOf, WIDTH } from './draw.ts'
import { type Light, paletteOf } from './palette.ts'
import { drawPlace } from './places.ts'
import { skyOf } from './sky.ts'

export function drawScene({ place, color, seed }: Scene, light: Light): string {
  const palette = paletteOf(color, light)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice">${skyOf(palette, randomOf(seed ^ 0xa5a5))}${drawPlace(place, palette, randomOf(seed))}</svg>`
}
