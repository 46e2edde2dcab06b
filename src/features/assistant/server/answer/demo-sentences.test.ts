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
