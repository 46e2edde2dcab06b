import { type SQL, sql } from 'drizzle-orm'
import { chatConversations } from './table.ts'

/**
 * A statement of the conversations in which a guest has begun to wait in the last 24 hours whom nobody has seen, although
 * everybody was alerted, as `alertedSince` has it: `hotel_id` and since when (`alerted_at`).
 * @param hotelIds an array
 */
export const unseenConversations = (hotelIds: SQL) => sql`
  SELECT c.hotel_id, c.alerted_at FROM ${chatConversations} c
  WHERE c.hotel_id = ANY (${hotelIds})
    AND c.state = 'waiting' AND c.handed_over_at > now() - interval '24 hours'
    AND c.alerted_at >= c.handed_over_at AND coalesce(c.staff_saw_at < c.handed_over_at, true)`
