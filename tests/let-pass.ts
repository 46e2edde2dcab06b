import { type SQL, sql } from 'drizzle-orm'
import type { Product } from './product.ts'

type Clocked = Pick<Product, 'run'>

/** Each moment is reckoned before it is set: a distributed database reckons with no column in an update. */
async function moveBack({ run }: Clocked, seconds: number, table: string, columns: string[], which: SQL) {
  const earlier = columns.map((name) => `(${name} - make_interval(secs => ${seconds}))::text AS ${name}`)
  const rows = sql.raw(`${earlier.join(', ')} FROM ${table}`)
  const [row] = await run<Record<string, string | null>>(sql`SELECT ${rows} WHERE ${which}`)
  if (!row) return
  const set = columns.map((name) => sql`${sql.raw(name)} = ${row[name]}::timestamptz`)
  await run(sql`UPDATE ${sql.raw(table)} SET ${sql.join(set, sql`, `)} WHERE ${which}`)
}

/** Lets time pass for a booking: it was placed, seen, or is wanted, so many minutes earlier, and so its alert is due. */
export async function letBookingWait(product: Clocked, id: string, minutes: number) {
  const moments = ['created_at', 'seen_at', 'due_at', 'starts_at']
  await moveBack(product, minutes * 60, 'service_bookings', moments, sql`id = ${id}`)
  await moveBack(product, minutes * 60, 'jobs', ['run_at'], sql`kind = 'alert' AND key = ${id}`)
}

/** Lets seconds pass since a hotel's rehearsal was started. */
export async function letRehearsalWait(product: Clocked, hotelId: string, seconds: number) {
  const isOfHotel = sql`hotel_id = ${hotelId}`
  await moveBack(product, seconds, 'rehearsals', ['started_at'], isOfHotel)
  await moveBack(product, seconds, 'jobs', ['run_at'], sql`${isOfHotel} AND kind = 'rehearse'`)
}
