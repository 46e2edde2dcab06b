import { expect, test } from 'vitest'
import { fromOklch, toOklch } from './oklch.ts'

test.each(['#000000', '#ffffff', '#0b5d43', '#ff0000', '#1d5c96', '#808080'])(
  '%s comes back as it was',
  (color) => expect(fromOklch(toOklch(color))).toBe(color),
)

test('red is where the colour space has it', () => {
  const { l, c, h } = toOklch('#ff0000')
  expect([l.toFixed(3), c.toFixed(3), h.toFixed(1)]).toEqual(['0.628', '0.258', '29.2'])
})

test('what no screen can show becomes paler and keeps its lightness', () => {
  const shown = toOklch(fromOklch({ l: 0.9, c: 0.3, h: 260 }))
  expect(shown.l).toBeCloseTo(0.9, 1)
  expect(shown.c).toBeLessThan(0.1)
})
