import { sql } from 'drizzle-orm'
import { gather } from '#features/unanswered-questions/server/gather.ts'
import { listLessons } from '#features/unanswered-questions/server/queries.ts'
import { ANSWERS_MAX } from '#features/unanswered-questions/rules.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { openDatabase } from '#kit/server/database.ts'
import { makeHotel } from '#tests/factories.ts'
import type { RunningProduct } from '#tests/running-product.ts'
import { MEASURED, questionsIn } from './assistant/questions.ts'
import { type Figure, median, percentile, rounds } from './figures.ts'

const LISTS = rounds(30, 10)
const MEDIAN_MAX_MS = 300

/** The questions in all languages, then copies with a distinct word each. */
function manyQuestions(): string[] {
  const known = MEASURED.flatMap((language) => [
    ...questionsIn(language, 'tuning'),
    ...questionsIn(language, 'heldOut'),
  ])
  return Array.from({ length: ANSWERS_MAX }, (_, at) => {
    const text = known[at % known.length]?.text ?? ''
    return at < known.length ? text : `${text} x${at}`
  })
}

/** Inserts each question in its own conversation, without an answer. */
const fill = (hotelId: string) => sql`WITH asked AS (
    SELECT text, gen_random_uuid() AS conversation, gen_random_uuid() AS question, place
    FROM unnest(${sql.param(manyQuestions())}::text[]) WITH ORDINALITY AS given (text, place)
  ), conversations AS (
    INSERT INTO chat_conversations (hotel_id, id, session_id, device_id, language)
    SELECT ${hotelId}::uuid, conversation, lpad(place::text, 20, '0'), 'bench', 'en' FROM asked
  ), questions AS (
    INSERT INTO chat_messages (hotel_id, id, conversation_id, position, at, author, text)
    SELECT ${hotelId}::uuid, question, conversation, 1, now() - place * interval '30 minutes', 'guest', text FROM asked
  )
  INSERT INTO chat_messages (hotel_id, conversation_id, position, at, author, text, source, answers)
  SELECT ${hotelId}::uuid, conversation, 2, now() - place * interval '30 minutes', 'assistant', 'Thank you.',
    'default', question
  FROM asked`

/** Measures reading and grouping the list of questions that the assistant could not answer. */
export async function benchLearning({ databaseUrl }: RunningProduct): Promise<Figure> {
  const database = openDatabase(databaseUrl, { connections: 2 })
  const hotel = await makeHotel(database)
  await database.withActor(SYSTEM, (tx) => tx.execute(fill(hotel.id)))
  const times: number[] = []
  let groups = 0
  for (let round = 0; round < LISTS; round++) {
    const started = performance.now()
    groups = (await gather(await database.withActor(hotel.admin, (tx) => listLessons(tx, hotel.id)))).total
    times.push(performance.now() - started)
  }
  await database.close()
  const middle = median(times)
  return {
    name: `listing ${ANSWERS_MAX} unanswered questions of a hotel in ${groups} groups`,
    measured: `median ${middle.toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms over ${LISTS} lists`,
    against: `the first one ${(times[0] ?? 0).toFixed(0)} ms`,
    limit: `median under ${MEDIAN_MAX_MS} ms`,
    isMet: middle < MEDIAN_MAX_MS,
    values: { median: middle, p95: percentile(times, 0.95), groups },
  }
}
