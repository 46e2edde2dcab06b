import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LIGHTS } from '#features/hotels/scene/palette.ts'
import { PLACES } from '#features/hotels/scene/place.ts'
import { SCENES } from '#features/hotels/scene/address.ts'
import { DISH_KINDS } from '#features/menu/dish/kinds.ts'
import { drawnPicture } from './drawn-picture.ts'

test.each(['old-town-0b5d43-3f2a-night.svg', 'coast-ffffff-1-day.svg', 'coast-ffffff-1-soup.svg'])(
  '%s is a picture that browsers keep and run nothing of',
  async (file) => {
    const answer = drawnPicture(file)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(await answer.text()).toMatch(/^<svg[^>]+>.+<\/svg>$/s)
  },
)

test.each(['night.svg', 'coast-ffffff-1-noon.svg', 'coast-ffffff-1-night.png', 'coast-<script>-1-night.svg'])(
  '%s is not there, and is not remembered',
  (file) => {
    const answer = drawnPicture(file)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)

test('drawings that changed have a new address', async () => {
  const shown = [
    ...PLACES.flatMap((place) => LIGHTS.map((light) => `${place}-0b5d43-7-${light}`)),
    ...DISH_KINDS.map((kind) => `coast-0b5d43-7-${kind}`),
  ]
  const sum = createHash('sha256')
  for (const name of shown) sum.update(await drawnPicture(`${name}.svg`).text())
  // where this fails, raise EDITION in scene.ts, once for a release, and take the new sum over
  expect(`${SCENES} ${sum.digest('hex').slice(0, 12)}`).toBe('/scenes/1/ 775dd91f00aa')
})
