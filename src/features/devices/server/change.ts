import { findSession, lockStaff } from '#features/accounts/server/queries.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { anyErrors, tooMany } from '#kit/server/errors.ts'
import type { Subscription } from '#kit/server/push/send.ts'
import type { Language } from '#kit/shared/languages.ts'
import { changedFields } from '#kit/shared/same.ts'
import type { Device } from '../contract.ts'
import { DEVICES_MAX } from '../rules.ts'
import {
  addDevice,
  deleteDevice,
  findPerson,
  findRingable,
  holdByEndpoint,
  holdDevice,
  listDevices,
  saveDevice,
} from './queries.ts'

type Facts = Pick<Device, 'name' | 'place'>
type Draft = Facts & {
  subscription: Subscription
  language: Language
  again: string | null
  ownerId: string | null
}
/** What becomes of it: registered, removed by somebody meanwhile, or another person's own, for all that is known. */
type Registered =
  | { outcome: 'registered'; device: Device; session: string }
  | { outcome: 'removed' }
  | { outcome: 'somebody-elses'; person: string | null }

const facts = ({ name, place }: Facts) => ({ name, place })

const record = (
  tx: Tx,
  actor: HotelAdminActor,
  action: 'add' | 'update' | 'delete',
  id: string,
  change: { before?: Facts; after?: Facts },
) => recordChange(tx, actor, { hotelId: actor.hotelId, action, entity: 'device', entityId: id, ...change })

/**
 * Registers the caller's browser, or whoever is signed in there now in the place of who was before. What registers anew
 * by itself keeps its name and place, and stays away where somebody has removed it since; somebody's own then rings for
 * nobody else.
 */
export async function registerDevice(
  tx: Tx,
  actor: HotelAdminActor,
  tokenHash: Buffer,
  draft: Draft,
): Promise<Registered> {
  const { hotelId, userId } = actor
  const { subscription, language, again } = draft
  await lockStaff(tx, userId)
  const known = await holdByEndpoint(tx, hotelId, subscription.endpoint)
  // after the device, which is gone with its session: by somebody who signs out just then, nothing was removed
  const session = await findSession(tx, hotelId, tokenHash)
  if (!session) throw anyErrors.UNAUTHORIZED()
  if (!known && again === session) return { outcome: 'removed' }
  const owner = ownerOf(known, draft)
  if (owner && owner.id !== userId) {
    if (known) await deleteDevice(tx, hotelId, known.id)
    return { outcome: 'somebody-elses', person: owner.id && (await findPerson(tx, hotelId, owner.id)) }
  }
  const own = (await listDevices(tx, hotelId)).filter((device) => device.userId === userId)
  if (known?.userId !== userId && own.length >= DEVICES_MAX) throw tooMany()

  const { p256dh, auth } = subscription
  const wanted = known && again ? facts(known) : facts(draft)
  const now = { ...wanted, userId, sessionId: session, language }
  const id = known?.id ?? (await addDevice(tx, hotelId, now, subscription))
  const keys = { ...now, p256dh, auth }
  if (known && changedFields(known, keys).length > 0) await saveDevice(tx, hotelId, id, keys)
  if (known?.userId !== userId) await record(tx, actor, 'add', id, { after: wanted })
  const saved = await findRingable(tx, hotelId, id)
  if (!saved) throw anyErrors.UNAUTHORIZED()
  return { outcome: 'registered', device: saved.device, session }
}

/**
 * Whose own a browser is that registers anew by itself, without an id where a release of before has kept it; null where
 * it rings for whoever is signed in.
 */
function ownerOf(known: (Facts & { userId: string }) | null, { place, again, ownerId }: Draft) {
  if (again === null && ownerId === null) return null
  return (known?.place ?? place) === 'own' ? { id: known?.userId ?? ownerId } : null
}

export async function changeDevice(
  tx: Tx,
  actor: HotelAdminActor,
  { id, name, place }: Facts & { id: string },
): Promise<Device> {
  const before = await holdDevice(tx, actor.hotelId, id)
  if (!before) throw anyErrors.NOT_FOUND()
  if (before.name === name && before.place === place) return before
  await saveDevice(tx, actor.hotelId, id, { name, place })
  await record(tx, actor, 'update', id, { before: facts(before), after: { name, place } })
  return { ...before, name, place }
}

export async function removeDevice(tx: Tx, actor: HotelAdminActor, id: string): Promise<null> {
  const before = await holdDevice(tx, actor.hotelId, id)
  if (!before) throw anyErrors.NOT_FOUND()
  await deleteDevice(tx, actor.hotelId, id)
  await record(tx, actor, 'delete', id, { before: facts(before) })
  return null
}
