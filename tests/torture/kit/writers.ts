import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#kit/server/database.ts'
import { makeGuest, makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { type Api, apiOver, type Cookies, linkTo, outcomeOf } from './client.ts'
import { ask } from './database.ts'

const WRITERS = 10
const ORDER_TIMEOUT_MS = 5000

type Sent = { key: string; writer: number; bookingId: string | null; attempts: number }

export type Tally = { sent: number; confirmed: number; failed: number; retried: number }

/** Ten guests who order, and remember under which key, and what they were told. */
export async function openWriters(address: string, databaseUrl: string) {
  const database = openDatabase(databaseUrl, { connections: 2 })
  const hotel: TestHotel = await makeHotel(database)
  const guests = []
  for (let at = 0; at < WRITERS; at++) {
    guests.push(await makeGuest(database, hotel, { roomNumber: String(100 + at) }))
  }
  await database.close()
  const apis: Api[] = []
  for (const { guestName: lastName, roomNumber } of guests) {
    const cookies: Cookies = new Map()
    const api = apiOver(linkTo(address, { cookies, timeoutMs: ORDER_TIMEOUT_MS }))
    await api.sessions.signInGuest({ slug: hotel.slug, lastName, roomNumber })
    apis.push(api)
  }
  const all: Sent[] = []
  const tally: Tally = { sent: 0, confirmed: 0, failed: 0, retried: 0 }
  const order = orderOf([
    [hotel.dishes[0], 2],
    [hotel.dishes[1], 1],
  ])

  /** Sends one order; whether it was confirmed. Throws on an answer that nobody expects. */
  const send = async (one: Sent): Promise<boolean> => {
    one.attempts++
    try {
      const api = apis[one.writer]
      const booking = await api?.bookings.place({ slug: hotel.slug, key: one.key, order })
      if (one.bookingId && one.bookingId !== booking?.id) throw new Error(`${one.key} was placed twice`)
      one.bookingId = booking?.id ?? null
      tally.confirmed++
      return true
    } catch (error) {
      const { outcome, code } = outcomeOf(error)
      const isExpected = outcome === 'unknown' && code !== 'INTERNAL_SERVER_ERROR'
      if (!isExpected && code !== 'RATE_LIMITED') throw error
      if (code !== 'RATE_LIMITED') tally.failed++
      return false
    }
  }

  return {
    hotel,
    tally,
    forgetLimits: (url: string) => ask(url, 'DELETE FROM rate_limits'),
    /** Every writer orders until `isOver`, at most three times: more are not allowed in a minute. */
    orderUntil: async (isOver: () => boolean) => {
      const write = async (writer: number) => {
        for (let count = 0; count < 3 && !isOver(); count++) {
          const one: Sent = { key: randomUUID(), writer, bookingId: null, attempts: 0 }
          all.push(one)
          tally.sent++
          await send(one)
        }
      }
      await Promise.all(apis.map((_api, writer) => write(writer)))
    },
    /** Sends everything that was not confirmed again under its key, until it is. */
    retryAll: async (url: string) => {
      const rest = all.filter(({ bookingId }) => !bookingId)
      for (const one of rest) {
        tally.retried++
        for (let attempt = 0; !(await send(one)); attempt++) {
          if (attempt === 20) throw new Error(`${one.key} is still refused`)
          await ask(url, 'DELETE FROM rate_limits')
          await pause(100)
        }
      }
    },
    /** Throws unless the database holds every order exactly once, as it was confirmed. */
    check: async (url: string) => {
      const rows = await ask<{ id: string; key: string }>(
        url,
        'SELECT id, idempotency_key AS key FROM service_bookings WHERE hotel_id = $1',
        [hotel.id],
      )
      const held = new Map(rows.map(({ id, key }) => [key, id]))
      const lost = all.filter(({ key, bookingId }) => held.get(key) !== bookingId)
      if (lost.length > 0) throw new Error(`${lost.length} orders are not there as confirmed`)
      if (rows.length !== all.length) throw new Error(`${rows.length} bookings for ${all.length} orders`)
    },
  }
}
