import { sql } from 'drizzle-orm'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { alikeName, alikeRoom } from '#kit/shared/alike.ts'

const BATCH = 1000

/** Computes missing folded names and rooms for all guests; safe to run in several processes at once. */
export async function foldGuests(database: Database) {
  while ((await foldSome(database)) === BATCH);
}

const foldSome = (database: Database) =>
  database.withActor(SYSTEM, async (tx) => {
    const rows = await tx.execute<{ hotel: string; id: string; name: string; room: string }>(sql`
      SELECT hotel_id AS hotel, id, login_name AS name, room_number AS room FROM guests
      WHERE login_alike IS NULL ORDER BY hotel_id, id LIMIT ${BATCH} FOR NO KEY UPDATE`)
    const folded = rows.map(({ name, room, ...row }) => ({
      ...row,
      name: alikeName(name),
      room: alikeRoom(room),
    }))
    await tx.execute(sql`
      UPDATE guests g SET login_alike = f.name, room_alike = f.room
      FROM jsonb_to_recordset(${JSON.stringify(folded)}::jsonb) AS f (hotel uuid, id uuid, name text, room text)
      WHERE g.hotel_id = f.hotel AND g.id = f.id`)
    return rows.length
  })
