import pg from 'pg'
import type { Topic } from '#kit/shared/live-events.ts'

const CHANNEL = 'hotelly_live'

/** Changes rows of the running product's database as its owner would, and tells every open screen. */
export async function changeData(topic: Topic, statement: string, about: 'hotel' | 'all' = 'hotel') {
  const url = process.env.HOTELLY_E2E_DATABASE
  if (!url) throw new Error('The database of the product cannot be found')
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
    const { rows } = await client.query<{ id: string }>("SELECT id FROM hotels WHERE slug = 'demo-hotel'")
    const hotelId = about === 'all' ? null : (rows[0]?.id ?? null)
    const told = JSON.stringify([{ topic, id: null, hotelId, guestId: null }])
    await client.query('SELECT pg_notify($1, $2)', [CHANNEL, told])
  } finally {
    await client.end()
  }
}
