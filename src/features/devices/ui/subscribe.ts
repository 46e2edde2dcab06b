import type { Language } from '#kit/shared/languages.ts'
import type { Device } from '../contract.ts'
import { devicesApi } from './api.ts'
import { forgetKept, keep, readKept } from './kept-device.ts'

const WORKER = '/service-worker.js'

/** Guests' pages may have registered it already. */
async function worker(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration())) await navigator.serviceWorker.register(WORKER)
  return navigator.serviceWorker.ready
}

const inBase64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** The subscription of this browser by the key of this installation, a new one where there is none. */
async function subscribe(slug: string) {
  const { publicKey } = await devicesApi.call.key({ slug })
  const { pushManager } = await worker()
  const known = await pushManager.getSubscription()
  const isOurs = known && inBase64url(known.options.applicationServerKey) === publicKey
  if (known && !isOurs) await known.unsubscribe()
  const subscription = isOurs
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys = {} } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

type Wanted = Pick<Device, 'name' | 'place'> & { slug: string; language: Language }

/** Lets this browser ring at a hotel, once that is allowed to it. */
export async function register(wanted: Wanted): Promise<Device | null> {
  return save(wanted, await subscribe(wanted.slug), null)
}

/**
 * Registers anew what this browser rings as: its address may be another one, or another session of somebody. Where it
 * was removed meanwhile, it is not asked again.
 */
export async function registerAgain(slug: string, language: Language): Promise<Device | null> {
  const kept = await readKept(slug)
  if (!kept || Notification.permission !== 'granted') return null
  const subscription = await subscribe(slug)
  const again = subscription.endpoint === kept.endpoint ? kept.session : null
  const { name, place } = kept
  return save({ slug, language, name, place }, subscription, again)
}

async function save(
  { slug, language, name, place }: Wanted,
  subscription: Awaited<ReturnType<typeof subscribe>>,
  again: string | null,
) {
  const answer = await devicesApi.call.register({ slug, subscription, name, place, language, again })
  if (!answer) {
    await letGo(slug)
    return null
  }
  const { device, session } = answer
  const { endpoint } = subscription
  await keep({ slug, id: device.id, name: device.name, place: device.place, language, endpoint, session })
  return device
}

/** Forgets that this browser rings at a hotel, and ends its subscription where it rings nowhere else. */
export async function letGo(slug: string) {
  if (await forgetKept(slug)) return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
