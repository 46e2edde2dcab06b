import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import { type FlatTexts, flatten, unflatten } from '#kit/shared/texts.ts'
import type { Placed } from '#kit/shared/order.ts'
import { ANNOUNCEMENT_TEXTS, placesOf } from '../rules.ts'
import type { Announcement, AnnouncementDraft, StaffAnnouncement } from '../contract.ts'
import { announcements } from './table.ts'

const { hotelId: _hotel, toldAt: _told, ...staffColumns } = getTableColumns(announcements)
const { version: _version, ...columns } = staffColumns
/**
 * Highest index first: a new announcement gets the number of existing ones as its index (ANA-03), so it comes first.
 */
const inOrder = [desc(announcements.orderIndex), desc(announcements.createdAt)]

const fromRow = <Row extends FlatTexts<typeof ANNOUNCEMENT_TEXTS> & { createdAt: Date }>(row: Row) => ({
  ...unflatten(ANNOUNCEMENT_TEXTS, row),
  createdAt: row.createdAt.toISOString(),
})
const toRow = <One extends Pick<AnnouncementDraft, keyof typeof ANNOUNCEMENT_TEXTS>>(one: One) =>
  flatten(ANNOUNCEMENT_TEXTS, one)

/** The hotel's announcements in display order; unpublished ones only on request. */
export async function listAnnouncements(
  tx: Tx,
  hotelId: string,
  publishedOnly: boolean,
): Promise<Announcement[]> {
  const rows = await tx
    .select(columns)
    .from(announcements)
    .where(
      and(eq(announcements.hotelId, hotelId), publishedOnly ? eq(announcements.published, true) : undefined),
    )
    .orderBy(...inOrder)
  return rows.map(fromRow)
}

type NewAnnouncement = Pick<Announcement, 'title' | 'description'> &
  Partial<Omit<Announcement, 'createdAt'>> & { hotelId: string; createdAt?: Date }

export async function addAnnouncements(tx: Tx, all: readonly NewAnnouncement[]) {
  await tx.insert(announcements).values(all.map(toRow))
}

const oneOf = (hotelId: string, id: string) =>
  and(eq(announcements.hotelId, hotelId), eq(announcements.id, id))

/** All of the hotel's announcements in display order, as staff see them. */
export async function listStaffAnnouncements(tx: Tx, hotelId: string): Promise<StaffAnnouncement[]> {
  const rows = await tx
    .select(staffColumns)
    .from(announcements)
    .where(eq(announcements.hotelId, hotelId))
    .orderBy(...inOrder)
  return rows.map(fromRow)
}

/** The same, locked until the transaction ends, so that the order cannot change meanwhile. */
export async function holdAnnouncements(tx: Tx, hotelId: string): Promise<StaffAnnouncement[]> {
  await lockExclusive(tx, hotelId, 'announcements')
  return listStaffAnnouncements(tx, hotelId)
}

/** Reads an announcement and locks it until the transaction ends. */
export async function holdAnnouncement(
  tx: Tx,
  hotelId: string,
  id: string,
): Promise<StaffAnnouncement | null> {
  const [row] = await tx.select(staffColumns).from(announcements).where(oneOf(hotelId, id)).for('update')
  return row ? fromRow(row) : null
}

/**
 * Adds an announcement at the top: its index is the number of existing ones (ANA-03), whose indexes close up below it.
 */
export async function addAnnouncement(
  tx: Tx,
  hotelId: string,
  draft: AnnouncementDraft,
): Promise<StaffAnnouncement> {
  const others = await holdAnnouncements(tx, hotelId)
  const orderIndex = others.length
  await placeAnnouncements(tx, hotelId, placesOf(others))
  const [row] = await tx
    .insert(announcements)
    .values({ ...toRow(draft), hotelId, orderIndex })
    .returning(staffColumns)
  if (!row) throw new Error('The announcement was not added')
  return fromRow(row)
}

export async function saveAnnouncement(
  tx: Tx,
  hotelId: string,
  { id, version }: StaffAnnouncement,
  draft: AnnouncementDraft,
): Promise<StaffAnnouncement> {
  const [row] = await tx
    .update(announcements)
    .set({ ...toRow(draft), version: version + 1 })
    .where(oneOf(hotelId, id))
    .returning(staffColumns)
  if (!row) throw new Error('A locked announcement no longer exists')
  return fromRow(row)
}

export async function removeAnnouncement(tx: Tx, hotelId: string, id: string) {
  await tx.delete(announcements).where(oneOf(hotelId, id))
}

export async function placeAnnouncements(tx: Tx, hotelId: string, places: readonly Placed[]) {
  if (places.length === 0) return
  const ids = sql.param(places.map((place) => place.id))
  const indexes = sql.param(places.map((place) => place.orderIndex))
  await tx.execute(sql`UPDATE announcements SET order_index = wanted.place
    FROM unnest(${ids}::uuid[], ${indexes}::int[]) AS wanted (id, place)
    WHERE announcements.hotel_id = ${hotelId} AND announcements.id = wanted.id`)
}

/** An announcement as it is told to guests. */
export async function findForTelling(tx: Tx, hotelId: string, id: string) {
  const [row] = await tx.select().from(announcements).where(oneOf(hotelId, id))
  return row ? { ...fromRow(row), toldAt: row.toldAt } : null
}

/** Notes that guests are told of an announcement, so that they are told of it once. */
export const noteTold = (tx: Tx, hotelId: string, id: string) =>
  tx
    .update(announcements)
    .set({ toldAt: sql`now()` })
    .where(oneOf(hotelId, id))

/** Whether any announcement uses this picture. */
export const isPictureShown = async (tx: Tx, hotelId: string, url: string): Promise<boolean> =>
  (await tx.$count(announcements, and(eq(announcements.hotelId, hotelId), eq(announcements.imageUrl, url)))) >
  0
