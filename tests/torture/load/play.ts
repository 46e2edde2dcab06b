import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { newSessionId } from '#features/chat/rules.ts'
import { orderOf, type TestHotel } from '#tests/factories.ts'
import type { Server } from '../kit/server.ts'
import { type AttackName, ATTACKS } from './attacks.ts'
import { type Calls, callsTo } from './calls.ts'
import type { Hotels } from './hotels.ts'
import { keepPace, type Pace } from './pace.ts'
import { watchServer, type Watched } from './watch.ts'

/** An order that was sent; `id` once it was confirmed. */
export type Sent = { key: string; hotelId: string; dueAt: number; id: string | null }

export type Played = {
  orders: Pace
  reads: Pace
  signIns: Pace
  questions: Pace
  attack: Pace | null
  sent: Sent[]
  watched: Watched
  /** What the server held before and after, in bytes, once all garbage was gone. */
  held: { before: number; after: number }
}

/** Until what came of the last calls is told and forgotten. */
const SETTLES_MS = 2000
const READS_PER_ORDER = 2
const SIGN_INS_PER_SECOND = 1
const QUESTIONS_PER_SECOND = 1

const takeTurns = <T>(all: readonly T[], at: number): T => {
  const one = all[at % all.length]
  if (one === undefined) throw new Error('There is nobody whose turn it could be')
  return one
}

const attackAll = (calls: Calls, hotels: readonly TestHotel[], name: AttackName, isOver: () => boolean) =>
  keepPace(ATTACKS[name].perSecond, isOver, (at) => ATTACKS[name].attack(calls, takeTurns(hotels, at), at))

/**
 * Plays for some seconds: guests order, read the menu, ask the assistant and sign in at steady rates, under an attack
 * or not.
 * @param first the turn of the guest who orders first
 */
export async function playLoad(
  { address, liveMemory }: Pick<Server, 'address' | 'liveMemory'>,
  { all, guests, newcomers }: Hotels,
  options: { rate: number; seconds: number; attack: AttackName | null; first: number },
): Promise<Played> {
  const { rate, seconds, attack, first } = options
  const calls = callsTo(address)
  const before = await liveMemory()
  const end = performance.now() + seconds * 1000
  const isOver = () => performance.now() >= end
  const sent: Sent[] = []

  const placeOrder = async (at: number, dueAt: number) => {
    const { hotel, ...caller } = takeTurns(guests, first + at)
    const one: Sent = { key: randomUUID(), hotelId: hotel.id, dueAt, id: null }
    sent.push(one)
    const order = orderOf([
      [hotel.dishes[0], 2],
      [hotel.dishes[1], 1],
    ])
    const answer = await calls.write('bookings/place', { slug: hotel.slug, key: one.key, order }, caller)
    if (answer.status === 200) one.id = (JSON.parse(answer.text) as { json: { id: string } }).json.id
    return answer
  }
  const readMenu = (at: number) => {
    const { hotel, ...caller } = takeTurns(guests, first + at)
    return calls.read('menu/list', { slug: hotel.slug }, caller)
  }
  const signIn = (at: number) => {
    const { hotel, lastName, roomNumber, ...caller } = takeTurns(newcomers, at)
    return calls.write('sessions/signInGuest', { slug: hotel.slug, lastName, roomNumber }, caller)
  }
  const askAssistant = async (at: number) => {
    const { hotel, ...caller } = takeTurns(guests, first + at)
    const question = { sessionId: newSessionId(), language: 'en', key: randomUUID(), message: 'Hello!' }
    const answer = await calls.write('chat/send', { slug: hotel.slug, ...question }, caller)
    const isAnswered = answer.status !== 200 || answer.text.includes('"success":true')
    return isAnswered ? answer : { ...answer, status: 0 }
  }
  const [orders, reads, signIns, questions, attacked, watched] = await Promise.all([
    keepPace(rate, isOver, placeOrder),
    keepPace(rate * READS_PER_ORDER, isOver, readMenu),
    keepPace(SIGN_INS_PER_SECOND, isOver, signIn),
    keepPace(QUESTIONS_PER_SECOND, isOver, askAssistant),
    attack && attackAll(calls, all, attack, isOver),
    watchServer(address, isOver),
  ])
  await pause(SETTLES_MS)
  const held = { before, after: await liveMemory() }
  return { orders, reads, signIns, questions, attack: attacked, sent, watched, held }
}
