import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { hotels } from '#features/hotels/server/table.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { addJob } from '#kit/server/jobs/queries.ts'
import { MINUTE_MS } from '#kit/shared/time.ts'
import type { Rehearsal } from '../rehearsal-contract.ts'
import { REHEARSAL_MS, rehearsedMinutes } from '../rehearsal.ts'
import { type AlertedKind, minutesOf, ownAreaOf } from '../rules.ts'
import type { Noticed } from './noticed.ts'
import { readAlertSettings } from './queries.ts'
import { rehearsals } from './table.ts'

/** The kind of the job that plays a rehearsal; its key is the rehearsal's id. */
export const REHEARSE = 'rehearse'

const nameOf = ({ fullName, email }: HotelAdminActor) => fullName || email
const isOf = (hotelId: string, id: string) => and(eq(rehearsals.hotelId, hotelId), eq(rehearsals.id, id))

type Row = typeof rehearsals.$inferSelect
const COLUMNS = { row: rehearsals, now: sql<number>`(extract(epoch FROM clock_timestamp()) * 1000)::float8` }

/** When it ended, also where no process was there to say so; null while it waits. */
function endOf({ startedAt, endedAt }: Row, now: number): Date | null {
  const latest = startedAt.getTime() + REHEARSAL_MS
  return endedAt ?? (now < latest ? null : new Date(latest))
}

/** The last rehearsal of a hotel; null where there was none. */
export async function readRehearsal(tx: Tx, hotelId: string): Promise<Rehearsal | null> {
  const [found] = await tx.select(COLUMNS).from(rehearsals).where(eq(rehearsals.hotelId, hotelId))
  if (!found) return null
  const { id, kind, startedAt, startedBy, starterId, seenAt, seenBy, noticed } = found.row
  const settings = await readAlertSettings(tx, hotelId)
  const minutes = rehearsedMinutes(minutesOf(settings, { kind, area: ownAreaOf(kind) }))
  const endedAt = endOf(found.row, found.now)
  const after = (ms: number) => new Date(startedAt.getTime() + ms).toISOString()
  const { devices, duty, everyone } = minutes
  return {
    id,
    kind,
    startedAt: after(0),
    startedBy,
    starterId,
    seenAt: seenAt?.toISOString() ?? null,
    seenBy,
    endedAt: endedAt?.toISOString() ?? null,
    wasStopped: !seenAt && endedAt !== null && endedAt.getTime() < startedAt.getTime() + REHEARSAL_MS,
    due: {
      devices: after(devices * MINUTE_MS),
      duty: after(duty * MINUTE_MS),
      everyone: after(everyone * MINUTE_MS),
    },
    panels: noticed.panels.map(({ browserId: _own, ...panel }) => panel),
    steps: noticed.steps,
    devices: noticed.devices,
    mails: noticed.mails,
  }
}

/** Starts a rehearsal, unless one is under way. @returns whether it has */
export async function startRehearsal(tx: Tx, actor: HotelAdminActor, kind: AlertedKind): Promise<boolean> {
  const { hotelId, userId } = actor
  const id = randomUUID()
  const started =
    await tx.execute(sql`INSERT INTO ${rehearsals} AS r (hotel_id, id, kind, started_by, starter_id)
    VALUES (${hotelId}, ${id}, ${kind}, ${nameOf(actor)}, ${userId})
    ON CONFLICT (hotel_id) DO UPDATE SET id = excluded.id, kind = excluded.kind, started_at = excluded.started_at,
      started_by = excluded.started_by, starter_id = excluded.starter_id, seen_at = NULL, seen_by = NULL, ended_at = NULL,
      noticed = excluded.noticed
    WHERE r.ended_at IS NOT NULL OR excluded.started_at - r.started_at >= make_interval(secs => ${REHEARSAL_MS / 1000})
    RETURNING 1`)
  if (started.length === 0) return false
  await record(tx, actor, id, 'rehearse')
  await addJob(tx, { hotelId, kind: REHEARSE, key: id })
  return true
}

const record = (tx: Tx, actor: HotelAdminActor, id: string, action: string) =>
  recordChange(tx, actor, { hotelId: actor.hotelId, action, entity: 'alerts', entityId: id })

/** Locks a rehearsal until the transaction ends; null where the hotel has begun another one since. */
export async function holdRehearsal(tx: Tx, hotelId: string, id: string) {
  const [found] = await tx.select(COLUMNS).from(rehearsals).where(isOf(hotelId, id)).for('update')
  return found ? { ...found.row, now: found.now, hasEnded: endOf(found.row, found.now) !== null } : null
}

/** Ends a rehearsal that waits, because somebody has seen it or whoever started it wants no more. */
export async function endByHand(
  tx: Tx,
  actor: HotelAdminActor,
  { id, now: moment }: { id: string; now: number },
  why: 'seen' | 'stopped',
) {
  const { hotelId } = actor
  const now = new Date(moment)
  const seen = why === 'seen' ? { seenAt: now, seenBy: nameOf(actor) } : {}
  await tx
    .update(rehearsals)
    .set({ ...seen, endedAt: now })
    .where(isOf(hotelId, id))
  await record(tx, actor, id, `rehearsal-${why}`)
}

/** Ends a rehearsal that nobody has seen. */
export const endUnseen = (tx: Tx, { hotelId, id, startedAt }: Pick<Row, 'hotelId' | 'id' | 'startedAt'>) =>
  tx
    .update(rehearsals)
    .set({ endedAt: new Date(startedAt.getTime() + REHEARSAL_MS) })
    .where(isOf(hotelId, id))

/** Notes something of a rehearsal. @returns whether it was new */
export async function note(
  tx: Tx,
  hotelId: string,
  id: string,
  change: (noticed: Noticed, at: string) => Noticed,
): Promise<boolean> {
  const held = await holdRehearsal(tx, hotelId, id)
  if (!held) return false
  const noticed = change(held.noticed, new Date(held.now).toISOString())
  if (noticed === held.noticed) return false
  await tx.update(rehearsals).set({ noticed }).where(isOf(hotelId, id))
  return true
}

/** A rehearsal that waits, at a hotel that is open, as what a device rings about; null otherwise. */
export async function findRehearsed(tx: Tx, hotelId: string, id: string) {
  const [found] = await tx
    .select({ ...COLUMNS, hotel: { slug: hotels.slug, name: hotels.name } })
    .from(rehearsals)
    .innerJoin(hotels, and(eq(hotels.id, rehearsals.hotelId), eq(hotels.isActive, true)))
    .where(isOf(hotelId, id))
  if (!found || endOf(found.row, found.now)) return null
  const { kind, startedBy } = found.row
  return { id, kind, startedBy, hotel: found.hotel }
}
