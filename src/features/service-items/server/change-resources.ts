import type { Tx } from '#kit/server/database.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { versioned } from '#kit/server/versioned.ts'
import { type Resource, type ResourceDraft, resourcesContract } from '../resources-contract.ts'
import { RESOURCES_MAX } from '../rules.ts'
import { resourceFacts } from './facts.ts'
import { resourceNarrowed } from './hooks.ts'
import { leaveOutResource } from './offer-queries.ts'
import {
  addResource,
  countResources,
  holdResources,
  removeResource,
  saveResource,
} from './resource-queries.ts'

const errors = errorsOf(resourcesContract)

/** Refuses fewer places than the appointments that lie ahead take. */
async function keepCapacity(tx: Tx, hotelId: string, id: string, capacity: number) {
  const counts = await resourceNarrowed.tell(tx, hotelId, id, capacity)
  const count = counts.reduce((sum, one) => sum + one, 0)
  if (count > 0) throw errors.RESOURCE_BOOKED({ data: { count } })
}

export const resources = versioned<Resource, ResourceDraft>({
  part: 'offers',
  entity: 'resource',
  named: 'name',
  draftOf: ({ id: _id, version: _version, ...draft }) => draft,
  facts: (_tx, _hotelId, draft) => resourceFacts(draft),
  limit: { most: RESOURCES_MAX, count: countResources },
  hold: async (tx, hotelId, id) => (await holdResources(tx, hotelId, [id]))[0] ?? null,
  check: async (tx, hotelId, { capacity }, before) => {
    if (before && capacity < before.capacity) await keepCapacity(tx, hotelId, before.id, capacity)
  },
  add: addResource,
  save: (tx, hotelId, { id }, draft) => saveResource(tx, hotelId, id, draft),
  remove: async (tx, hotelId, id) => {
    await keepCapacity(tx, hotelId, id, 0)
    await leaveOutResource(tx, hotelId, id)
    await removeResource(tx, hotelId, id)
  },
})
