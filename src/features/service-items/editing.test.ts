import { expect, test } from 'vitest'
import { inEnglish } from '#kit/shared/texts.ts'
import type { OfferDraft } from './contract.ts'
import {
  areNumbersSound,
  draftOf,
  fieldsOf,
  missingIn,
  newOffer,
  newQuestion,
  readCounts,
  wrongIn,
} from './editing.ts'

const UMBRELLA: OfferDraft = {
  ...newOffer('housekeeping'),
  name: { ...inEnglish('Umbrella'), ar: 'مظلة', bs: 'Kišobran' },
  price: 250,
  questions: [
    { id: 'a', label: inEnglish('How many?'), kind: 'count', min: 1, usual: 1, max: 3, price: 50 },
    {
      id: 'b',
      label: inEnglish('Which?'),
      kind: 'choice',
      choices: [{ id: 'c', label: inEnglish('Small'), price: 0 }],
    },
    { id: 'd', label: inEnglish('Where?'), kind: 'note', isRequired: true },
    { id: 'e', label: inEnglish('Which one?'), kind: 'picture', isRequired: true },
  ],
}
const FIELDS = fieldsOf(UMBRELLA, 'USD')

test('what is opened and saved unchanged stays as it is', () => {
  const { imageUrl: _apart, ...umbrella } = UMBRELLA
  expect(draftOf(FIELDS, 'housekeeping', 'USD')).toEqual(umbrella)
  expect(areNumbersSound(FIELDS, 'USD')).toBe(true)
})

test('an area begins with what is usual there', () => {
  expect(newOffer('spa_wellness')).toMatchObject({ kind: 'appointment', team: 'spa' })
  expect(newOffer('transportation')).toMatchObject({ kind: 'request', team: 'transport' })
})

test('only the numbers of its own kind can keep an offer from being saved', () => {
  const fields = { ...FIELDS, durationMinutes: 'long' }
  expect(areNumbersSound(fields, 'USD')).toBe(true)
  expect(draftOf(fields, 'housekeeping', 'USD').durationMinutes).toBe(60)
  expect(areNumbersSound({ ...fields, kind: 'appointment' }, 'USD')).toBe(false)
  expect(areNumbersSound({ ...FIELDS, targetMinutes: '0' }, 'USD')).toBe(false)
})

test('a price that is unclear or none is not saved, an empty one is free', () => {
  const sound = (price: string) => areNumbersSound({ ...FIELDS, price }, 'USD')
  expect(['', '2,50', '٢٫٥', '1.250', 'two'].map(sound)).toEqual([true, true, true, false, false])
  expect(draftOf({ ...FIELDS, price: '' }, 'housekeeping', 'USD').price).toBe(0)
})

test.each([
  [
    { min: '0', usual: '1', max: '5' },
    { min: 0, usual: 1, max: 5 },
  ],
  [{ min: '2', usual: '1', max: '5' }, null],
  [{ min: '0', usual: '6', max: '5' }, null],
  [{ min: '0', usual: '0', max: '0' }, null],
  [{ min: '0', usual: '0', max: '21' }, null],
])('of %j guests can choose %j', (typed, read) => {
  expect(readCounts(typed)).toEqual(read)
})

test('a language is marked where a text is missing or wrong in it', () => {
  expect(missingIn(FIELDS)).toEqual(['ar', 'bs'])
  expect(wrongIn(FIELDS)).toEqual([])
  expect(wrongIn({ ...FIELDS, questions: [newQuestion()] })).toEqual(['en'])
  expect(wrongIn({ ...FIELDS, nameBs: 'x'.repeat(101) })).toEqual(['bs'])
})

test('where an appointment is counts among its texts; what is brought to the room has no such place', () => {
  const location = { ...inEnglish('Spa, ground floor'), ar: 'السبا' }
  const massage = { ...UMBRELLA, questions: [], kind: 'appointment' as const, location }
  const fields = fieldsOf(massage, 'USD')
  expect(missingIn(fields)).toEqual(['bs'])
  expect(missingIn({ ...fields, kind: 'request' })).toEqual([])
  expect(wrongIn({ ...fields, locationBs: 'x'.repeat(101) })).toEqual(['bs'])
  expect(wrongIn({ ...fields, locationBs: 'x'.repeat(101), kind: 'request' })).toEqual([])
})
