import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accentsOf, contrast } from './accent.ts'

test('contrast follows WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})

test("every hotel's colour is readable on its background and under its text", () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, (primary) => {
      const { light, dark, onLight, onDark } = accentsOf(primary)
      expect(contrast(light, '#F4F3EF')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(dark, '#241F1B')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(onLight, light)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(onDark, dark)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 500 },
  )
})

test('a readable colour is not changed', () => {
  expect(accentsOf('#0B5D43').light).toBe('#0b5d43')
})
