import { randomInt, randomUUID } from 'node:crypto'
import { newSessionId } from '#features/chat/rules.ts'
import { newToken } from '#kit/server/tokens.ts'
import type { TestHotel } from '#tests/factories.ts'
import type { Answer, Calls } from './calls.ts'

export type Attack = {
  perSecond: number
  attack(calls: Calls, hotel: TestHotel, at: number): Promise<Answer>
}

const ADDRESSES = 20
const addressAt = (at: number) => `203.0.113.${at % ADDRESSES}`
const withoutCookies = (at: number) => ({ cookie: '', ip: addressAt(at) })
const anybody = () => newToken().slice(0, 8)

/** What strangers from twenty addresses do, none of whom has signed in. */
export const ATTACKS = {
  // names and rooms that nobody has tried yet: each costs a hash
  'login-flood': {
    perSecond: 100,
    attack: (calls, { slug }, at) =>
      calls.write(
        'sessions/signInGuest',
        { slug, lastName: anybody(), roomNumber: anybody() },
        withoutCookies(at),
      ),
  },
  'sign-outs': {
    perSecond: 200,
    attack: (calls, { slug }, at) =>
      calls.write(
        'sessions/signOutGuest',
        { slug },
        { cookie: `hotelly_guest=${newToken()}`, ip: addressAt(at) },
      ),
  },
  // without a cookie each message comes from a new browser
  'chat-flood': {
    perSecond: 50,
    attack: (calls, { slug }, at) =>
      calls.write(
        'chat/send',
        { slug, sessionId: newSessionId(), language: 'en', key: randomUUID(), message: 'When is breakfast?' },
        withoutCookies(at),
      ),
  },
  'minted-cookies': {
    perSecond: 200,
    attack: (calls, { slug, dishes }, at) => {
      const cookie = `hotelly_guest=${newToken()}; hotelly_device=${newToken()}..${newToken()}`
      const caller = { cookie, ip: addressAt(at) }
      if (at % 2 === 0) return calls.read('sessions/currentGuest', { slug }, caller)
      const order = {
        items: [{ itemId: dishes[0].id, quantity: 1 }],
        shownTotal: dishes[0].price,
        currency: 'USD',
        specialInstructions: null,
      }
      return calls.write('bookings/place', { slug, key: randomUUID(), order }, caller)
    },
  },
  // each from another address, so that no limit is reached
  reads: {
    perSecond: 500,
    attack: (calls, { slug }) =>
      calls.read(
        'menu/list',
        { slug },
        { cookie: '', ip: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
      ),
  },
} satisfies Record<string, Attack>

export type AttackName = keyof typeof ATTACKS
