import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { Topic } from '#kit/shared/live-events.ts'
import type { Product } from '../product.ts'
import { absentPlace, type Place } from './calls.ts'
import { type FullHotel, makeFullHotel } from './full-hotel.ts'
import { makePrincipals, mayKnow, type Principal, type Target } from './principals.ts'
import { makeTwin, type Twin } from './twin.ts'

/** Two hotels, everybody who could ask, and what is there to be asked about. */
export type World = {
  product: Product
  address: string
  own: FullHotel
  other: FullHotel
  /** Another hotel with the ids of `own`. */
  twin: Twin
  principals: Principal[]
  places: Record<Target, Place>
}

/** @param address of the product, which listens */
export async function makeWorld(product: Product, address: string): Promise<World> {
  const own = await makeFullHotel(product, address, '198.51.100.201')
  const other = await makeFullHotel(product, address, '198.51.100.202')
  const twin = await makeTwin(product.databaseUrl, own)
  const principals = await makePrincipals(product, address, { own, other })
  const places = { own: own.place, other: other.place, absent: absentPlace() }
  return { product, address, own, other, twin, principals, places }
}

export const named = ({ principals }: World, ...names: string[]) =>
  principals.filter(({ name }) => names.includes(name))

/** The secrets in a text that this person must not know. */
export function leaksIn({ own, other, twin }: World, text: string, principal: Principal): string[] {
  const hotels = { own, other, twin }
  return (['own', 'other', 'twin'] as const).filter(
    (target) => text.includes(hotels[target].secret) && !mayKnow(principal, target),
  )
}

/** Every row of a hotel but the counters of attempts, by table. */
export const rowsOf = ({ product }: World, { id }: { id: string }): Promise<Record<string, unknown>> =>
  product.database.withActor(SYSTEM, async (tx) => {
    const tables = await tx.execute<{ name: string }>(sql`SELECT c.relname AS name
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'hotel_id' AND NOT a.attisdropped
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'rate_limits'`)
    const rows: Record<string, unknown> = {
      hotels: await tx.execute(sql`SELECT to_jsonb(h) AS row FROM hotels h WHERE id = ${id}`),
    }
    for (const { name } of tables) {
      rows[name] = await tx.execute(sql`SELECT to_jsonb(t) AS row FROM ${sql.identifier(name)} t
        WHERE hotel_id = ${id} ORDER BY to_jsonb(t)::text`)
    }
    return rows
  })

/** Has the server forget what it answered, and keeps for the next time, at the hotels of a world. */
export async function forgetAnswers({ product, own, other }: World) {
  const mark = randomUUID()
  for (const topic of Topic.options)
    for (const { id } of [own, other]) product.events.announce(topic, { hotelId: id, id: mark })
  const isHeard = () => product.heard.filter(({ id }) => id === mark).length === 2 * Topic.options.length
  await expect.poll(isHeard, { timeout: 60_000 }).toBe(true)
}
