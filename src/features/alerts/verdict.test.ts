import { expect, test } from 'vitest'
import type { Rehearsal, RungDevice } from './rehearsal-contract.ts'
import { verdictOf } from './verdict.ts'

const AT = '2026-11-20T19:02:11.000Z'
const device = (step: RungDevice['step'], given: Partial<RungDevice> = {}): RungDevice => ({
  id: crypto.randomUUID(),
  userId: `${step} person`,
  name: `${step} phone`,
  person: 'Amra',
  place: step === 'devices' ? 'hotel' : 'own',
  step,
  outcome: 'delivered',
  failure: null,
  outcomeAt: AT,
  shownAt: null,
  ...given,
})
const step = (name: RungDevice['step'], people = 1, missing: string[] = []) => ({
  step: name,
  at: AT,
  people,
  missing,
})
const SOUNDED = { browser: 'Chrome', system: 'Windows', sound: 'sounded', soundAt: AT, barAt: AT } as const
const rehearsal = (given: Partial<Rehearsal> = {}): Rehearsal => ({
  id: crypto.randomUUID(),
  kind: 'order',
  startedAt: AT,
  startedBy: 'Amra',
  starterId: crypto.randomUUID(),
  seenAt: null,
  seenBy: null,
  endedAt: AT,
  wasStopped: false,
  due: { devices: AT, duty: AT, everyone: AT },
  panels: [SOUNDED],
  steps: [step('devices', 0), step('duty'), step('everyone', 2)],
  devices: [device('devices'), device('duty'), device('everyone', { userId: 'duty person' })],
  mails: [],
  ...given,
})

test('everybody was reached, by so many devices and people', () => {
  expect(verdictOf(rehearsal())).toEqual({ kind: 'all', devices: 3, people: 2 })
})

test('who has seen or stopped it is told with what was reached until then', () => {
  const devices = [device('devices'), device('duty', { outcome: null })]
  expect(verdictOf(rehearsal({ devices, seenAt: AT }))).toEqual({ kind: 'seen', devices: 1, people: 1 })
  expect(verdictOf(rehearsal({ devices: [], wasStopped: true }))).toMatchObject({
    kind: 'stopped',
    devices: 0,
  })
})

test('nobody on duty is reached because nobody is, nobody has a device, or none took it', () => {
  const why = (given: Partial<Rehearsal>) => verdictOf(rehearsal(given))
  const [ofHotel, ofAll] = [device('devices'), device('everyone')]
  const others = [step('devices', 0), step('everyone')]
  expect(why({ steps: others.concat(step('duty', 0)) })).toEqual({ kind: 'duty', why: 'nobody' })
  expect(why({ steps: others.concat(step('duty', 1, ['Emir'])), devices: [ofHotel, ofAll] })).toEqual({
    kind: 'duty',
    why: 'noDevice',
  })
  expect(why({ devices: [ofHotel, device('duty', { outcome: 'gone' })] })).toEqual({
    kind: 'duty',
    why: 'notTaken',
  })
  // whoever is on duty is where the hotel's own device rings
  expect(why({ devices: [ofHotel] })).toMatchObject({ kind: 'all' })
})

test('what was not reached is named, and so is that nothing sounded or rang', () => {
  const gone = device('everyone', { name: 'Old phone', outcome: 'gone' })
  const devices = rehearsal().devices.concat(gone)
  const steps = [step('devices', 0), step('duty'), step('everyone', 3, ['Emir'])]
  expect(verdictOf(rehearsal({ devices, steps }))).toEqual({ kind: 'some', names: ['Old phone', 'Emir'] })
  expect(verdictOf(rehearsal({ panels: [{ ...SOUNDED, sound: 'blocked' }] }))).toEqual({ kind: 'silent' })
  expect(verdictOf(rehearsal({ devices: [gone] }))).toEqual({ kind: 'nobody' })
  // shown by a device whose push service was believed to be away
  const late = device('duty', { outcome: 'failed', shownAt: AT })
  expect(verdictOf(rehearsal({ devices: [late] }))).toMatchObject({ kind: 'all', devices: 1 })
})

test('whoever an e-mail reaches is reached, and one that is refused is no reach', () => {
  const mail = (outcome: 'sent' | 'refused') => ({
    userId: 'duty person',
    person: 'Amra',
    step: 'duty' as const,
    outcome,
    words: null,
    at: AT,
  })
  const devices = [device('devices')]
  expect(verdictOf(rehearsal({ devices, mails: [mail('sent')] }))).toEqual({
    kind: 'all',
    devices: 1,
    people: 2,
  })
  expect(verdictOf(rehearsal({ devices, mails: [mail('refused')] }))).toEqual({
    kind: 'duty',
    why: 'notTaken',
  })
  expect(verdictOf(rehearsal({ devices: [], mails: [mail('refused')] }))).toEqual({ kind: 'nobody' })
})
