import { asc, type SQL, sql } from 'drizzle-orm'
import { hotels } from '#features/hotels/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import { deleteBatch } from '#kit/server/delete-rows.ts'
import { describeBookings } from './bookings-of-entries.ts'
import { changesOf, nameOf, orderedOf } from './changes.ts'
import { describeHotels } from './hotels-of-entries.ts'
import type { AuditEntry, AuditHotel, PlatformAuditEntry } from '../contract.ts'
import { NEWER_MAX } from '../limits.ts'

export const PAGE_SIZE = 40
/** How many entries one page looks through: a rare word would else be looked for in all that there ever were. */
export const LOOKED_MAX = 10_000
/** Larger values, such as imports of thousands of lines, are read in part. */
const WHOLE_BYTES = 65_536
const PART = 61

export type AuditFilter = {
  from: string | null
  to: string | null
  actor: string | null
  entity: string | null
  action: string | null
  entityId: string | null
  search: string
  /** The time zone of the days; null for the hotel's own. */
  timeZone: string | null
}

type Row = Omit<AuditEntry, 'name' | 'roomNumber' | 'changes' | 'moreChanges' | 'currency'> & {
  hotelId: string
  place: string
  before: unknown
  after: unknown
}

export type AuditPage<Entry> = { entries: Entry[]; newest: string | null; next: string | null }

/** One side of an entry as recorded, or just the beginnings of its lists when it is large. */
const sideOf = (side: SQL) => sql`CASE
  WHEN ${side} IS NULL OR pg_column_size(${side}) <= ${WHOLE_BYTES} THEN ${side}
  WHEN jsonb_typeof(${side}) = 'array' THEN jsonb_path_query_array(${side}, ('$[0 to ' || ${PART}::int || ']')::jsonpath)
  ELSE (SELECT jsonb_object_agg(part.key, CASE jsonb_typeof(part.value)
    WHEN 'array' THEN jsonb_path_query_array(part.value, ('$[0 to ' || ${PART}::int || ']')::jsonpath)
    ELSE part.value END) FROM jsonb_each(${side}) part) END`

const placeOf = sql`(extract(epoch FROM a.at) * 1000000)::bigint || '_' || a.id`

const columns = sql`a.id, a.at, a.actor_kind AS "actorKind", a.actor_name AS "actorName", a.action, a.entity,
  a.entity_id AS "entityId", a.hotel_id AS "hotelId", ${placeOf} AS place,
  ${sideOf(sql`a.before`)} AS before, ${sideOf(sql`a.after`)} AS after`

function readPlace(place: string): SQL {
  const [moment, id] = place.split('_')
  return sql`(to_timestamp(${moment}::numeric / 1000000), ${id}::uuid)`
}

const isBefore = (place: string) => sql`(a.at, a.id) < ${readPlace(place)}`
const isAfter = (place: string | null) => (place ? sql`(a.at, a.id) > ${readPlace(place)}` : sql`true`)

/** The start of a day in the given time zone, or in the hotel's. */
const startOf = (day: string, later: number, hotelId: string | null, timeZone: string | null) => sql`(SELECT
  (${day}::date + ${later}::int)::timestamp AT TIME ZONE coalesce(
    ${timeZone}::text, (SELECT time_zone FROM ${hotels} WHERE id = ${hotelId}::uuid), 'UTC'))`

function nameMatches(search: string): SQL {
  const pattern = `%${search.replace(/^#/, '').replace(/[\\%_]/g, '\\$&')}%`
  const names = ['name', 'titleEn', 'labelEn', 'loginName', 'roomNumber', 'email'].map(
    (field) => sql`coalesce(a.after, a.before) ->> ${field}`,
  )
  return sql`(concat_ws(' ', a.actor_name, left(a.entity_id::text, 8)) ILIKE ${pattern}
    OR concat_ws(' ', ${sql.join(names, sql`, `)}) ILIKE ${pattern})`
}

/** What an index finds. */
function isWithin({ from, to, entityId, timeZone }: AuditFilter, hotelId: string | null): SQL {
  return sql.join(
    [
      hotelId === null ? sql`true` : sql`a.hotel_id = ${hotelId}`,
      ...(from ? [sql`a.at >= ${startOf(from, 0, hotelId, timeZone)}`] : []),
      ...(to ? [sql`a.at < ${startOf(to, 1, hotelId, timeZone)}`] : []),
      ...(entityId ? [sql`a.entity_id = ${entityId}`] : []),
    ],
    sql` AND `,
  )
}

/**
 * What is looked for in each entry. PostgreSQL expects a CASE to hold for half of them: so it reads the newest one by one
 * and ends with the page, where it would read and sort all that there are for the few that it expects otherwise.
 */
