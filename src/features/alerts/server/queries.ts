import { eq, type SQL, sql } from 'drizzle-orm'
import type { BookingKind } from '#features/bookings/kinds.ts'
import type { ServiceCategory } from '#features/categories/all.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { BEGINS_ANEW } from '#kit/server/jobs/queries.ts'
import { changedFields, isSame } from '#kit/shared/same.ts'
import type { AlertSettings } from '../contract.ts'
import type { Area } from '../areas.ts'
import { DEFAULT_MINUTES } from '../rules.ts'
import { alertSettings, attendance } from './table.ts'

/** The kind of the job that alerts of a booking; its key is the booking's id. */
export const ALERT = 'alert'

/** For how long a hotel counts as attended after a panel was last seen open, which is noted every 15 seconds. */
const ATTENDED_SECONDS = 45

/**
 * Whether somebody of a hotel's staff has the panel open who hears what is new there.
 * @param area in this area, where it calls in one; else in any
 */
export const isAttendedNow = (hotelId: SQL, area: SQL | null) => {
  const heardAt = area ? sql`to_timestamp((a.areas ->> ${area})::float8)` : sql`a.heard_at`
  return sql`EXISTS (SELECT FROM ${attendance} a WHERE a.hotel_id = ${hotelId}
  AND greatest(a.attended_at, ${heardAt}) > now() - make_interval(secs => ${sql.raw(String(ATTENDED_SECONDS))}))`
}

/**
 * An expression that adds the alert of a booking, for the statement that places it: after the minutes of the first step,
 * or at once where nobody has a panel open that sounds for it.
 * @param what of which kind it is, and in which area: by whose minutes
 * @param placed a row with the `id` of what was placed, or none
 */
export const alerting = (what: { kind: BookingKind; category: SQL }, hotelId: SQL, placed: SQL) => sql`
  INSERT INTO jobs (hotel_id, kind, key, run_at)
  SELECT ${hotelId}, ${sql.raw(`'${ALERT}'`)}, placed.id::text, CASE WHEN ${isAttendedNow(hotelId, what.category)}
    THEN now() + make_interval(mins => coalesce(
      (SELECT (coalesce(s.areas -> ${what.category}, s.${sql.raw(alertSettings[what.kind].name)}) ->> 'devices')::integer
        FROM ${alertSettings} s WHERE s.hotel_id = ${hotelId}),
      ${sql.raw(String(DEFAULT_MINUTES.devices))}))
    ELSE now() END
  FROM ${placed} ON CONFLICT (hotel_id, kind, key) ${BEGINS_ANEW}`

/** Alerts of a booking that begins to wait, or waits anew. */
export const addAlert = (
  tx: Tx,
  {
    hotelId,
    id,
    kind,
    serviceCategory,
  }: { hotelId: string; id: string; kind: BookingKind; serviceCategory: ServiceCategory },
) => {
  const what = { kind, category: sql`${serviceCategory}::text` }
  return tx.execute(alerting(what, sql`${hotelId}::uuid`, sql`(SELECT ${id}::uuid AS id) placed`))
}

/** Notes that panels of these hotels are open that sound for everything. */
export const noteAttended = (tx: Tx, hotelIds: readonly string[]) =>
  tx.execute(sql`INSERT INTO ${attendance} AS a (hotel_id) SELECT id FROM unnest(${sql.param(hotelIds)}::uuid[]) AS id
    ON CONFLICT (hotel_id) DO UPDATE SET attended_at = excluded.attended_at`)

/** Notes that panels of hotels are open that sound for some areas alone. */
export const noteAttendedAreas = (tx: Tx, panels: readonly { hotelId: string; areas: readonly Area[] }[]) =>
  tx.execute(sql`INSERT INTO ${attendance} AS a (hotel_id, attended_at, heard_at, areas)
    SELECT id, to_timestamp(0), now(), (SELECT jsonb_object_agg(area, extract(epoch FROM now()))
      FROM jsonb_array_elements_text(heard::jsonb) AS area)
    FROM unnest(${sql.param(panels.map(({ hotelId }) => hotelId))}::uuid[],
      ${sql.param(panels.map(({ areas }) => JSON.stringify(areas)))}::text[]) AS panels (id, heard)
    ON CONFLICT (hotel_id) DO UPDATE SET heard_at = excluded.heard_at, areas = a.areas || excluded.areas`)

/**
 * Whether somebody of a hotel's staff has a panel open that sounds for an area, and the moment by the database's clock, in
 * milliseconds.
 */
export async function readAttendance(tx: Tx, hotelId: string, area: Area | null = null) {
  const [row] = await tx.execute<{ isAttended: boolean; now: number }>(
    sql`SELECT ${isAttendedNow(sql`${hotelId}::uuid`, area && sql`${area}::text`)} AS "isAttended", (extract(epoch FROM now()) * 1000)::float8 AS now`,
  )
  if (!row) throw new Error('Whether a panel is open was not answered')
  return row
}

const DEFAULTS: AlertSettings = {
  order: DEFAULT_MINUTES,
  request: DEFAULT_MINUTES,
  appointment: DEFAULT_MINUTES,
  conversation: DEFAULT_MINUTES,
  areas: {},
  namesRoom: true,
  version: 1,
}

export async function readAlertSettings(tx: Tx, hotelId: string): Promise<AlertSettings> {
  const [row] = await tx.select().from(alertSettings).where(eq(alertSettings.hotelId, hotelId))
  if (!row) return DEFAULTS
  const { hotelId: _hotel, ...settings } = row
  return settings
}

export type SettingsSaved = { outcome: 'saved' | 'same' | 'stale'; settings: AlertSettings }

export async function saveAlertSettings(
  tx: Tx,
  actor: HotelAdminActor,
  version: number,
  wanted: Omit<AlertSettings, 'version'>,
): Promise<SettingsSaved> {
  const { hotelId } = actor
  await tx.insert(alertSettings).values({ hotelId }).onConflictDoNothing()
  await tx.select().from(alertSettings).where(eq(alertSettings.hotelId, hotelId)).for('update')
  const settings = await readAlertSettings(tx, hotelId)
  if (settings.version !== version) return { outcome: 'stale', settings }
  const { version: _version, ...before } = settings
  if (isSame(before, wanted)) return { outcome: 'same', settings }
  const after = { ...wanted, version: version + 1 }
  await tx.update(alertSettings).set(after).where(eq(alertSettings.hotelId, hotelId))
  const touched = changedFields(before, wanted)
  const pick = (from: typeof before) => Object.fromEntries(touched.map((name) => [name, from[name]]))
  await recordChange(tx, actor, {
    hotelId,
    action: 'update',
    entity: 'alerts',
    entityId: null,
    before: pick(before),
    after: pick(wanted),
  })
  return { outcome: 'saved', settings: after }
}
