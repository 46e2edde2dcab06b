import { expect, test } from 'vitest'
import type { GuestOffer } from '#features/service-items/contract.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { cleanAnswers, fittingAnswers, missingIn, priceFrom, totalOf } from './draft.ts'

const label = inEnglish('Label')
type Question = GuestOffer['questions'][number]
const count: Question = { id: 'towels', label, kind: 'count', min: 0, max: 6, usual: 2, price: 100 }
const choice: Question = {
  id: 'which',
  label,
  kind: 'choice',
  choices: [
    { id: 'soft', label, price: 0 },
    { id: 'firm', label, price: 500 },
  ],
}
const words: Question = { id: 'where', label, kind: 'note', isRequired: true }
const offer = (
  questions: Question[],
  more: { kind?: 'request' | 'appointment'; placesMax?: number } = {},
) => ({ kind: 'request' as const, price: 1000, placesMax: 1, questions, ...more })

test('who has said nothing has answered what is usual', () => {
  expect(fittingAnswers(offer([count, choice, words]), [])).toEqual([
    { id: 'towels', count: 2 },
    { id: 'which', choice: 'soft' },
    { id: 'where', note: null },
  ])
})

test('an answer stays as long as the offer allows it, words of any length too', () => {
  const given = [
    { id: 'towels', count: 7 },
    { id: 'which', choice: 'firm' },
    { id: 'where', note: 'x'.repeat(5000) },
    { id: 'gone', count: 1 },
  ]
  expect(fittingAnswers(offer([count, choice, words]), given)).toEqual([
    { id: 'towels', count: 2 },
    given[1],
    given[2],
  ])
})

test('what it costs is known before the required words are written', () => {
  const answers = [
    { id: 'towels', count: 3 },
    { id: 'which', choice: 'firm' },
    { id: 'where', note: null },
  ]
  expect(totalOf(offer([count, choice, words]), answers, 1)).toBe(1800)
})

test('each place of an appointment costs the same', () => {
  expect(totalOf(offer([], { kind: 'appointment', placesMax: 4 }), [], 3)).toBe(3000)
})

test('an offer costs from the least that can be answered', () => {
  expect(priceFrom(offer([count, choice]))).toEqual({ price: 1000, canRise: true })
  expect(priceFrom(offer([{ ...count, min: 1, price: 250 }]))).toEqual({ price: 1250, canRise: true })
  expect(priceFrom(offer([words]))).toEqual({ price: 1000, canRise: false })
})

test('required words and at least one of what is counted are missed', () => {
  const none = { id: 'towels', count: 0 }
  expect(missingIn(offer([count, words]), [none])).toEqual([
    { kind: 'number', id: 'towels' },
    { kind: 'words', id: 'where' },
  ])
  expect(
    missingIn(offer([count, words]), [
      { ...none, count: 1 },
      { id: 'where', note: ' ' },
    ]),
  ).toEqual([{ kind: 'words', id: 'where' }])
  expect(missingIn(offer([words]), [{ id: 'where', note: 'Opera' }])).toEqual([])
})

test('words are sent without the blanks around them, and none where there are none', () => {
  expect(
    cleanAnswers([
      { id: 'where', note: ' Opera ' },
      { id: 'to', note: '  ' },
      { id: 'towels', count: 1 },
    ]),
  ).toEqual([
    { id: 'where', note: 'Opera' },
    { id: 'to', note: null },
    { id: 'towels', count: 1 },
  ])
})

test('a required picture is missing until it is there, and keeps no price from being known', () => {
  const shown: Question = { id: 'broken', label, kind: 'picture', isRequired: true }
  const asking = offer([shown])
  const none = fittingAnswers(asking, [])
  expect(none).toEqual([{ id: 'broken', picture: null }])
  expect(missingIn(asking, none)).toEqual([{ kind: 'picture', id: 'broken' }])
  expect(missingIn(offer([shown, words]), none).map(({ id }) => id)).toEqual(['broken', 'where'])
  expect(totalOf(asking, none, 1)).toBe(1000)
  const sent = fittingAnswers(asking, [{ id: 'broken', picture: '/guest-pictures/x.webp' }])
  expect(missingIn(asking, sent)).toEqual([])
  expect(missingIn(offer([{ ...shown, isRequired: false }]), none)).toEqual([])
})
