import { declaredFor } from '#features/categories/all.ts'
import type { Service } from '#features/services/contract.ts'
import { holdServices, saveServiceAllowed } from '#features/services/server/queries.ts'
import type { Actor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { findAnyHotel } from './queries.ts'

type Wish = { id: string; serviceId: string; isAllowed: boolean }

/**
 * Lets a hotel open an area, which it then switches on itself, or takes the area back. Null where there is none that
 * could be allowed: room service belongs to every hotel.
 */
export async function allowService(
  tx: Tx,
  actor: Actor,
  { id: hotelId, serviceId, isAllowed }: Wish,
): Promise<{ service: Service; isChanged: boolean } | null> {
  if (!(await findAnyHotel(tx, hotelId))) return null
  const service = (await holdServices(tx, hotelId)).find((each) => each.id === serviceId)
  const declared = service && declaredFor(service.category)
  if (!service || !declared) return null
  if ((service.path !== null) === isAllowed) return { service, isChanged: false }
  const wanted = isAllowed
    ? { path: declared.path, enabled: false }
    : { path: null, enabled: service.enabled }
  await saveServiceAllowed(tx, hotelId, serviceId, wanted)
  await recordChange(tx, actor, {
    hotelId,
    action: isAllowed ? 'allow' : 'disallow',
    entity: 'service',
    entityId: serviceId,
    before: { labelEn: service.label.en, isAllowed: !isAllowed },
    after: { labelEn: service.label.en, isAllowed },
  })
  return { service: { ...service, ...wanted }, isChanged: true }
}
