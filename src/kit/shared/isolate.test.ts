import { expect, test } from 'vitest'
import { textIn } from '#kit/server/texts.ts'
import { isolated } from './isolate.ts'

test.each([
  ['en', 'أشجع', '\u2068أشجع\u2069'],
  ['bs', 'Room כהן 12', '\u2068Room כהן 12\u2069'],
  ['en', 'Šarić-Đurić', 'Šarić-Đurić'],
  // the texts in Arabic do so themselves
  ['ar', 'أشجع', 'أشجع'],
] as const)('in %s, %s keeps to itself', (language, value, shown) => {
  expect(isolated(value, language)).toBe(shown)
})

test('the texts that the server writes isolate names', () => {
  expect(textIn('en', 'common', 'page.hotel', { hotel: 'فندق النخيل' })).toContain('\u2068فندق النخيل\u2069')
})
