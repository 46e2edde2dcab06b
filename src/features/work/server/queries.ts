import { and, asc, type Column, desc, eq, gt, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import { guests } from '#features/guests/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import { listBlocks } from '#features/offers/server/resource-queries.ts'
import type { Resource } from '#features/offers/resources-contract.ts'
import type { GuestActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import type { GuestWork, Work } from '../contract.ts'
import type { Taken } from '../slots.ts'
import { toGuestWork, toWork, workColumns, type WorkRow } from './rows.ts'
import { serviceWork } from './table.ts'

const GUEST_LIST_SIZE = 100

const ofHotel = (hotelId: string) => and(eq(serviceWork.hotelId, hotelId), ne(sql`kind`, 'order'))

/** The newest requests and appointments of the guest's current stay, newest first. */
export async function listWorkOfGuest(
  tx: Tx,
  { hotelId, guestId, stayBeganAt }: GuestActor,
): Promise<GuestWork[]> {
  const rows = await tx
    .select(workColumns)
    .from(serviceWork)
    .where(and(ofHotel(hotelId), eq(serviceWork.guestId, guestId), gte(serviceWork.createdAt, stayBeganAt)))
    .orderBy(desc(serviceWork.createdAt), desc(serviceWork.id))
    .limit(GUEST_LIST_SIZE)
  return rows.map((row) => toGuestWork(row, guestId))
}

export async function findWork(tx: Tx, hotelId: string, id: string): Promise<Work | null> {
  const [row] = await tx
    .select(workColumns)
    .from(serviceWork)
    .where(and(ofHotel(hotelId), eq(serviceWork.id, id)))
  return row ? toWork(row) : null
}

/** A request or an appointment, held until the transaction ends. */
export async function holdWork(tx: Tx, hotelId: string, id: string): Promise<WorkRow | null> {
  const [row] = await tx
    .select(workColumns)
    .from(serviceWork)
    .where(and(ofHotel(hotelId), eq(serviceWork.id, id)))
    .for('update')
  return row ?? null
}

/** What was booked under a key before, of whatever service. */
export async function findByKey(tx: Tx, hotelId: string, guestId: string, key: string) {
  const [row] = await tx
    .select({ ...workColumns, hash: serviceWork.requestHash })
    .from(serviceWork)
    .where(
      and(
        ...[eq(serviceWork.hotelId, hotelId), eq(serviceWork.guestId, guestId)],
        eq(serviceWork.idempotencyKey, key),
      ),
    )
  return row ?? null
}

export async function addWork(tx: Tx, values: typeof serviceWork.$inferInsert): Promise<WorkRow> {
  const [row] = await tx.insert(serviceWork).values(values).returning(workColumns)
  if (!row) throw new Error('A booking was not added')
  return row
}

export type WorkChange = Partial<
  Omit<typeof serviceWork.$inferInsert, 'hotelId' | 'id' | 'version' | 'idempotencyKey' | 'requestHash'>
>

export async function saveWork(tx: Tx, { hotelId, id, version }: WorkRow, change: WorkChange) {
  const [row] = await tx
    .update(serviceWork)
    .set({ ...change, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(serviceWork.hotelId, hotelId), eq(serviceWork.id, id)))
    .returning(workColumns)
  if (!row) throw new Error('A held booking no longer exists')
  return row
}

/** A guest who may book, kept in their room until the transaction ends, with what the hotel says; null for any other. */
export async function keepGuest(tx: Tx, hotelId: string, guestId: string) {
  const [row] = await tx
    .select({
      ...{ guestName: guests.loginName, roomNumber: guests.roomNumber, expiresAt: guests.expiresAt },
      ...{ currency: hotels.currency, timeZone: hotels.timeZone },
    })
    .from(guests)
    .innerJoin(hotels, eq(hotels.id, guests.hotelId))
    .where(
      and(
        ...[eq(guests.hotelId, hotelId), eq(guests.id, guestId), eq(guests.isActive, true)],
        sql`(${guests.expiresAt} IS NULL OR ${guests.expiresAt} > now())`,
        ...[eq(hotels.isActive, true), sql`${hotels.deletedAt} IS NULL`],
      ),
    )
    .for('share', { of: guests })
  return row ?? null
}

/** The URLs of the pictures in the answers of a hotel's requests and appointments. */
export async function listAnswerPictures(tx: Tx, hotelId: string): Promise<string[]> {
  const rows = await tx.execute<{ url: string }>(sql`
    SELECT DISTINCT jsonb_path_query(${serviceWork.details}, '$.answers[*].picture ? (@ != null)') #>> '{}' AS url
    FROM ${serviceWork} WHERE ${ofHotel(hotelId)}`)
  return rows.map(({ url }) => url)
}

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
  const { resourceId, startsAt, busyUntil, places } = serviceWork
  const within = and(
    ...[eq(serviceWork.hotelId, hotelId), inArray(resourceId, [...ids])],
    ...[ne(serviceWork.status, 'cancelled'), lt(startsAt, until), gt(busyUntil, from)],
    except ? ne(serviceWork.id, except) : undefined,
  )
  return tx.execute<Taken>(sql`
    SELECT ${resourceId} AS "resourceId", ${milliseconds(startsAt)} AS from, ${milliseconds(busyUntil)} AS until,
      ${places} AS places
    FROM ${serviceWork} WHERE ${within}`)
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
      ...{ resourceId, from: beginsAt.getTime(), until: endsAt.getTime() },
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
  const { startsAt } = serviceWork
  const own = and(
    ...[eq(serviceWork.hotelId, hotelId), eq(serviceWork.guestId, guestId)],
    ...[eq(serviceWork.resourceId, resourceId), ne(serviceWork.status, 'cancelled')],
    ...[gte(startsAt, from), lt(startsAt, until)],
    except ? ne(serviceWork.id, except) : undefined,
  )
  return tx.$count(serviceWork, own)
}

const ALWAYS = new Date('9999-12-31T00:00:00Z')

/** What the appointments of a resource that are not over take of it. */
export const listAhead = (tx: Tx, hotelId: string, resourceId: string) =>
  listBooked(tx, hotelId, [resourceId], { from: new Date(), until: ALWAYS })

/** The appointments that touch a time, by their beginning. */
export async function listAppointments(tx: Tx, hotelId: string, { from, until }: Time): Promise<Work[]> {
  const rows = await tx
    .select(workColumns)
    .from(serviceWork)
    .where(
      and(
        ...[eq(serviceWork.hotelId, hotelId), eq(serviceWork.kind, 'appointment')],
        ...[ne(serviceWork.status, 'cancelled'), lt(serviceWork.startsAt, until)],
        gt(serviceWork.busyUntil, from),
      ),
    )
    .orderBy(asc(serviceWork.startsAt), asc(serviceWork.id))
  return rows.map(toWork)
}

/** The open requests and appointments of a guest's stay follow to another room (OP-72); returns them. */
export async function moveOpenWork(
  tx: Tx,
  hotelId: string,
  { guestId, from, to }: { guestId: string; from: string; to: string },
): Promise<WorkRow[]> {
  const stayBeganAt = tx
    .select({ at: guests.stayBeganAt })
    .from(guests)
    .where(and(eq(guests.hotelId, hotelId), eq(guests.id, guestId)))
  return tx
    .update(serviceWork)
    .set({
      ...{ roomNumber: to, movedFrom: from },
      ...{ version: sql`${serviceWork.version} + 1`, updatedAt: sql`now()` },
    })
    .where(
      and(
        ...[ofHotel(hotelId), eq(serviceWork.guestId, guestId)],
        ...[eq(serviceWork.bookingStatus, 'open'), eq(serviceWork.roomNumber, from)],
        gte(serviceWork.createdAt, sql`${stayBeganAt}`),
      ),
    )
    .returning(workColumns)
}

/** What a guest who was deleted had booked stays, with name and room (OP-54). */
export async function keepWorkOf(tx: Tx, hotelId: string, guestId: string) {
  await tx
    .update(serviceWork)
    .set({ guestId: null })
    .where(and(ofHotel(hotelId), eq(serviceWork.guestId, guestId)))
}
