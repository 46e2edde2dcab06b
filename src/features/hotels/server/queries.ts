import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { lockExclusive, lockShared } from '#kit/server/hotel-parts.ts'
import type { Hotel } from '../contract.ts'
import { addressOf, sceneOf } from '../scene/address.ts'
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
  address: hotels.address,
  checkInTime: hotels.checkInTime,
  checkOutTime: hotels.checkOutTime,
  website: hotels.website,
  instagram: hotels.instagram,
  facebook: hotels.facebook,
}

/** The active hotel with this slug (PLAT-12). */
export async function findHotelBySlug(tx: Tx, slug: string): Promise<Hotel | null> {
  const [hotel] = await tx
    .select(publicColumns)
    .from(hotels)
    .where(and(eq(hotels.slug, slug), eq(hotels.isActive, true), isNull(hotels.deletedAt)))
  return hotel ? { ...hotel, scene: addressOf(sceneOf(hotel)) } : null
}

/** An active hotel, as what is sent from it names it and leads to it; null where it is closed. */
export async function findOpenHotel(tx: Tx, id: string) {
  const { slug, name, timeZone, currency } = publicColumns
  const [hotel] = await tx
    .select({ slug, name, timeZone, currency })
    .from(hotels)
    .where(and(eq(hotels.id, id), eq(hotels.isActive, true), isNull(hotels.deletedAt)))
  return hotel ?? null
}

/** The hotel with this slug in any state, for the operator's commands. */
export async function findHotelInAnyState(tx: Tx, slug: string) {
  const [hotel] = await tx
    .select({ ...publicColumns, deletedAt: hotels.deletedAt })
    .from(hotels)
    .where(eq(hotels.slug, slug))
  return hotel ?? null
}

/** Reads the contact number for guests, and locks the hotel's profile until the transaction ends. */
export async function holdContactNumber(tx: Tx, hotelId: string): Promise<string | null> {
  await lockExclusive(tx, hotelId, 'profile')
  const [hotel] = await tx
    .select({ number: hotels.bookingSupportNumber })
    .from(hotels)
    .where(eq(hotels.id, hotelId))
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
  if (!row) throw new Error('The hotel was not added')
  return row.id
}

/** Whether the hotel accepts new staff; if so, it does until the transaction ends. */
export async function keepOpenHotel(tx: Tx, hotelId: string): Promise<boolean> {
  await lockShared(tx, hotelId, 'profile')
  const [hotel] = await tx
    .select({ id: hotels.id })
    .from(hotels)
    .where(and(eq(hotels.id, hotelId), eq(hotels.isActive, true), isNull(hotels.deletedAt)))
  return hotel !== undefined
}
