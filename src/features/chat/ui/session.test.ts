import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AWAY_MS } from '../rules.ts'
import { holdSession, isOver, leaveSession, resumeSession, startSession } from './session.ts'

const HERE = 'demo-hotel'
const NOW = Date.parse('2026-11-21T18:00:00Z')
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a session is twenty letters and digits, and the same after a reload', () => {
  const { id } = resumeSession(HERE, NOW)
  expect(id).toMatch(/^[A-Za-z0-9]{20}$/)
  expect(resumeSession(HERE, NOW).id).toBe(id)
  expect(resumeSession('another-hotel', NOW).id).not.toBe(id)
  expect(startSession(HERE).id).not.toBe(id)
})

test.each([
  [AWAY_MS - 1, true],
  [AWAY_MS, false],
])('away for %i ms: the same session is %s', (away, isSame) => {
  const { id } = resumeSession(HERE, NOW)
  leaveSession(HERE, NOW)
  leaveSession(HERE, NOW + away - 1)
  expect(resumeSession(HERE, NOW + away).id === id).toBe(isSame)
})

test('coming back in time restarts the five minutes', () => {
  const { id } = resumeSession(HERE, NOW)
  leaveSession(HERE, NOW)
  resumeSession(HERE, NOW + AWAY_MS - 1)
  leaveSession(HERE, NOW + AWAY_MS)
  expect(resumeSession(HERE, NOW + 2 * AWAY_MS - 1).id).toBe(id)
})

test('a chat that a person has to answer waits for its guest', () => {
  const { id } = resumeSession(HERE, NOW)
  holdSession(HERE, 'another session', true)
  expect(isOver({ ...resumeSession(HERE, NOW), leftAt: NOW }, NOW + AWAY_MS)).toBe(true)
  holdSession(HERE, id, true)
  leaveSession(HERE, NOW)
  expect(resumeSession(HERE, NOW + 100 * AWAY_MS).id).toBe(id)
})

test.each(['not JSON', '{}', '[]', 'null', '{"id":7}'])('%s in the store makes a new session', (value) => {
  kept.set(`hotelly-guest chat ${HERE}`, value)
  expect(resumeSession(HERE, NOW).id).toMatch(/^[A-Za-z0-9]{20}$/)
})

test('a browser without storage can still chat', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(resumeSession(HERE, NOW).id).toMatch(/^[A-Za-z0-9]{20}$/)
  leaveSession(HERE, NOW)
})

test('a session belongs to the person who started it: a visitor’s passes to the guest who signs in, a guest’s to nobody else', () => {
  const signIn = (guestId: string) => {
    const guest = { isGuest: 'true', guestId, guestName: guestId, roomNumber: '7', guestHotel: HERE }
    for (const [key, value] of Object.entries(guest)) kept.set(key, value)
  }
  const { id } = resumeSession(HERE, NOW)
  signIn('first')
  expect(resumeSession(HERE, NOW).id).toBe(id)
  signIn('second')
  const second = resumeSession(HERE, NOW).id
  expect(second).not.toBe(id)
  kept.set('isGuest', 'false')
  expect(resumeSession(HERE, NOW).id).not.toBe(second)
})
