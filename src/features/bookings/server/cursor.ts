import { sql } from 'drizzle-orm'
import { microsecondsOf } from '#kit/server/iso.ts'

/** Where a page of bookings ends: the moment at which the last one was booked, in microseconds, and its id. */
export const cursorOf = ({ createdAt, id }: { createdAt: string; id: string }) =>
  `${microsecondsOf(createdAt)}_${id}`

type Cursor = { at: unknown; id: unknown }

/** Both parts of a cursor; undefined for what is none. */
export function readCursor(after: string | null) {
  const [, at, id] = /^(\d{1,17})_([0-9a-f-]{36})$/.exec(after ?? '') ?? []
  return at !== undefined && id !== undefined ? { at, id } : undefined
}

/** Whether a row stands before or past a cursor, by the order in which bookings were made. */
export const isPast = (table: string, sign: '<' | '>', { at, id }: Cursor) =>
  sql`(${sql.raw(`${table}.created_at, ${table}.id`)}) ${sql.raw(sign)} (to_timestamp(${at}::numeric / 1000000), ${id}::uuid)`
