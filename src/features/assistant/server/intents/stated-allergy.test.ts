import { expect, test } from 'vitest'
import type { Language } from '#kit/shared/languages.ts'
import { cardOf } from '#tests/cards.ts'
import { openDemoTalk } from '#tests/demo-talk.ts'

const last = openDemoTalk()

test.each<[Language, readonly string[], string, RegExp]>([
  [
    'en',
    ['I have a nut allergy', 'baklava please'],
    '1 Baklava (I have a nut allergy)',
    /Baklava contains nuts/,
  ],
  [
    'en',
    ['I have a nut allergy. Two baklava please'],
    '2 Baklava (I have a nut allergy)',
    /Baklava contains nuts/,
  ],
  [
    'en',
    ['I have a nut allergy', 'one salep please'],
    '1 Salep (I have a nut allergy)',
    /^((?!contains).)*$/s,
  ],
  [
    'bs',
    ['alergičan sam na orašaste plodove', 'jednu baklavu molim'],
    '1 Baklava (alergičan sam na orašaste plodove)',
    /Baklava sadrži/,
  ],
  ['ar', ['عندي حساسية من المكسرات', 'أريد بقلاوة'], '1 Baklava (عندي حساسية من المكسرات)', /يحتوي/],
])('what a guest must not eat goes with what they order (%s): %j', async (language, messages, card, told) => {
  const answer = await last(language, messages)
  expect(cardOf(answer)).toBe(card)
  expect(answer.text).toMatch(told)
})

test.each<[Language, string]>([
  ['en', 'I have a nut allergy'],
  ['en', 'I have a nut allergy, what can I eat?'],
  ['bs', 'alergičan sam na orašaste plodove'],
  ['ar', 'عندي حساسية من المكسرات'],
])('who only says what they must not eat orders nothing (%s): %s', async (language, message) => {
  expect(cardOf(await last(language, [message]))).toBeNull()
})

test.each<[Language, string, string]>([
  ['en', 'i am badly allergic to nuts one kabsa please', '1 Chicken Kabsa (i am badly allergic to nuts)'],
  ['en', 'kunafa please but no nuts on it im allergic', '1 Kunafa (no nuts on it im allergic)'],
  ['en', 'i dont eat fish. one kabsa please', '1 Chicken Kabsa (i dont eat fish)'],
  ['bs', 'ne jedem ribu. jedna kabsa molim', '1 Chicken Kabsa (ne jedem ribu)'],
  ['ar', 'لا آكل السمك. أريد كبسة', '1 Chicken Kabsa (لا آكل السمك)'],
])('who orders in the same breath gets both (%s): %s', async (language, message, card) => {
  expect(cardOf(await last(language, [message]))).toBe(card)
})
