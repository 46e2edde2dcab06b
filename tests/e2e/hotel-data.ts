import pg from 'pg'
import type { Topic } from '#kit/shared/live-events.ts'
import { ownProduct } from './own-product.ts'

const CHANNEL = 'hotelly_live'

/** Runs statements as the database owner of the running product; returns the rows of the last one. */
export async function askDatabase(...statements: [string, ...string[]]): Promise<{ id?: string }[]> {
  const client = new pg.Client(ownProduct()?.databaseUrl)
  await client.connect()
  try {
    let rows: { id?: string }[] = []
    for (const statement of statements) ({ rows } = await client.query<{ id?: string }>(statement))
    return rows
  } finally {
    await client.end()
  }
}

/** Changes rows of the running product's database as its owner, and notifies every open screen. */
export async function changeData(topic: Topic, statement: string, about: 'hotel' | 'all' = 'hotel') {
  const [hotel] = await askDatabase(statement, "SELECT id FROM hotels WHERE slug = 'demo-hotel'")
  const hotelId = about === 'all' ? null : (hotel?.id ?? null)
  const told = JSON.stringify([{ topic, id: null, hotelId, guestId: null }])
  await askDatabase(`SELECT pg_notify('${CHANNEL}', '${told}')`)
}

/**
 * Adds open orders to the demo hotel, youngest first, each in a room of its own starting at `room`; removed by
 * `forgetOrders`.
 */
export async function addOrders(
  count: number,
  { room = 901, status = 'pending', more = 'NULL', avoids = '{}' } = {},
) {
  await changeData(
    'bookings',
    `INSERT INTO service_bookings (hotel_id, guest_name, room_number, service_name, service_icon, order_details,
       total_price, status, idempotency_key, request_hash, created_at, special_instructions, avoids)
     SELECT hotel_id, 'Rush', (${room} + n)::text, service_name, service_icon, order_details, total_price,
       '${status}', gen_random_uuid(), request_hash, now() - n * interval '1 minute', ${more}, '${avoids}'
     FROM (SELECT * FROM service_bookings WHERE guest_name <> 'Rush' ORDER BY created_at LIMIT 1) one,
       generate_series(0, ${count - 1}) n`,
  )
}

export const forgetOrders = () =>
  changeData('bookings', "DELETE FROM service_bookings WHERE guest_name = 'Rush'")
