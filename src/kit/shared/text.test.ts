import { expect, test } from 'vitest'
import { toLanguage } from './languages.ts'
import { cleanText, foldName, foldText } from './text.ts'
import { optionalText, requiredText } from './shapes.ts'

test('characters that cannot be stored or shown are dropped', () => {
  expect(cleanText('  a\u0000b\u0007c\uD800\n ')).toBe('abc')
  expect(cleanText('two\nlines')).toBe('two\nlines')
})

test.each(['\u200B', ' \u200F\u2060 ', '\u2800', '\u3164\u3164', '\uFEFF'])(
  'nothing is left of what nobody sees: %j',
  (text) => {
    expect(cleanText(text)).toBe('')
    expect(requiredText(10).safeParse(text).success).toBe(false)
  },
)

test('signs that nobody sees stay between those that are seen', () => {
  expect(cleanText('می\u200Cخواهم')).toBe('می\u200Cخواهم')
  expect(cleanText('👩\u200D🍳')).toBe('👩\u200D🍳')
})

test.each([
  ['O’BEIRN ', "o'beirn"],
  ['Šarić-Đurić', 'šarić-đurić'],
  ['S\u030Caric\u0301', 'šarić'],
  ['García   López', 'garcía lópez'],
  ['أشجع\u200F', 'أشجع'],
])('%s is compared as %s', (typed, folded) => {
  expect(foldName(typed)).toBe(folded)
})

test('search ignores accents, apostrophes and signs that nobody sees', () => {
  expect(foldText('Ćevapi, ĐUVEČ')).toBe('cevapi, duvec')
  for (const name of ['O’Neill', "O'Neill", 'O´Neill', 'Oʻneill', 'O＇Neill', 'O‛NEILL', 'O\u200Bneill'])
    expect(foldText(name)).toBe('oneill')
})

test('required and optional texts', () => {
  expect(requiredText(5).parse(' abc ')).toBe('abc')
  expect(requiredText(5).safeParse(' \u0000 ').success).toBe(false)
  expect(requiredText(5).safeParse('abcdef').success).toBe(false)
  expect(optionalText(5).parse('  ')).toBeNull()
  expect(optionalText(5).parse(null)).toBeNull()
})

test.each([
  ['bs-BA', 'bs'],
  ['AR', 'ar'],
  ['en_GB', 'en'],
  ['hr', 'bs'],
  ['fr', null],
  ['', null],
  [null, null],
])('%s is %s', (tag, language) => {
  expect(toLanguage(tag)).toBe(language)
})

test.each([
  ['Yıldız', 'YILDIZ', 'yildiz'],
  ['İbrahimoğlu', 'ibrahimoğlu', 'IBRAHIMOĞLU'],
  ["O'Beirn", 'O’BEIRN', 'oʼbeirn'],
  ['García  López', 'GARCÍA LÓPEZ', 'garcía\u00A0lópez'],
  ['أشجع', '\u200Fأشجع', 'أشـجع'],
])('%s is recognised however it is typed', (name, ...typed) => {
  for (const text of typed) expect(foldName(text)).toBe(foldName(name))
})

test('names with different accents are different', () => {
  expect(foldName('Šarić')).not.toBe(foldName('Saric'))
})
