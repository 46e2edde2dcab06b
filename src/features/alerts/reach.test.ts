import { expect, test } from 'vitest'
import type { Area } from './areas.ts'
import { stepsOf } from './reach.ts'

const person = (userId: string, more: Partial<Parameters<ReturnType<typeof stepsOf>>[0]> = {}) => ({
  userId,
  areas: null,
  isOnDuty: true,
  isQuiet: false,
  mail: 'on' as const,
  ...more,
})
type Staff = Parameters<typeof stepsOf>[0]
const steps = (people: Staff, area: Area | null, devices: Parameters<typeof stepsOf>[1] = []) =>
  people.map(stepsOf(people, devices, area))

test('those on duty for an area are reached before everybody, and whatever has none reaches all on duty', () => {
  const people = [
    person('porter'),
    person('masseur', { areas: ['spa_wellness'] }),
    person('owner', { isOnDuty: false }),
  ]
  expect(steps(people, 'spa_wellness')).toEqual(['duty', 'duty', 'everyone'])
  expect(steps(people, 'room_service')).toEqual(['duty', 'everyone', 'everyone'])
  expect(steps(people, 'chat')).toEqual(['duty', 'everyone', 'everyone'])
  expect(steps(people, null)).toEqual(['duty', 'duty', 'everyone'])
})

test('quiet hours leave somebody out, unless nobody else of the staff could be reached', () => {
  const sleeper = person('owner', { isQuiet: true, isOnDuty: false })
  const mute = person('porter', { mail: 'off' })
  expect(steps([sleeper, person('porter')], 'chat')).toEqual([null, 'duty'])
  expect(steps([sleeper, mute], 'chat')).toEqual(['everyone', 'duty'])
  const phone = { userId: 'porter', place: 'own', failedAt: null } as const
  expect(steps([sleeper, mute], 'chat', [phone])).toEqual([null, 'duty'])
  const broken = { ...phone, failedAt: '2026-11-27T10:00:00Z' }
  expect(steps([sleeper, mute], 'chat', [broken])).toEqual(['everyone', 'duty'])
  // a tablet rings in an empty kitchen, too
  expect(steps([sleeper, mute], 'chat', [{ ...phone, place: 'hotel' }])).toEqual(['everyone', 'duty'])
})

test('quiet hours end once everybody else was reached and nobody looked', () => {
  const people = [person('owner', { isQuiet: true, isOnDuty: false }), person('porter')]
  expect(people.map(stepsOf(people, [], 'chat', true))).toEqual(['everyone', 'duty'])
})
