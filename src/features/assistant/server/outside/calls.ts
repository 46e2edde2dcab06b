import { sql } from 'drizzle-orm'
import type { Hotel } from '#features/hotels/contract.ts'
import type { Tx } from '#kit/server/database.ts'
import { deleteBatch } from '#kit/server/delete-rows.ts'
import { outsideCalls } from '../table.ts'

/** The part of a hotel's calls that visitors may use; the rest is for guests who have signed in. */
const OF_VISITORS = 0.5

/**
 * Counts a call of the model or the webhook; false when the hotel has none left today.
 * @param perDay how many calls a hotel has in a day of its own clock
 */
export async function takeOutsideCall(
  tx: Tx,
  { id: hotelId, timeZone }: Pick<Hotel, 'id' | 'timeZone'>,
  { perDay, isVisitor }: { perDay: number; isVisitor: boolean },
): Promise<boolean> {
  const most = isVisitor ? Math.ceil(perDay * OF_VISITORS) : perDay
  const visitors = isVisitor ? 1 : 0
  if (most === 0) return false
  const rows = await tx.execute(sql`
    INSERT INTO chat_outside_calls AS c (hotel_id, day, calls, visitor_calls)
      VALUES (${hotelId}, (now() AT TIME ZONE ${timeZone})::date, 1, ${visitors}::int)
    ON CONFLICT (hotel_id, day) DO UPDATE SET calls = c.calls + 1, visitor_calls = c.visitor_calls + ${visitors}::int
      WHERE c.calls < ${perDay}::int AND (${visitors}::int = 0 OR c.visitor_calls < ${most}::int)
    RETURNING 1`)
  return rows.length > 0
}

export const deleteOldOutsideCalls = (tx: Tx) =>
  deleteBatch(tx, { table: sql`${outsideCalls}`, key: sql`hotel_id, day` }, sql`day < current_date - 2`)
