import { type SQL, sql } from 'drizzle-orm'
import { unseenBookings } from '#features/alerts/server/unseen-queries.ts'
import { unseenConversations } from '#features/chat/server/unseen-queries.ts'
import type { Tx } from '#kit/server/database.ts'
import type { AnyHotel } from '../contract.ts'

type Unseen = Pick<AnyHotel, 'unseenBookings' | 'unseenChats'>

const NONE: Unseen = { unseenBookings: 0, unseenChats: 0 }

/** A statement of all that nobody has seen in these hotels although everybody was alerted: `hotel_id` and `is_chat`. */
export const unseenOf = (hotelIds: SQL) => sql`
  SELECT hotel_id, false AS is_chat FROM (${unseenBookings(hotelIds)}) booked
  UNION ALL SELECT hotel_id, true FROM (${unseenConversations(hotelIds)}) asked`

/** How much of it there is in each of several hotels. */
export async function readUnseen(tx: Tx, hotelIds: readonly string[]) {
  const rows = await tx.execute<Unseen & { id: string }>(sql`
    SELECT hotel_id AS id, (count(*) FILTER (WHERE NOT is_chat))::int AS "unseenBookings",
      (count(*) FILTER (WHERE is_chat))::int AS "unseenChats"
    FROM (${unseenOf(sql`${sql.param(hotelIds)}::uuid[]`)}) unseen GROUP BY hotel_id`)
  const unseenAt = new Map(rows.map(({ id, ...unseen }) => [id, unseen]))
  return (hotelId: string): Unseen => unseenAt.get(hotelId) ?? NONE
}
