import { expect, test } from 'vitest'
import { contrast } from '#kit/shared/accent.ts'
import { addressOf, readScene, sceneOf, SCENES } from './address.ts'
import { HEIGHT, WIDTH } from './draw.ts'
import { LIGHTS, paletteOf } from './palette.ts'
import { PLACES } from './place.ts'
import { drawScene } from './scene.ts'
import { SUN } from './sky.ts'

const COLORS = ['#0b5d43', '#8a3b12', '#ffd400', '#ffffff', '#000000']
const hotel = { id: 'one', name: 'Hotel Miljacka', timeZone: 'Europe/Sarajevo', primaryColor: '#0B5D43' }

test('a hotel’s address says all that its drawings need', () => {
  const scene = sceneOf(hotel)
  expect(addressOf(scene)).toBe(`${SCENES}old-town-0b5d43-${scene.seed.toString(16)}`)
  expect(readScene(addressOf(scene).slice(SCENES.length))).toEqual({ ...scene, color: '#0b5d43' })
})

test.each([
  'old-town-0b5d43',
  'town-0b5d43-1',
  'old-town-0b5d4g-1',
  'coast-0b5d43-1"/>',
  'coast-0b5d43-12345',
])('%s is no scene', (name) => expect(readScene(name)).toBeNull())

test('two hotels in one city and one colour have drawings of their own', () => {
  const [one, other] = ['one', 'two'].map((id) => drawScene(sceneOf({ ...hotel, id }), 'night'))
  expect(one).not.toBe(other)
  expect(one).toBe(drawScene(sceneOf(hotel), 'night'))
})

test.each(PLACES)('%s is drawn whole by every light, in any colour', (place) => {
  for (const color of COLORS)
    for (const light of LIGHTS) {
      const markup = drawScene({ place, color, seed: 7 }, light)
      expect(markup).not.toMatch(/NaN|undefined|Infinity/)
      expect(markup.length).toBeLessThan(80_000)
    }
})

test.each(COLORS)('the words of a guest’s home can be read on the evening sky of %s', (color) => {
  const [zenith, above] = paletteOf(color, 'night').sky
  expect(contrast('#ffffff', zenith)).toBeGreaterThan(7)
  expect(contrast('#ffffff', above)).toBeGreaterThan(7)
})

test.each(LIGHTS.flatMap((light) => [280, 350].map((width) => ({ light, width }))))(
  'on a phone’s home the sun or the moon of the $light keeps clear of the words ($width px)',
  ({ light, width }) => {
    // as the home crops it, with words in five sixths of its width but for their padding
    const height = 200
    const scale = Math.max(width / WIDTH, height / HEIGHT)
    const [x, y, radius] = SUN[light]
    const left = (x - radius) * scale - (WIDTH * scale - width) / 2
    const right = left + 2 * radius * scale
    const top = (y - radius) * scale - (HEIGHT * scale - height) * 0.3
    expect(left > (width * 5) / 6 - 18 || top > 80).toBe(true)
    expect(right).toBeLessThan(width)
  },
)
