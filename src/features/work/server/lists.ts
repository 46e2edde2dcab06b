import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { cursorOf, isPast, readCursor } from '#features/bookings/server/cursor.ts'
import { midnight } from '#features/bookings/server/midnight.ts'
import { bookingsOf, columns, REQUESTS_AND_APPOINTMENTS } from '#features/bookings/server/of-kinds.ts'
import type { Team } from '#features/categories/declare.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Work, WorkAsked } from '../contract.ts'
import { PAGE_SIZE, PERIOD_SIZE } from '../limits.ts'
import { toWork, toWorkRow, workColumns } from './rows.ts'

type Page = { work: Work[]; next: string | null }

const { createdAt, id } = columns
const TABLE = 'service_bookings'
const WORK = bookingsOf(REQUESTS_AND_APPOINTMENTS)
/** In microseconds, which a date does not have. */
const EXACTLY = sql<string>`to_char(${createdAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const ofDays = (hotelId: string, from: string | null, to: string | null) => [
  from ? sql`${createdAt} >= ${midnight(sql`${from}::date`, hotelId)}` : undefined,
  to ? sql`${createdAt} < ${midnight(sql`${to}::date + 1`, hotelId)}` : undefined,
]

function pageOf(rows: (Parameters<typeof toWorkRow>[0] & { exactly: string })[], size: number): Page {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const next = last && rows.length > size ? cursorOf({ createdAt: last.exactly, id: last.id }) : null
  return { work: page.map((row) => toWork(toWorkRow(row))), next }
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
    eq(columns.hotelId, hotelId),
    scope === 'open' ? eq(columns.bookingStatus, 'open') : ne(columns.bookingStatus, 'open'),
    team ? eq(columns.team, team) : undefined,
    kind ? eq(columns.kind, kind) : undefined,
    category ? eq(columns.serviceCategory, category) : undefined,
    outcome ? eq(columns.bookingStatus, outcome) : undefined,
    text ? sql`position(fold_text(${text}) IN search_text) > 0` : undefined,
    ...ofDays(hotelId, from, to),
  )
  const cursor = readCursor(after)
  const rows = await tx
    .select({ ...workColumns, exactly: EXACTLY })
    .from(WORK)
    .where(and(wanted, cursor && isPast(TABLE, '<', cursor)))
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_SIZE + 1)
    .offset(cursor ? 0 : (page - 1) * PAGE_SIZE)
  const [counted] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(WORK)
    .where(wanted)
  return { ...pageOf(rows, PAGE_SIZE), total: counted?.total ?? 0, open: await countOpen(tx, hotelId) }
}

/** How many open requests and appointments each team has. */
export const countOpen = (tx: Tx, hotelId: string): Promise<{ team: Team; count: number }[]> =>
  tx
    .select({ team: sql<Team>`${columns.team}`, count: sql<number>`count(*)::int` })
    .from(WORK)
    .where(and(eq(columns.hotelId, hotelId), eq(columns.bookingStatus, 'open')))
    .groupBy(columns.team)
    .orderBy(asc(columns.team))

/** Those booked on some days in the hotel's time zone, in any state, oldest first. */
export async function listWorkOfPeriod(
  tx: Tx,
  hotelId: string,
  { from, to, after }: { from: string; to: string; after: string | null },
): Promise<Page> {
  const cursor = readCursor(after)
  const rows = await tx
    .select({ ...workColumns, exactly: EXACTLY })
    .from(WORK)
    .where(
      and(eq(columns.hotelId, hotelId), ...ofDays(hotelId, from, to), cursor && isPast(TABLE, '>', cursor)),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(PERIOD_SIZE + 1)
  return pageOf(rows, PERIOD_SIZE)
}