function matches({ actor, entity, action, search }: AuditFilter): SQL {
  const all = sql.join(
    [
      sql`true`,
      ...(actor ? [sql`a.actor_name = ${actor}`] : []),
      ...(entity ? [sql`a.entity = ${entity}`] : []),
      ...(action ? [sql`a.action = ${action}`] : []),
      ...(search ? [nameMatches(search)] : []),
    ],
    sql` AND `,
  )
  return sql`CASE WHEN ${all} THEN true ELSE false END`
}

/** The newest of these entries, in their order: as many as one page looks through. */
const looked = (within: SQL) => sql`(SELECT a.* FROM audit_log a WHERE ${within}
  ORDER BY a.at DESC, a.id DESC LIMIT ${LOOKED_MAX}) a`

function toEntry(
  { place: _place, hotelId: _hotel, before, after, ...row }: Row,
  currency: string,
): AuditEntry {
  return {
    ...row,
    currency,
    at: new Date(row.at).toISOString(),
    name: nameOf(after) ?? nameOf(before) ?? orderedOf(Object(after).orderDetails),
    roomNumber: null,
    ...changesOf(before, after),
  }
}

/**
 * One page of the audit log of one hotel or all (null), newest first. Where it looks through all that it may and finds less than a page, `next` is where it stopped.
 * The outer query sorts nothing, so that PostgreSQL reads in the order of the index and ends with the page.
 */
export async function listAuditAcrossHotels(
  tx: Tx,
  hotelId: string | null,
  filter: AuditFilter,
  after: string | null,
): Promise<AuditPage<PlatformAuditEntry>> {
  const within = sql`${isWithin(filter, hotelId)} AND ${after ? isBefore(after) : sql`true`}`
  const rows = await tx.execute<Row>(sql`SELECT ${columns} FROM ${looked(within)}
    WHERE ${matches(filter)} LIMIT ${PAGE_SIZE + 1}`)
  const page = rows.slice(0, PAGE_SIZE)
  const { hotelOf, currencyOf } = await describeHotels(
    tx,
    page.map((row) => row.hotelId),
  )
  return {
    entries: page.map((row) => ({
      ...toEntry(row, currencyOf(row.hotelId, Number.parseInt(row.place))),
      hotel: hotelOf(row.hotelId),
    })),
    newest: page[0]?.place ?? null,
    next: rows.length > PAGE_SIZE ? (page.at(-1)?.place ?? null) : await findLastLooked(tx, within),
  }
}

/** The last entry of which `looked` tells; null when it tells of all. */
async function findLastLooked(tx: Tx, within: SQL): Promise<string | null> {
  const rows = await tx.execute<{
    place: string
  }>(sql`SELECT ${placeOf} AS place FROM audit_log a WHERE ${within}
    ORDER BY a.at DESC, a.id DESC OFFSET ${LOOKED_MAX - 1} LIMIT 2`)
  return rows.length === 2 ? (rows[0]?.place ?? null) : null
}

/** The same for a hotel's own staff, with what is known of its bookings. */
export async function listAudit(
  tx: Tx,
  hotelId: string,
  filter: AuditFilter,
  after: string | null,
): Promise<AuditPage<AuditEntry>> {
  const { entries, ...page } = await listAuditAcrossHotels(tx, hotelId, filter, after)
  const bookingOf = await describeBookings(tx, hotelId, entries)
  return {
    ...page,
    entries: entries.map(({ hotel: _hotel, ...entry }) => {
      const { roomNumber = null, ordered = null } = bookingOf(entry) ?? {}
      return { ...entry, roomNumber, name: entry.name ?? ordered }
    }),
  }
}

/** Counts the entries after `newest`, of one hotel or all (null), up to `NEWER_MAX`, among the newest. */
export async function countNewerAudit(
  tx: Tx,
  hotelId: string | null,
  filter: AuditFilter,
  newest: string | null,
): Promise<number> {
  const within = sql`${isWithin(filter, hotelId)} AND ${isAfter(newest)}`
  const [row] = await tx.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM (
    SELECT 1 FROM ${looked(within)} WHERE ${matches(filter)} LIMIT ${NEWER_MAX}) n`)
  return row?.count ?? 0
}

/** All hotels by name, including deleted ones, whose entries remain. */
export async function listAuditHotels(tx: Tx): Promise<AuditHotel[]> {
  const { slug, name } = hotels
  return tx.select({ slug, name }).from(hotels).orderBy(asc(name), asc(slug))
}

/** Deletes entries older than this many days; the database refuses to delete recent ones. */
export const deleteOldAudit = (tx: Tx, days: number) =>
  deleteBatch(
    tx,
    { table: sql`audit_log`, key: sql`hotel_id, at, id` },
    sql`at < now() - make_interval(days => ${days})`,
  )
