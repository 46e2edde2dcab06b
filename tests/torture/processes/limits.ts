import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { newSessionId } from '#features/chat/rules.ts'
import type { Database } from '#kit/server/database.ts'
import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import { makeGuest, makeHotel, orderOf } from '#tests/factories.ts'
import type { Api } from '../kit/client.ts'
import { report } from '../kit/part.ts'
import { at, newBrowser, refusalOf } from './browsers.ts'

/** How many reads each further process may let through (`src/app/read-limit.ts`). */
const UNTOLD = 9
const AT_ONCE = 5
const TOLD_WITHIN_MS = 250

/** Calls the processes in turn, all at once; returns the refusals, null for what was done. */
const inTurn = (apis: readonly Api[], count: number, call: (api: Api) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => refusalOf(call(at(apis, turn)))))

function expectCount(name: string, found: number, { from, to = from }: { from: number; to?: number }) {
  const allowed = from === to ? `${from}` : `${from} to ${to}`
  if (found < from || found > to) throw new Error(`${name}: ${found} instead of ${allowed}`)
  report(name, `${found} (${allowed})`)
}

/** Each limit is one for all processes. */
export async function keepLimits(addresses: string[], database: Database) {
  const hotel = await makeHotel(database)
  const { slug } = hotel
  const guest = await newBrowser(addresses)
  const { guestName: lastName, roomNumber } = await makeGuest(database, hotel, { roomNumber: '505' })
  await at(guest, 0).sessions.signInGuest({ slug, lastName, roomNumber })
  const order = orderOf([[hotel.dishes[0], 1]])
  const orders = await inTurn(guest, 24, (api) => api.bookings.place({ slug, key: randomUUID(), order }))
  const done = (all: readonly (string | null)[]) => all.filter((refusal) => refusal === null).length
  expectCount('orders of a guest in a minute', done(orders), {
    from: RATE_LIMITS.room_service_booking.maxAttempts,
  })

  const thief = await newBrowser(addresses)
  const guesses = await inTurn(thief, 24, (api) =>
    api.sessions.signInGuest({ slug, lastName: 'Nobody', roomNumber: '1' }),
  )
  // The last one that is judged tells of the lock, as those behind it do.
  const judged = guesses.filter((refusal) => refusal !== 'RATE_LIMITED').length + 1
  expectCount('guesses of a device that were judged', judged, { from: RATE_LIMITS.guest_login.maxAttempts })

  const talker = await newBrowser(addresses)
  const messages = await inTurn(talker, 24, (api) =>
    api.chat.send({ slug, sessionId: newSessionId(), language: 'en', message: 'Hello', key: randomUUID() }),
  )
  expectCount('messages of a browser to the assistant', done(messages), {
    from: RATE_LIMITS.chatbot_message.maxAttempts,
  })

  const reader = await newBrowser(addresses)
  let reads = 0
  for (let turn = 0; turn < (addresses.length * 60) / AT_ONCE; turn++) {
    reads += done(await inTurn([at(reader, turn)], AT_ONCE, (api) => api.menu.list({ slug })))
    await pause(TOLD_WITHIN_MS)
  }
  const { maxAttempts: from } = RATE_LIMITS.database_read
  expectCount('reads of a browser in a minute', reads, { from, to: from + UNTOLD * (addresses.length - 1) })
}
