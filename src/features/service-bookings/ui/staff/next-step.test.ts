import { expect, test } from 'vitest'
import { nextStepOf, shortcutOf } from './next-step.ts'

type Step = Parameters<typeof nextStepOf>[0]

const towels: Step = { category: 'housekeeping', kind: 'request', status: 'pending', bookingStatus: 'open' }
const taxi: Step = { ...towels, category: 'transportation', status: 'in_preparation' }
const massage: Step = { ...towels, category: 'spa_wellness', kind: 'appointment' }
const save = (status: string) => ({ kind: 'save', edit: { status } })

test('towels are taken over, brought and done', () => {
  expect(nextStepOf(towels)).toEqual({ word: 'take', change: { kind: 'take' } })
  expect(nextStepOf({ ...towels, status: 'confirmed' })).toEqual({
    word: 'onTheWay',
    change: save('in_preparation'),
  })
  expect(nextStepOf({ ...towels, status: 'in_preparation' })).toMatchObject({ change: { kind: 'complete' } })
})

test('a taxi that is here still waits for its guest', () => {
  expect(nextStepOf(taxi)).toEqual({ word: 'carIsHere', change: save('delivered') })
  expect(nextStepOf({ ...taxi, status: 'delivered' })).toMatchObject({ change: { kind: 'complete' } })
})

test('an appointment is confirmed, begins and is over; what is closed has no next step', () => {
  expect(nextStepOf(massage)).toEqual({ word: 'booked', change: save('confirmed') })
  expect(nextStepOf({ ...massage, status: 'confirmed' })).toEqual({
    word: 'underWay',
    change: save('in_preparation'),
  })
  expect(nextStepOf({ ...massage, status: 'in_preparation' })).toMatchObject({ change: { kind: 'complete' } })
  expect(nextStepOf({ ...massage, bookingStatus: 'completed' })).toBeNull()
})

test('in its details everything can be done at once, but an appointment that nobody has confirmed', () => {
  const done = { word: 'done', change: { kind: 'complete' } }
  expect(shortcutOf(massage)).toEqual({ word: 'booked', change: save('confirmed') })
  expect(shortcutOf({ ...massage, status: 'confirmed' })).toEqual(done)
  expect(shortcutOf(towels)).toEqual(done)
  expect(shortcutOf({ ...massage, bookingStatus: 'cancelled' })).toBeNull()
})
