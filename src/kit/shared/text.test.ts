import { expect, test } from 'vitest'
import { foldName } from './text.ts'

test.each([
  ['Yıldız', 'YILDIZ', 'yildiz'],
  ['İbrahimoğlu', 'ibrahimoğlu', 'IBRAHIMOĞLU'],
  ['Šarić-Đurić', 'ŠARIĆ-ĐURIĆ', ' šarić-đurić '],
  ["O'Beirn", 'O’BEIRN', 'oʼbeirn'],
  ['García  López', 'GARCÍA LÓPEZ', 'garcía\u00A0lópez'],
  ['أشجع', '\u200Fأشجع', 'أشـجع'],
])('%s is known however it is typed', (name, ...typed) => {
  for (const text of typed) expect(foldName(text)).toBe(foldName(name))
})

test('accents tell names apart', () => {
  expect(foldName('Šarić')).not.toBe(foldName('Saric'))
})
