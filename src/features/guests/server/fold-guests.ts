import { sql } from 'drizzle-orm'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { alikeName, alikeRoom } from '#features/language/alike.ts'

const BATCH = 1000

/** Computes missing folded names and rooms for all guests; safe to run in several processes at once. */
export async function foldGuests(database: Database) {
  while ((await foldSome(database)) === BATCH);
}

const foldSome = (database: Database) =>
  database.withActor(SYSTEM, async (tx) => {
    const rows = await tx.execute<{ hotel: string; id: string; name: string; room: string }>(sql`
      SELECT hotel_id AS hotel, id, login_name AS name, room_number AS room FROM guests
      WHERE login_alike IS NULL ORDER BY hotel_id, id LIMIT ${BATCH}`)
    const folded = rows.map((row) => ({
      ...row,
      login_alike: alikeName(row.name),
      room_alike: alikeRoom(row.room),
    }))
    // Whoever was renamed meanwhile was folded with it.
    await tx.execute(sql`
      WITH f AS MATERIALIZED (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(folded)}::jsonb)
          AS f (hotel uuid, id uuid, name text, room text, login_alike text, room_alike text)
      )
      UPDATE guests g SET login_alike = f.login_alike, room_alike = f.room_alike FROM f
      WHERE g.hotel_id = f.hotel AND g.id = f.id AND g.login_name = f.name AND g.room_number = f.room`)
    return rows.length
  })
