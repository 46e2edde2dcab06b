import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, inject } from 'vitest'
import { placeOrder } from '#features/room-service/server/place.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { copyDatabase } from './database.ts'
import { openProxy } from './database-proxy.ts'
import { makeHotel, orderOf, type TestHotel } from './factories.ts'

type BehindProxy = {
  /** With four connections, all through `way`. */
  database: Database
  way: Awaited<ReturnType<typeof openProxy>>
  hotel: TestHotel
  countBookings(): Promise<number | undefined>
  /** Orders one dish under this key. */
  place(key: string): Promise<unknown>
}

/** For a test file: a database of its own behind a proxy, with a hotel; filled in before its first test. */
export function openBehindProxy(): BehindProxy {
  const opened = {
    countBookings: () =>
      opened.database.withActor(SYSTEM, async (tx) => {
        const [row] = await tx.execute<{ count: number }>(
          sql`SELECT count(*)::int AS count FROM service_bookings`,
        )
        return row?.count
      }),
    place: (key: string) => {
      const { guest, dishes } = opened.hotel
      return placeOrder(opened.database, { actor: guest }, key, orderOf([[dishes[0], 1]]), false)
    },
  } as BehindProxy
  let copy: Awaited<ReturnType<typeof copyDatabase>>
  beforeAll(async () => {
    copy = await copyDatabase(inject('templateUrl'))
    opened.way = await openProxy(copy.serverUrl)
    opened.database = openDatabase(opened.way.url, { connections: 4 })
    opened.hotel = await makeHotel(opened.database)
  })
  afterAll(async () => {
    await opened.database.close()
    opened.way.cut()
    await opened.way.close()
    await copy.drop()
  })
  return opened
}
