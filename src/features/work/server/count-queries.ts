import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { amongServices } from '#kit/server/fence.ts'
import { serviceWork } from './table.ts'

const { hotelId, bookingStatus, startsAt } = serviceWork
const ofHotels = (hotelIds: readonly string[]) => and(inArray(hotelId, [...hotelIds]), ne(sql`kind`, 'order'))

/** How many open requests and appointments each of these hotels has, and how many of them lie ahead with their time. */
export async function countOpenWork(tx: Tx, hotelIds: readonly string[]) {
  const rows = await amongServices(tx, () =>
    tx
      .select({
        hotelId,
        open: sql<number>`count(*)::int`,
        ahead: sql<number>`count(*) FILTER (WHERE ${startsAt} > now())::int`,
      })
      .from(serviceWork)
      .where(and(ofHotels(hotelIds), eq(bookingStatus, 'open')))
      .groupBy(hotelId),
  )
  return (id: string) => rows.find((row) => row.hotelId === id) ?? { open: 0, ahead: 0 }
}

/** How many requests and appointments each of these hotels has ever had. */
export async function countAllWork(tx: Tx, hotelIds: readonly string[]) {
  const rows = await amongServices(tx, () =>
    tx
      .select({ hotelId, count: sql<number>`count(*)::int` })
      .from(serviceWork)
      .where(ofHotels(hotelIds))
      .groupBy(hotelId),
  )
  return (id: string) => rows.find((row) => row.hotelId === id)?.count ?? 0
}
