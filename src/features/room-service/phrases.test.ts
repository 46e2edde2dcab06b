import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { foldText } from '#kit/shared/text.ts'
import { PHRASES, translatePhrases } from './phrases.ts'

const inLanguage = (language: Language) => PHRASES.map(({ text }) => text[language] ?? '')

test('there are many phrases, each with an id of its own', () => {
  expect(PHRASES.length).toBeGreaterThanOrEqual(80)
  expect(new Set(PHRASES.map(({ id }) => id)).size).toBe(PHRASES.length)
})

test.each(LANGUAGES)('every phrase is one short line in %s', (language) => {
  const wrong = inLanguage(language).filter((text) => !/^\S.{0,58}\S$/u.test(text) || text.endsWith('.'))
  expect(wrong).toEqual([])
})

test('no text means two phrases, also not in two languages', () => {
  const owners = Map.groupBy(
    PHRASES.flatMap(({ id, text }) => Object.values(text).map((said) => ({ id, said: foldText(said) }))),
    ({ said }) => said,
  )
  expect([...owners.values()].filter((texts) => texts.length > 1)).toEqual([])
})

test('a note is translated line by line where a line is a phrase', () => {
  expect(translatePhrases('Bez luka\n  NO GARLIC. \nand my own words\n', 'ar')).toEqual([
    { text: 'Bez luka', translation: 'بدون بصل' },
    { text: '  NO GARLIC. ', translation: 'بدون ثوم' },
    { text: 'and my own words', translation: null },
    { text: '', translation: null },
  ])
})

test.each([
  ['بدون بصل', 'en', 'No onion'],
  ['بدون بصل.', 'bs', 'Bez luka'],
  ['bez secera\r', 'en', 'No sugar'],
  ["a child's portion, please", 'bs', 'Dječija porcija, molim'],
  ['No onion, no garlic', 'ar', null],
  ['No onion!', 'ar', null],
  ['no onion', 'en', null],
] as const)('%s in %s', (note, to, translation) => {
  expect(translatePhrases(note, to)).toEqual([{ text: note, translation }])
})

test('every phrase is found from every language, and from its own is left as it is', () => {
  for (const { text } of PHRASES) {
    for (const from of LANGUAGES) {
      for (const to of LANGUAGES) {
        const [line] = translatePhrases(text[from] ?? '', to)
        expect(line?.translation).toBe(from === to ? null : text[to])
      }
    }
  }
})

test('the lines are the note, whatever it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...LANGUAGES), (note, to) => {
      const lines = translatePhrases(note, to).map(({ text }) => text)
      expect(lines.join('\n')).toBe(note)
    }),
  )
})
