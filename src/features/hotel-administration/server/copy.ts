import { sql } from 'drizzle-orm'
import { menuItems } from '#features/menu/server/table.ts'
import { announcements } from '#features/announcements/server/table.ts'
import { offers } from '#features/service-items/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import { keyOfUrl, type Storage } from '#kit/server/storage.ts'
import { smallSizeOf } from '#kit/shared/small-picture.ts'
import { disallowServices } from '#features/services/server/queries.ts'
import { holdPrices, savePrices } from './queries.ts'
import { becomesZero, priceIn } from '#features/hotels/rules.ts'

/** The tables copied from a template to a new hotel: never guests, staff or bookings. */
const COPIED = [
  'services',
  'menu_items',
  'announcements',
  'chatbot_knowledge',
  'chat_settings',
  'kitchens',
  'offers',
]
/** Their rows keep their ids, by which those of other tables name them. */
const NAMED_BY_OTHERS = ['option_groups', 'option_choices', 'menu_parts', 'resources']
const NEVER = [
  'hotel_id',
  'version',
  'updated_at',
  'sold_out_until',
  'stock',
  'delay_minutes',
  'delay_until',
  'paused_until',
  // in the words of the guests of the other
  'phrasings',
]
const AT_ONCE = 8

async function copyRows(tx: Tx, table: string, from: string, to: string) {
  const left = NAMED_BY_OTHERS.includes(table) ? NEVER : [...NEVER, 'id']
  const columns = await tx.execute<{ name: string }>(sql`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ${table} AND is_generated = 'NEVER'
      AND column_name <> ALL (${sql.param(left)}::text[]) ORDER BY ordinal_position`)
  if (columns.length === 0) return
  const names = columns.map(({ name }) => sql.identifier(name))
  const values = columns.map(({ name }) =>
    name === 'image_url' ? sql`replace(image_url, ${from}, ${to})` : sql.identifier(name),
  )
  await tx.execute(sql`INSERT INTO ${sql.identifier(table)} (hotel_id, ${sql.join(names, sql`, `)})
    SELECT ${to}::uuid, ${sql.join(values, sql`, `)} FROM ${sql.identifier(table)} WHERE hotel_id = ${from} RETURNING 1`)
}

/**
 * Copies a hotel's services, menu with its options, offers with who does them, announcements, knowledge and chat
 * settings; the pictures must already be stored under the new hotel's id. What the platform allowed the one is not
 * allowed the other by that: its offers wait for it.
 */
export async function copyContents(tx: Tx, from: string, to: string) {
  for (const table of [...COPIED, ...NAMED_BY_OTHERS]) await copyRows(tx, table, from, to)
  await disallowServices(tx, to)
}

/**
 * Converts a new hotel's prices to the same numbers in another currency. False when one would be too high, or become
 * zero.
 */
export async function convertPrices(tx: Tx, hotelId: string, from: string, to: string): Promise<boolean> {
  const known = await holdPrices(tx, hotelId)
  const fitting = known.flatMap(({ id, price: before }) => {
    const price = priceIn(to, before, from)
    return price === null || becomesZero(before, price) ? [] : [{ id, price }]
  })
  if (fitting.length < known.length) return false
  await savePrices(tx, hotelId, fitting)
  return true
}

/** The URLs of the pictures that a hotel shows, other than its logo and cover. */
export async function listPictures(tx: Tx, hotelId: string): Promise<string[]> {
  const rows = await tx.execute<{ url: string }>(sql`
    SELECT image_url AS url FROM ${menuItems} WHERE hotel_id = ${hotelId} AND image_url IS NOT NULL
    UNION SELECT image_url FROM ${announcements} WHERE hotel_id = ${hotelId} AND image_url IS NOT NULL
    UNION SELECT image_url FROM ${offers} WHERE hotel_id = ${hotelId} AND image_url IS NOT NULL`)
  return rows.map(({ url }) => url)
}

/** Copies a hotel's pictures, in all their sizes, to the id of another. */
export async function copyPictures(storage: Storage, urls: readonly string[], from: string, to: string) {
  const waiting = urls.flatMap((url) => keyOfUrl(url) ?? []).flatMap((key) => [key, smallSizeOf(key)])
  const worker = async () => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const bytes = await storage.read(key)
      if (bytes) await storage.put(key.replace(from, to), bytes)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
