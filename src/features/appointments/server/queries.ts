import { and, asc, type Column, eq, gt, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import { APPOINTMENTS, bookingsOf, columns } from '#features/bookings/server/of-kinds.ts'
import { rowColumns } from '#features/bookings/server/rows.ts'
import { guests } from '#features/guests/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { toServiceBooking } from '#features/service-bookings/server/rows.ts'
import type { Resource } from '#features/service-items/resources-contract.ts'
import { listBlocks } from '#features/service-items/server/resource-queries.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Taken } from '../slots.ts'

export async function findTimeZone(tx: Tx, hotelId: string): Promise<string | null> {
  const [hotel] = await tx.select({ timeZone: hotels.timeZone }).from(hotels).where(eq(hotels.id, hotelId))
  return hotel?.timeZone ?? null
}

/** When a guest's stay ends, and the hotel's time zone; a guest who was deleted stays for ever. */
export async function findStay(tx: Tx, hotelId: string, guestId: string | null) {
  const [hotel] = await tx.select({ timeZone: hotels.timeZone }).from(hotels).where(eq(hotels.id, hotelId))
  const [stay] = guestId
    ? await tx
        .select({ expiresAt: guests.expiresAt })
        .from(guests)
        .where(and(eq(guests.hotelId, hotelId), eq(guests.id, guestId)))
    : []
  return { expiresAt: stay?.expiresAt ?? null, timeZone: hotel?.timeZone ?? 'UTC' }
}

type Time = { from: Date; until: Date }

/** A moment in milliseconds, read as a number: of thousands, a tenth of the time that dates take. */
const milliseconds = (column: Column) => sql`date_part('epoch', ${column}) * 1000`

/** What appointments take of some resources within a time: thousands of rows, so as the database sends them. */
async function listBooked(
  tx: Tx,
  hotelId: string,
  ids: readonly string[],
  { from, until }: Time,
  except: string | null = null,
): Promise<Taken[]> {
  const { resourceId, startsAt, busyUntil, places } = columns
  const within = and(
    eq(columns.hotelId, hotelId),
    inArray(resourceId, [...ids]),
    ne(columns.status, 'cancelled'),
    lt(startsAt, until),
    gt(busyUntil, from),
    except ? ne(columns.id, except) : undefined,
  )
  return tx.execute<Taken>(sql`
    SELECT ${resourceId} AS "resourceId", ${milliseconds(startsAt)} AS from, ${milliseconds(busyUntil)} AS until,
      ${places} AS places
    FROM ${bookingsOf(APPOINTMENTS)} WHERE ${within}`)
}

/**
 * What is taken of some resources within a time, by appointments and by blocks.
 * @param except a booking that is about to be moved
 */
export async function listTaken(
  tx: Tx,
  hotelId: string,
  resources: readonly Pick<Resource, 'id' | 'capacity'>[],
  time: Time,
  except: string | null = null,
): Promise<Taken[]> {
  const ids = resources.map(({ id }) => id)
  if (ids.length === 0) return []
  const booked = await listBooked(tx, hotelId, ids, time, except)
  const blocks = await listBlocks(tx, hotelId, ids, time)
  const capacities = new Map(resources.map(({ id, capacity }) => [id, capacity]))
  return [
    ...booked,
    ...blocks.map(({ resourceId, beginsAt, endsAt }) => ({
      resourceId,
      from: beginsAt.getTime(),
      until: endsAt.getTime(),
      places: capacities.get(resourceId) ?? 1,
    })),
  ]
}

/** How many appointments of a guest with or at a resource begin within a time, but one that is moved. */
export async function countOwn(
  tx: Tx,
  hotelId: string,
  { guestId, resourceId }: { guestId: string; resourceId: string },
  { from, until }: Time,
  except: string | null,
): Promise<number> {
  const { startsAt } = columns
  const own = and(
    eq(columns.hotelId, hotelId),
    eq(columns.guestId, guestId),
    eq(columns.resourceId, resourceId),
    ne(columns.status, 'cancelled'),
    gte(startsAt, from),
    lt(startsAt, until),
    except ? ne(columns.id, except) : undefined,
  )
  return tx.$count(bookingsOf(APPOINTMENTS), own)
}

const ALWAYS = new Date('9999-12-31T00:00:00Z')

/** What the appointments of a resource that are not over take of it. */
export const listAhead = (tx: Tx, hotelId: string, resourceId: string) =>
  listBooked(tx, hotelId, [resourceId], { from: new Date(), until: ALWAYS })

/** The appointments that touch a time, by their beginning. */
export async function listAppointments(
  tx: Tx,
  hotelId: string,
  { from, until }: Time,
): Promise<ServiceBooking[]> {
  const rows = await tx
    .select(rowColumns)
    .from(bookingsOf(APPOINTMENTS))
    .where(
      and(
        eq(columns.hotelId, hotelId),
        ne(columns.status, 'cancelled'),
        lt(columns.startsAt, until),
        gt(columns.busyUntil, from),
      ),
    )
    .orderBy(asc(columns.startsAt), asc(columns.id))
  return rows.map((row) => toServiceBooking(row))
}
