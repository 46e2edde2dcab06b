import { readScene } from '#features/hotels/scene/address.ts'
import { isLight } from '#features/hotels/scene/palette.ts'
import { drawScene } from '#features/hotels/scene/scene.ts'
import { drawDish } from '#features/menu/dish/drawing.ts'
import { isDishKind } from '#features/menu/dish/kinds.ts'
import { notFound, PICTURE_HEADERS } from './static-files.ts'

/** A hotel's drawing by its name in an address, such as `old-town-0b5d43-3f2a-night.svg`: of its place, or of a dish. */
export function drawnPicture(file: string): Response {
  const [, name = '', shown = ''] = /^(.+)-([a-z]+)\.svg$/.exec(file) ?? []
  const scene = readScene(name)
  if (!scene) return notFound()
  if (isLight(shown)) return sent(drawScene(scene, shown))
  return isDishKind(shown) ? sent(drawDish(shown, scene.color)) : notFound()
}

const sent = (markup: string) =>
  new Response(markup, { headers: { 'content-type': 'image/svg+xml', ...PICTURE_HEADERS } })
