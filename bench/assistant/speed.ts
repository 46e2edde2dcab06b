import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { findEntries } from '#features/knowledge/server/find.ts'
import { addEntries } from '#features/knowledge/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { openEvents } from '#kit/server/events.ts'
import { createLog } from '#kit/server/log.ts'
import { makeHotel } from '#tests/factories.ts'
import { type Figure, median, percentile, rounds } from '../figures.ts'
import { entriesIn, MEASURED, questionsIn } from './questions.ts'

const HOTELS = rounds(200, 20)
const ENTRIES = 1000
const P95_MAX_MS = 20
const COLD_HOTELS = 5

/** 1,000 entries: those of the three languages, then copies with distinct words. */
function manyEntries() {
  const known = MEASURED.flatMap(entriesIn)
  return Array.from({ length: ENTRIES }, (_, at) => {
    const { topic, content } = known[at % known.length] ?? { topic: '', content: '' }
    const own = randomUUID().slice(0, 8)
    return {
      topic: at < known.length ? topic : `${topic} ${own}`,
      content: `${content} ${own}`,
      active: true,
    }
  })
}

async function fill(database: Database): Promise<[string, ...string[]]> {
  const first = await makeHotel(database)
  const ids = Array.from({ length: HOTELS - 1 }, () => randomUUID())
  await database.withActor(SYSTEM, async (tx) => {
    await addEntries(tx, first.id, manyEntries())
    await tx.execute(sql`INSERT INTO hotels (id, slug, name)
      SELECT id, 'bench-' || left(id::text, 13), 'Bench' FROM unnest(${sql.param(ids)}::uuid[]) AS id`)
  })
  for (const id of ids) {
    await database.withActor(SYSTEM, (tx) =>
      tx.execute(sql`INSERT INTO chatbot_knowledge (hotel_id, topic, content)
        SELECT ${id}, topic, content FROM chatbot_knowledge WHERE hotel_id = ${first.id}`),
    )
  }
  return [first.id, ...ids]
}

/** Times questions to hotels with 1,000 entries each: from memory, and the first one after a start or a change. */
export async function measureRetrieval(databaseUrl: string): Promise<Figure> {
  const database = openDatabase(databaseUrl, { connections: 4 })
  const log = createLog('silent')
  const events = await openEvents(database, log)
  const deps = { database, events, log, embeddings: null }
  const timed = async (hotelId: string, question: string) => {
    const started = performance.now()
    await findEntries(deps, hotelId, question, 5)
    return performance.now() - started
  }
  const [hotelId, ...others] = await fill(database)
  const questions = MEASURED.flatMap((language) => [
    ...questionsIn(language, 'tuning'),
    ...questionsIn(language, 'heldOut'),
  ])
  await timed(hotelId, 'breakfast')
  const warm: number[] = []
  for (const { text } of questions) warm.push(await timed(hotelId, text))
  const cold: number[] = []
  for (const id of others.slice(0, COLD_HOTELS)) cold.push(await timed(id, 'breakfast'))
  await database.close()
  const p95 = percentile(warm, 0.95)
  return {
    name: `finding entries among ${ENTRIES} of a hotel, ${HOTELS} such hotels in the database`,
    measured: `p95 ${p95.toFixed(1)} ms, median ${median(warm).toFixed(1)} ms over ${questions.length} questions`,
    against: `the first question after a change ${median(cold).toFixed(0)} ms`,
    limit: `p95 under ${P95_MAX_MS} ms`,
    isMet: p95 < P95_MAX_MS,
    values: { p95, median: median(warm), cold: median(cold) },
  }
}
