import { inArray } from 'drizzle-orm'
import { listHotelSessions } from '#features/devices/server/queries.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import { readNow } from '#kit/server/now.ts'
import { type Area, DUTY_AREAS } from '../areas.ts'
import { isOnDuty } from '../rules.ts'
import { duties } from './table.ts'

/** A panel that somebody of a hotel's own staff has open; `session` is from `sessionNameOf`. */
export type OpenPanel = { hotelId: string; userId: string; session: string }

/**
 * For what open panels sound, hotel by hotel: for what the person who is signed in is on duty for now, and for everything
 * where the browser is a device of the hotel. Without those that sound for nothing; `areas` is null for everything.
 */
export async function listHeard(tx: Tx, panels: readonly OpenPanel[]) {
  const of = <T extends { hotelId: string }>(rows: readonly T[]) =>
    Map.groupBy(rows, ({ hotelId }) => hotelId)
  const idsOf = (some: readonly OpenPanel[]) => [...new Set(some.map(({ hotelId }) => hotelId))]
  const set = of(
    await tx
      .select()
      .from(duties)
      .where(inArray(duties.hotelId, idsOf(panels))),
  )
  // most people are on duty for everything, always: then nothing more is asked
  const dutyOf = ({ hotelId, userId }: OpenPanel) => set.get(hotelId)?.find((duty) => duty.userId === userId)
  const limited = idsOf(panels.filter((panel) => dutyOf(panel)))
  const zones = limited.length > 0 ? await readZones(tx, limited) : new Map<string, string>()
  const kept = new Set(limited.length > 0 ? await listHotelSessions(tx, limited) : [])
  const now = limited.length > 0 ? await readNow(tx) : new Date(0)
  const areasOf = (panel: OpenPanel): readonly Area[] => {
    const duty = dutyOf(panel)
    if (!duty || kept.has(panel.session)) return DUTY_AREAS
    return isOnDuty(duty, now, zones.get(panel.hotelId) ?? 'UTC') ? (duty.areas ?? DUTY_AREAS) : []
  }
  return [...of(panels)].flatMap(([hotelId, own]) => {
    const areas = [...new Set(own.flatMap(areasOf))]
    if (areas.length === 0) return []
    return [{ hotelId, areas: areas.length === DUTY_AREAS.length ? null : areas }]
  })
}

async function readZones(tx: Tx, hotelIds: string[]) {
  const rows = await tx
    .select({ id: hotels.id, timeZone: hotels.timeZone })
    .from(hotels)
    .where(inArray(hotels.id, hotelIds))
  return new Map(rows.map(({ id, timeZone }) => [id, timeZone]))
}
