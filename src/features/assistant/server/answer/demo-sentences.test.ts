import { expect, test } from 'vitest'
import { demoKnowledge } from '#demo/knowledge/entries.ts'
import { NOT } from '#features/language/server/claim-words.ts'
import { fold } from '#features/language/server/fold.ts'
import { sentencesOf } from '#features/language/server/sentences.ts'
import { isGrounded } from './grounded.ts'

const SENTENCES = demoKnowledge.flatMap((entry, place) => {
  // those that a search could find with it, in all languages
  const near = demoKnowledge.filter((_, other) => other % 25 === place % 25)
  return sentencesOf(entry.content).map((sentence) => ({ sentence, near }))
})

const share = (sentences: typeof SENTENCES) =>
  sentences.filter(({ sentence, near }) => isGrounded(sentence, near)).length / sentences.length

/** The sentences that a change turns into false ones. */
const changed = (change: (sentence: string) => string) =>
  SENTENCES.map(({ sentence, near }) => ({ sentence: change(sentence), was: sentence, near })).filter(
    ({ sentence, was }) => sentence !== was,
  )

const NUMBERS = /\d+(?:[:.]\d+)*/g
const swapped = (sentence: string) => {
  const [first, second, ...more] = sentence.match(NUMBERS) ?? []
  const isPair = first !== second && more.length === 0
  return isPair && first && second
    ? sentence.replace(NUMBERS, (each) => (each === first ? second : first))
    : sentence
}

test('the demo’s own sentences are said', () => {
  expect(SENTENCES.length).toBeGreaterThan(200)
  expect(share(SENTENCES)).toBeGreaterThan(0.97)
})

test.each<[string, (sentence: string) => string]>([
  ['another first number', (sentence) => sentence.replace(/\d+/, (number) => String(Number(number) + 2))],
  [
    'another last number',
    (sentence) => sentence.replace(/\d+(?=\D*$)/, (number) => String(Number(number) + 1)),
  ],
  ['their numbers the other way round', swapped],
  ['another name', (sentence) => sentence.replace(/(?<=\s)\p{Lu}\p{L}{3,}/gu, 'Sapphirion')],
  [
    'without their “not”',
    (sentence) =>
      sentence
        .split(' ')
        .filter((word) => !NOT.has(fold(word).replace(/\P{L}/gu, '')))
        .join(' '),
  ],
])('none is said with %s', (_name, change) => {
  const lies = changed(change)
  expect(lies.length).toBeGreaterThan(10)
  expect(lies.filter(({ sentence, near }) => isGrounded(sentence, near))).toEqual([])
})

test.each([
  'Breakfast is a buffet and is served every day from 7:00 to 10:30.',
  'Yes, breakfast is included in the room rate.',
  'A late check-out until 15:00 costs 30 dollars.',
  'Late check-out until 18:00 costs half a night.',
  'The ride to the airport takes 25 minutes.',
  'You do not need a cap in the pool.',
  'Children under twelve must swim with an adult.',
  'A 60-minute massage costs 65 dollars.',
  'The restaurant serves dinner between 18:00 and 22:30.',
  'There is live jazz on Fridays at the bar.',
  'A taxi usually arrives within five minutes.',
  'Internet je besplatan.',
  'Doručak je uključen u cijenu sobe.',
  'Garaža košta 10 dolara na dan.',
  'Vožnja do aerodroma traje 25 minuta.',
  'Kapa za bazen nije potrebna.',
  'الإنترنت مجاني.',
  'الفطور مشمول في سعر الغرفة.',
  'المغادرة المتأخرة حتى الساعة 15:00 تكلّف 30 دولارًا.',
  'تستغرق الرحلة إلى المطار 25 دقيقة.',
  'المسبح الداخلي مفتوح من 7:00 حتى 22:00.',
])('what a model says of it in its own words is said: %s', (sentence) =>
  expect(isGrounded(sentence, demoKnowledge)).toBe(true),
)
