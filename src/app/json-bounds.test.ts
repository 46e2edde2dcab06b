import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TRAITS } from '#features/dietary/traits.ts'
import { CHANGED_AT_ONCE } from '#features/menu/contract.ts'
import { GROUPS_OF_DISH_MAX, PARTS_MAX } from '#features/menu/limits.ts'
import { createJsonBounds, readJson } from './json-bounds.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const members = (count: number) => `[${'0,'.repeat(count - 1)}0]`

test.each([
  ['nested as deep as may be', nested(32), true],
  ['nested deeper', nested(33), false],
  ['as many members as may be', members(30_000), true],
  ['more members', members(30_001), false],
  ['more objects', `[${'{},'.repeat(15_000)}{}]`, false],
  ['a name as long as may be', JSON.stringify({ ['n'.repeat(999)]: 0 }), true],
  ['a longer name', JSON.stringify({ ['n'.repeat(1000)]: 0 }), false],
  ['signs within a text', JSON.stringify({ [nested(50)]: `x:${members(40_000)}"\\` }), true],
  ['a text that ends with a backslash before more', `["\\\\",${nested(32)}]`, false],
])('%s', (_name, text, isWithin) => {
  if (isWithin) expect(readJson(text)).toEqual(JSON.parse(text))
  else expect(() => readJson(text)).toThrow(RangeError)
})

test('the longest call there is can be read', () => {
  const idsOf = (count: number) => Array.from({ length: count }, () => randomUUID())
  const was = {
    enabled: true,
    soldOut: null,
    category: 'soups',
    price: 5,
    station: null,
    stock: null,
    optionGroupIds: idsOf(GROUPS_OF_DISH_MAX),
    partIds: idsOf(PARTS_MAX),
    traits: Object.fromEntries(TRAITS.map((trait) => [trait, true])),
  }
  const items = idsOf(CHANGED_AT_ONCE).map((id) => ({ id, updatedAt: new Date(), was }))
  const text = JSON.stringify({ slug: 'demo-hotel', items })
  expect(readJson(text)).toEqual(JSON.parse(text))
})

test('the pieces in which a text arrives make no difference', () => {
  const parts = fc.array(
    fc.constantFrom('[', ']', '{', '}', ',', '"', '\\', ':', 'n'.repeat(400), 'é', 'م', '[['.repeat(15)),
  )
  fc.assert(
    fc.property(parts, fc.nat(), (signs, at) => {
      const whole = Buffer.from(signs.join(''))
      const cut = at % (whole.length + 1)
      const pieces = createJsonBounds()
      const [first, second] = [pieces(whole.subarray(0, cut)), pieces(whole.subarray(cut))]
      expect(first && second).toBe(createJsonBounds()(whole))
    }),
  )
})
