import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { isSame } from '#kit/shared/same.ts'
import type { Service } from '../contract.ts'
import { holdServices, saveServiceEnabled, saveServiceOrder } from './queries.ts'

export type Switched =
  | { outcome: 'switched' | 'same'; service: Service }
  | { outcome: 'absent' }
  | { outcome: 'globally-disabled' }

/** Shows or hides one service of the hotel (SVA-03). */
export async function switchService(
  tx: Tx,
  actor: HotelAdminActor,
  { id, enabled }: { id: string; enabled: boolean },
): Promise<Switched> {
  const { hotelId } = actor
  const service = (await holdServices(tx, hotelId)).find((one) => one.id === id)
  if (!service) return { outcome: 'absent' }
  if (!service.isGloballyEnabled) return { outcome: 'globally-disabled' }
  if (service.enabled === enabled) return { outcome: 'same', service }
  await saveServiceEnabled(tx, hotelId, id, enabled)
  await recordChange(tx, actor, {
    ...{ hotelId, action: enabled ? 'enable' : 'disable', entity: 'service', entityId: id },
    before: { labelEn: service.label.en, enabled: service.enabled },
    after: { labelEn: service.label.en, enabled },
  })
  return { outcome: 'switched', service: { ...service, enabled } }
}

export type Reordered = { outcome: 'reordered' | 'stale'; services: Service[] }

/** Reorders all services of the hotel, unless they have changed since the caller saw them. */
export async function reorderServices(
  tx: Tx,
  actor: HotelAdminActor,
  { seen, wanted }: { seen: readonly string[]; wanted: readonly string[] },
): Promise<Reordered> {
  const { hotelId } = actor
  const services = await holdServices(tx, hotelId)
  const before = services.map(({ id }) => id)
  const isAsSeen = isSame(before, seen)
  const isComplete = isSame(before.toSorted(), wanted.toSorted())
  if (!isAsSeen || !isComplete) return { outcome: 'stale', services }
  await saveServiceOrder(tx, hotelId, wanted)
  const labels = new Map(services.map(({ id, label }) => [id, label.en]))
  const labelOf = (id: string) => labels.get(id) ?? id
  await recordChange(tx, actor, {
    ...{ hotelId, action: 'reorder', entity: 'service', entityId: null },
    ...{ before: { order: before.map(labelOf) }, after: { order: wanted.map(labelOf) } },
  })
  const at = new Map(wanted.map((id, orderIndex) => [id, orderIndex]))
  const placed = services.map((service) => ({ ...service, orderIndex: at.get(service.id) ?? 0 }))
  return {
    outcome: 'reordered',
    services: placed.toSorted((one, other) => one.orderIndex - other.orderIndex),
  }
}
