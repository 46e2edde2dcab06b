import { and, asc, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { hotels } from '#features/hotels/server/table.ts'
import type { Team } from '#features/offers/categories/declare.ts'
import type { Tx } from '#kit/server/database.ts'
import { microsecondsOf } from '#kit/server/iso.ts'
import type { Work, WorkAsked } from '../contract.ts'
import { PAGE_SIZE, PERIOD_SIZE } from '../rules.ts'
import { toWork, workColumns } from './rows.ts'
import { serviceWork } from './table.ts'

type Page = { work: Work[]; next: string | null }

const { createdAt, id } = serviceWork
/** In microseconds, which a date does not have. */
const EXACTLY = sql<string>`to_char(${createdAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

function readCursor(after: string | null) {
  const [, at = null, last = null] = /^(\d{1,17})_([0-9a-f-]{36})$/.exec(after ?? '') ?? []
  return at && last ? { at: sql`to_timestamp(${at}::numeric / 1000000)`, last } : null
}

/** When a day begins at the hotel. */
const midnight = (day: SQL, hotelId: string) =>
  sql`(${day})::timestamp AT TIME ZONE (SELECT ${hotels.timeZone} FROM ${hotels} WHERE ${hotels.id} = ${hotelId})`

const ofDays = (hotelId: string, from: string | null, to: string | null) => [
  from ? sql`${createdAt} >= ${midnight(sql`${from}::date`, hotelId)}` : undefined,
  to ? sql`${createdAt} < ${midnight(sql`${to}::date + 1`, hotelId)}` : undefined,
]

/** The requests and appointments of a hotel. */
export const ofWork = (hotelId: string) =>
  and(eq(serviceWork.hotelId, hotelId), inArray(serviceWork.kind, ['request', 'appointment']))

function pageOf(rows: (Parameters<typeof toWork>[0] & { exactly: string })[], size: number): Page {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const next = last && rows.length > size ? `${microsecondsOf(last.exactly)}_${last.id}` : null
  return { work: page.map(toWork), next }
}

/**
 * One page of the hotel's requests and appointments, newest first, with the total over all pages and the open ones of
 * each team. The search matches room, name and the short id.
 */
export async function listWork(
  tx: Tx,
  hotelId: string,
  asked: Omit<WorkAsked, 'slug'>,
): Promise<Page & { total: number; open: { team: Team; count: number }[] }> {
  const { scope, team, kind, category, outcome, from, to, page, after } = asked
  const text = asked.search.replace(/^#/, '').trim()
  const wanted = and(
    ofWork(hotelId),
    scope === 'open' ? eq(serviceWork.bookingStatus, 'open') : ne(serviceWork.bookingStatus, 'open'),
    team ? eq(serviceWork.team, team) : undefined,
    kind ? eq(serviceWork.kind, kind) : undefined,
    category ? eq(serviceWork.category, category) : undefined,
    outcome ? eq(serviceWork.bookingStatus, outcome) : undefined,
    text ? sql`position(fold_text(${text}) IN search_text) > 0` : undefined,
    ...ofDays(hotelId, from, to),
  )
  const cursor = readCursor(after)
  const rows = await tx
    .select({ ...workColumns, exactly: EXACTLY })
    .from(serviceWork)
    .where(
      cursor
        ? and(wanted, or(lt(createdAt, cursor.at), and(eq(createdAt, cursor.at), lt(id, cursor.last))))
        : wanted,
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_SIZE + 1)
    .offset(cursor ? 0 : (page - 1) * PAGE_SIZE)
  const [counted] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(serviceWork)
    .where(wanted)
  return { ...pageOf(rows, PAGE_SIZE), total: counted?.total ?? 0, open: await countOpen(tx, hotelId) }
}

/** How many open requests and appointments each team has. */
export const countOpen = (tx: Tx, hotelId: string): Promise<{ team: Team; count: number }[]> =>
  tx
    .select({ team: serviceWork.team, count: sql<number>`count(*)::int` })
    .from(serviceWork)
    .where(and(ofWork(hotelId), eq(serviceWork.bookingStatus, 'open')))
    .groupBy(serviceWork.team)
    .orderBy(asc(serviceWork.team))

/** Those booked on some days in the hotel's time zone, in any state, oldest first. */
export async function listWorkOfPeriod(
  tx: Tx,
  hotelId: string,
  { from, to, after }: { from: string; to: string; after: string | null },
): Promise<Page> {
  const cursor = readCursor(after)
  const rows = await tx
    .select({ ...workColumns, exactly: EXACTLY })
    .from(serviceWork)
    .where(
      and(
        ...[ofWork(hotelId), ...ofDays(hotelId, from, to)],
        cursor ? or(gt(createdAt, cursor.at), and(eq(createdAt, cursor.at), gt(id, cursor.last))) : undefined,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(PERIOD_SIZE + 1)
  return pageOf(rows, PERIOD_SIZE)
}
