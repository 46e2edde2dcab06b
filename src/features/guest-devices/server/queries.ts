import { and, asc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { isLive } from '#features/accounts/server/queries.ts'
import { sessions } from '#features/accounts/server/table.ts'
import { guests } from '#features/guests/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Subscription } from '#kit/server/push/send.ts'
import type { Language } from '#kit/shared/languages.ts'
import { guestDevices } from './table.ts'

/** A phone of a guest, and how it is reached. */
export type Reachable = { id: string; subscription: Subscription; language: Language }
type New = Pick<typeof guestDevices.$inferInsert, 'guestId' | 'sessionId' | 'deviceId' | 'language'>

const isOfSession = (hotelId: string, session: string) =>
  and(eq(guestDevices.hotelId, hotelId), eq(guestDevices.sessionId, session))

/** How the browser of a session is told. */
export async function findMine(tx: Tx, hotelId: string, session: string) {
  const [row] = await tx
    .select({ language: guestDevices.language })
    .from(guestDevices)
    .where(isOfSession(hotelId, session))
  return row ?? null
}

/** On how many other browsers a guest is told. */
export const countOthers = (tx: Tx, hotelId: string, guestId: string, endpoint: string) =>
  tx.$count(
    guestDevices,
    and(
      eq(guestDevices.hotelId, hotelId),
      eq(guestDevices.guestId, guestId),
      ne(guestDevices.endpoint, endpoint),
    ),
  )

/** Registers a browser in the place of whoever was told there, and of where this session was told before. */
export async function placeDevice(tx: Tx, hotelId: string, device: New, subscription: Subscription) {
  const { endpoint } = subscription
  const isTaken = or(eq(guestDevices.endpoint, endpoint), eq(guestDevices.sessionId, device.sessionId))
  await tx.delete(guestDevices).where(and(eq(guestDevices.hotelId, hotelId), isTaken))
  await tx.insert(guestDevices).values({ hotelId, ...device, ...subscription })
}

export const deleteMine = (tx: Tx, hotelId: string, session: string) =>
  tx.delete(guestDevices).where(isOfSession(hotelId, session))

/** Whom something is for: guests whose stay had begun by then; null for everybody who stays. */
export type Whom = { guestId: string; deviceId: string | null; since: Date } | null

const isFor = (whom: Whom): SQL | undefined =>
  whom === null
    ? undefined
    : and(
        eq(guestDevices.guestId, whom.guestId),
        whom.deviceId === null ? undefined : eq(guestDevices.deviceId, whom.deviceId),
      )

/** Those of some guests who may sign in, and stayed already at a moment. */
async function listStaying(tx: Tx, hotelId: string, ids: string[], since: Date | null): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: guests.id })
    .from(guests)
    .where(
      and(
        eq(guests.hotelId, hotelId),
        inArray(guests.id, ids),
        eq(guests.isActive, true),
        sql`(${guests.expiresAt} IS NULL OR ${guests.expiresAt} > now())`,
        // moments are read by the millisecond
        since ? sql`date_trunc('milliseconds', ${guests.stayBeganAt}) <= ${since}` : undefined,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/**
 * A portion of the phones on which something is told, by their ids: `next` is where the next one begins, null at the end.
 * None of those whose session or stay has ended. Sessions stand in one place and guests with their hotel: two statements.
 */
export async function listReachable(
  tx: Tx,
  hotelId: string,
  whom: Whom,
  { after, device, most }: { after: string | null; device: string | null; most: number },
): Promise<{ devices: Reachable[]; next: string | null }> {
  const isWanted = and(
    isFor(whom),
    device === null ? undefined : eq(guestDevices.id, device),
    after === null ? undefined : gt(guestDevices.id, after),
  )
  const rows = await tx
    .select({ device: guestDevices })
    .from(guestDevices)
    .innerJoin(
      sessions,
      and(eq(sessions.hotelId, guestDevices.hotelId), eq(sessions.id, guestDevices.sessionId), isLive),
    )
    .where(and(eq(guestDevices.hotelId, hotelId), isWanted))
    .orderBy(asc(guestDevices.id))
    .limit(most)
  const ids = [...new Set(rows.map((row) => row.device.guestId))]
  const staying = await listStaying(tx, hotelId, ids, whom?.since ?? null)
  const devices = rows.flatMap(({ device: { id, guestId, endpoint, p256dh, auth, language } }) =>
    staying.has(guestId) ? [{ id, subscription: { endpoint, p256dh, auth }, language }] : [],
  )
  return { devices, next: rows.length === most ? (rows.at(-1)?.device.id ?? null) : null }
}

const areOf = (hotelId: string, endpoints: string[]) =>
  and(eq(guestDevices.hotelId, hotelId), inArray(guestDevices.endpoint, endpoints))

/** Notes which phones have been reached. */
export const saveReached = (tx: Tx, hotelId: string, endpoints: string[]) =>
  tx
    .update(guestDevices)
    .set({ reachedAt: sql`now()`, failedAt: null, failure: null })
    .where(areOf(hotelId, endpoints))

/** Notes why phones have not been reached. */
export const saveFailed = (tx: Tx, hotelId: string, endpoints: string[], failure: string) =>
  tx
    .update(guestDevices)
    .set({ failedAt: sql`now()`, failure })
    .where(areOf(hotelId, endpoints))

/** Forgets browsers that take nothing any more. */
export const deleteGone = (tx: Tx, hotelId: string, endpoints: string[]) =>
  tx.delete(guestDevices).where(areOf(hotelId, endpoints))
