import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import { isSame } from '#kit/shared/same.ts'
import type { Resource, ResourceDraft } from '../resources-contract.ts'
import { RESOURCES_MAX } from '../rules.ts'
import { onlyChanged, resourceFacts } from './facts.ts'
import { resourceNarrowed } from './hooks.ts'
import { leaveOutResource } from './offer-queries.ts'
import {
  addResource,
  countResources,
  holdResources,
  removeResource,
  saveResource,
} from './resource-queries.ts'

export type ResourceResult =
  | { outcome: 'changed' | 'same' | 'stale'; resource: Resource }
  | { outcome: 'absent' | 'too-many' }
  | { outcome: 'booked'; count: number }

type Seen = { id: string; version: number }

const draftOf = ({ id: _id, version: _version, ...draft }: Resource): ResourceDraft => draft

function record(
  tx: Tx,
  { actor, action, id }: { actor: HotelAdminActor; action: string; id: string },
  { before, after }: { before?: ResourceDraft; after?: ResourceDraft },
) {
  const was = before && resourceFacts(before)
  const is = after && resourceFacts(after)
  const change = was && is ? onlyChanged(was, is) : { before: was, after: is }
  return recordChange(tx, actor, {
    ...{ hotelId: actor.hotelId, action, entity: 'resource', entityId: id, ...change },
  })
}

export async function createResource(
  tx: Tx,
  actor: HotelAdminActor,
  draft: ResourceDraft,
): Promise<ResourceResult> {
  const { hotelId } = actor
  await lockExclusive(tx, hotelId, 'offers')
  if ((await countResources(tx, hotelId)) >= RESOURCES_MAX) return { outcome: 'too-many' }
  const resource = await addResource(tx, hotelId, draft)
  await record(tx, { actor, action: 'add', id: resource.id }, { after: draft })
  return { outcome: 'changed', resource }
}

async function holdSeen(tx: Tx, hotelId: string, { id, version }: Seen): Promise<ResourceResult> {
  await lockExclusive(tx, hotelId, 'offers')
  const [resource] = await holdResources(tx, hotelId, [id])
  if (!resource) return { outcome: 'absent' }
  return { outcome: resource.version === version ? 'same' : 'stale', resource }
}

/** How many appointments that lie ahead so many places could not take. */
async function countTooMany(tx: Tx, hotelId: string, id: string, capacity: number) {
  const counts = await resourceNarrowed.tell(tx, hotelId, id, capacity)
  return counts.reduce((sum, one) => sum + one, 0)
}

export async function changeResource(
  tx: Tx,
  actor: HotelAdminActor,
  seen: Seen,
  draft: ResourceDraft,
): Promise<ResourceResult> {
  const { hotelId } = actor
  const held = await holdSeen(tx, hotelId, seen)
  if (held.outcome !== 'same') return held
  const before = draftOf(held.resource)
  if (isSame(before, draft)) return held
  if (draft.capacity < before.capacity) {
    const tooMany = await countTooMany(tx, hotelId, seen.id, draft.capacity)
    if (tooMany > 0) return { outcome: 'booked', count: tooMany }
  }
  const resource = await saveResource(tx, hotelId, seen.id, draft)
  await record(tx, { actor, action: 'update', id: seen.id }, { before, after: draft })
  return { outcome: 'changed', resource }
}

export async function deleteResource(tx: Tx, actor: HotelAdminActor, seen: Seen): Promise<ResourceResult> {
  const { hotelId } = actor
  const held = await holdSeen(tx, hotelId, seen)
  if (held.outcome !== 'same') return held
  const booked = await countTooMany(tx, hotelId, seen.id, 0)
  if (booked > 0) return { outcome: 'booked', count: booked }
  await leaveOutResource(tx, hotelId, seen.id)
  await removeResource(tx, hotelId, seen.id)
  await record(tx, { actor, action: 'delete', id: seen.id }, { before: draftOf(held.resource) })
  return { outcome: 'changed', resource: held.resource }
}
