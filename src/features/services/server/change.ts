import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { anyErrors, changedSince, errorsOf } from '#kit/server/errors.ts'
import { isSame } from '#kit/shared/same.ts'
import { type Service, servicesContract } from '../contract.ts'
import { holdServices, saveServiceEnabled, saveServiceOrder } from './queries.ts'

const errors = errorsOf(servicesContract)

/** Shows or hides one service of the hotel (SVA-03). */
export async function switchService(
  tx: Tx,
  actor: HotelAdminActor,
  { id, enabled }: { id: string; enabled: boolean },
): Promise<{ service: Service; isChanged: boolean }> {
  const { hotelId } = actor
  const service = (await holdServices(tx, hotelId)).find((each) => each.id === id)
  if (!service) throw anyErrors.NOT_FOUND()
  if (!service.isGloballyEnabled) throw errors.GLOBALLY_DISABLED()
  if (service.enabled === enabled) return { service, isChanged: false }
  await saveServiceEnabled(tx, hotelId, id, enabled)
  await recordChange(tx, actor, {
    hotelId,
    action: enabled ? 'enable' : 'disable',
    entity: 'service',
    entityId: id,
    before: { labelEn: service.label.en, enabled: service.enabled },
    after: { labelEn: service.label.en, enabled },
  })
  return { service: { ...service, enabled }, isChanged: true }
}

/** Reorders all services of the hotel, unless they have changed since the caller saw them. */
export async function reorderServices(
  tx: Tx,
  actor: HotelAdminActor,
  { seen, wanted }: { seen: readonly string[]; wanted: readonly string[] },
): Promise<Service[]> {
  const { hotelId } = actor
  const services = await holdServices(tx, hotelId)
  const before = services.map(({ id }) => id)
  const isAsSeen = isSame(before, seen)
  const isComplete = isSame(before.toSorted(), wanted.toSorted())
  if (!isAsSeen || !isComplete) throw changedSince(services)
  await saveServiceOrder(tx, hotelId, wanted)
  const labels = new Map(services.map(({ id, label }) => [id, label.en]))
  const labelOf = (id: string) => labels.get(id) ?? id
  await recordChange(tx, actor, {
    hotelId,
    action: 'reorder',
    entity: 'service',
    entityId: null,
    before: { order: before.map(labelOf) },
    after: { order: wanted.map(labelOf) },
  })
  const at = new Map(wanted.map((id, orderIndex) => [id, orderIndex]))
  const placed = services.map((service) => ({ ...service, orderIndex: at.get(service.id) ?? 0 }))
  return placed.toSorted((a, b) => a.orderIndex - b.orderIndex)
}
