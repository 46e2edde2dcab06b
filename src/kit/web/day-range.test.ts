import { expect, test } from 'vitest'
import { presetsOn, rangeText } from './day-range.ts'

test('the presets end today, and the last month with its own last day', () => {
  expect(presetsOn('2028-03-01')).toEqual({
    today: { from: '2028-03-01', to: '2028-03-01' },
    yesterday: { from: '2028-02-29', to: '2028-02-29' },
    week: { from: '2028-02-24', to: '2028-03-01' },
    month: { from: '2028-03-01', to: '2028-03-01' },
    lastMonth: { from: '2028-02-01', to: '2028-02-29' },
  })
  expect(presetsOn('2026-01-31').lastMonth).toEqual({ from: '2025-12-01', to: '2025-12-31' })
})

test('a range is said once for what its ends have in common, with the same digits in all languages', () => {
  const inWords = (text: string) => text.replace(/\s/g, ' ')
  expect(inWords(rangeText('en', '2026-11-16', '2026-11-22'))).toBe('Nov 16 – 22, 2026')
  expect(inWords(rangeText('en', '2026-11-16', '2026-11-16'))).toBe('Nov 16, 2026')
  expect(rangeText('bs', '2026-11-16', '2026-12-02')).toMatch(/^16\. nov.*02\. dec 2026\.$/)
  expect(rangeText('ar', '2026-11-16', '2026-12-02')).toMatch(/16.*نوفمبر.*2 ديسمبر.*2026/)
})
