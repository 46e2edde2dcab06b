import pg from 'pg'
import type { Topic } from '#kit/shared/live-events.ts'

const CHANNEL = 'hotelly_live'

/** Runs statements as the owner of the running product's database; returns the rows of the last. */
export async function askDatabase(...statements: [string, ...string[]]): Promise<{ id?: string }[]> {
  const client = new pg.Client(process.env.HOTELLY_E2E_DATABASE)
  await client.connect()
  try {
    let rows: { id?: string }[] = []
    for (const statement of statements) ({ rows } = await client.query<{ id?: string }>(statement))
    return rows
  } finally {
    await client.end()
  }
}

/** Changes rows of the running product's database as its owner would, and tells every open screen. */
export async function changeData(topic: Topic, statement: string, about: 'hotel' | 'all' = 'hotel') {
  const [hotel] = await askDatabase(statement, "SELECT id FROM hotels WHERE slug = 'demo-hotel'")
  const hotelId = about === 'all' ? null : (hotel?.id ?? null)
  const told = JSON.stringify([{ topic, id: null, hotelId, guestId: null }])
  await askDatabase(`SELECT pg_notify('${CHANNEL}', '${told}')`)
}
