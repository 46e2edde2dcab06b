import type { Language } from '#kit/shared/languages.ts'
import { keep, letGo, readKept } from '#kit/web/push/kept.ts'
import { subscribe } from '#kit/web/push/subscribe.ts'
import type { Device } from '../contract.ts'
import { devicesApi } from './api.ts'
import { keptAt, type KeptDevice } from './kept-device.ts'

const subscribeAt = async (slug: string) => subscribe((await devicesApi.call.key({ slug })).publicKey)

type Wanted = Pick<Device, 'name' | 'place'> & { slug: string; language: Language }

/** Lets this browser ring at a hotel, once that is allowed to it. */
export async function register(wanted: Wanted): Promise<Device | null> {
  return save(wanted, await subscribeAt(wanted.slug), { again: null, ownerId: null })
}

/**
 * Registers anew what this browser rings as: its address may be another one, or another session of somebody. Where it
 * was removed meanwhile, it is not asked again; somebody else's own is refused.
 */
export async function registerAgain(
  slug: string,
  language: Language,
  userId: string,
): Promise<Device | null> {
  const kept = await readKept<KeptDevice>(keptAt(slug))
  if (!kept || kept.declinedBy === userId || Notification.permission !== 'granted') return null
  const subscription = await subscribeAt(slug)
  const again = subscription.endpoint === kept.endpoint ? kept.session : null
  const { name, place, ownerId = null } = kept
  return save({ slug, language, name, place }, subscription, { again, ownerId })
}

/** Asks no more whether somebody else's own is to ring for this person; it goes on for its owner who comes back. */
export async function decline(slug: string, userId: string) {
  const kept = await readKept<KeptDevice>(keptAt(slug))
  if (kept) await keep(keptAt(slug), { ...kept, declinedBy: userId })
}

async function save(
  { slug, language, name, place }: Wanted,
  subscription: Awaited<ReturnType<typeof subscribe>>,
  before: Pick<Parameters<typeof devicesApi.call.register>[0], 'again' | 'ownerId'>,
) {
  const answer = await devicesApi.call.register({ slug, subscription, name, place, language, ...before })
  if (!answer) {
    await letGo(keptAt(slug))
    return null
  }
  const { device, session } = answer
  const { endpoint } = subscription
  const { id, userId: ownerId, name: named, place: placed } = device
  const kept: KeptDevice = { slug, id, name: named, place: placed, language, endpoint, session, ownerId }
  await keep(keptAt(slug), kept)
  return device
}
