import type { Language } from '#kit/shared/languages.ts'
import { keep, letGo, readKept } from '#kit/web/push/kept.ts'
import { subscribe } from '#kit/web/push/subscribe.ts'
import type { Device } from '../contract.ts'
import { devicesApi } from './api.ts'
import { keptAt, type KeptDevice } from './kept-device.ts'

/** One after the other, in all tabs: what one has kept, the next one reads. */
const inTurn = <T>(slug: string, run: () => Promise<T>): Promise<T> =>
  navigator.locks.request(keptAt(slug), run)

const subscribeAt = async (slug: string) => subscribe((await devicesApi.call.key({ slug })).publicKey)

type Wanted = Pick<Device, 'name' | 'place'> & { slug: string; language: Language }

/** Lets this browser ring at a hotel, once that is allowed to it. */
export const register = (wanted: Wanted): Promise<Device | null> =>
  inTurn(wanted.slug, async () =>
    save(wanted, await subscribeAt(wanted.slug), { again: null, ownerId: null }),
  )

/**
 * Registers anew what this browser rings as: its address may be another one, or another session of somebody. Where it
 * was removed meanwhile, it is not asked again; somebody else's own is refused.
 */
export const registerAgain = (slug: string, language: Language, userId: string): Promise<Device | null> =>
  inTurn(slug, async () => {
    const kept = await readKept<KeptDevice>(keptAt(slug))
    if (!kept || kept.declinedBy === userId || Notification.permission !== 'granted') return null
    const subscription = await subscribeAt(slug)
    const again = subscription.endpoint === kept.endpoint ? kept.session : null
    const { name, place, ownerId = null } = kept
    return save({ slug, language, name, place }, subscription, { again, ownerId })
  })

const keepToo = (slug: string, known: Partial<KeptDevice>) =>
  inTurn(slug, async () => {
    const kept = await readKept<KeptDevice>(keptAt(slug))
    if (kept) await keep(keptAt(slug), { ...kept, ...known })
  })

/** Asks no more whether somebody else's own is to ring for this person; it goes on for its owner who comes back. */
export const decline = (slug: string, userId: string) => keepToo(slug, { declinedBy: userId })

/** Names this browser's device, and says where it is; whoever signs in next is asked by that. */
export async function change(slug: string, device: Pick<Device, 'id' | 'name' | 'place'>): Promise<Device> {
  const changed = await devicesApi.call.change({ slug, ...device })
  await keepToo(slug, { name: changed.name, place: changed.place })
  return changed
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
