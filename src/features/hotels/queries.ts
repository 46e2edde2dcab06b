import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import type { Hotel } from './contract.ts'
import { hotels } from './table.ts'

export const publicColumns = {
  id: hotels.id,
  slug: hotels.slug,
  name: hotels.name,
  logoUrl: hotels.logoUrl,
  coverUrl: hotels.coverUrl,
  contactEmail: hotels.contactEmail,
  contactPhone: hotels.contactPhone,
  primaryColor: hotels.primaryColor,
  bookingSupportNumber: hotels.bookingSupportNumber,
  currency: hotels.currency,
  timeZone: hotels.timeZone,
}

/** The active hotel with this slug (PLAT-12). */
export async function findHotelBySlug(tx: Tx, slug: string): Promise<Hotel | null> {
  const [hotel] = await tx
    .select(publicColumns)
    .from(hotels)
    .where(and(eq(hotels.slug, slug), eq(hotels.isActive, true), isNull(hotels.deletedAt)))
  return hotel ?? null
}

/** The hotel of this slug in whatever state, for the operator's commands. */
export async function findHotelInAnyState(tx: Tx, slug: string) {
  const [hotel] = await tx
    .select({ ...publicColumns, deletedAt: hotels.deletedAt })
    .from(hotels)
    .where(eq(hotels.slug, slug))
  return hotel ?? null
}

/** Reads the number that guests call, and holds the hotel until the transaction ends. */
export async function holdContactNumber(tx: Tx, hotelId: string): Promise<string | null> {
  const [hotel] = await tx
    .select({ number: hotels.bookingSupportNumber })
    .from(hotels)
    .where(eq(hotels.id, hotelId))
    .for('no key update')
  return hotel?.number ?? null
}

export async function saveContactNumber(tx: Tx, hotelId: string, bookingSupportNumber: string | null) {
  await tx
    .update(hotels)
    .set({ bookingSupportNumber, version: sql`${hotels.version} + 1` })
    .where(eq(hotels.id, hotelId))
}

export async function addHotel(tx: Tx, hotel: typeof hotels.$inferInsert): Promise<string> {
  const [row] = await tx.insert(hotels).values(hotel).returning({ id: hotels.id })
  if (!row) throw new Error('A hotel was not added')
  return row.id
}

/** Gives a hotel its chat settings, with the defaults. */
export async function openChatSettings(tx: Tx, hotelId: string) {
  await tx.execute(sql`INSERT INTO chat_settings (hotel_id) VALUES (${hotelId}) ON CONFLICT DO NOTHING`)
}

/** Hotels by slug, with how many guests and open bookings they have: for the operator. */
export async function countHotels(tx: Tx, isDeleted: boolean) {
  return tx.execute<{
    slug: string
    name: string
    isActive: boolean
    /** The day in UTC. */
    deletedOn: string | null
    isPurging: boolean
    guests: number
    openBookings: number
  }>(sql`SELECT slug, name, is_active AS "isActive", to_char(deleted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "deletedOn",
      purge_started_at IS NOT NULL AS "isPurging",
      coalesce(g.count, 0)::int AS guests, coalesce(b.count, 0)::int AS "openBookings"
    FROM hotels
    LEFT JOIN (SELECT hotel_id, count(*) FROM guests GROUP BY hotel_id) g ON g.hotel_id = hotels.id
    LEFT JOIN (SELECT hotel_id, count(*) FROM service_bookings WHERE booking_status = 'open' GROUP BY hotel_id) b
      ON b.hotel_id = hotels.id
    WHERE (deleted_at IS NOT NULL) = ${isDeleted}
    ORDER BY slug`)
}
