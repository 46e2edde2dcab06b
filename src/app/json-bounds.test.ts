import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createJsonBounds, readJson } from './json-bounds.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const members = (count: number) => `[${'0,'.repeat(count - 1)}0]`

test.each([
  ['nested as deep as may be', nested(32), true],
  ['nested deeper', nested(33), false],
  ['as many members as may be', members(10_000), true],
  ['more members', members(10_001), false],
  ['more objects', `[${'{},'.repeat(6000)}{}]`, false],
  ['a name as long as may be', JSON.stringify({ ['n'.repeat(999)]: 0 }), true],
  ['a longer name', JSON.stringify({ ['n'.repeat(1000)]: 0 }), false],
  ['signs within a text', JSON.stringify({ [nested(50)]: `x:${members(20_000)}"\\` }), true],
  ['a text that ends with a backslash before more', `["\\\\",${nested(32)}]`, false],
])('%s', (_name, text, isWithin) => {
  if (isWithin) expect(readJson(text)).toEqual(JSON.parse(text))
  else expect(() => readJson(text)).toThrow(RangeError)
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
