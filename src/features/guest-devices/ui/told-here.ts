import type { Language } from '#kit/shared/languages.ts'
import { keep, letGo, readKept } from '#kit/web/push/kept.ts'
import { subscribe } from '#kit/web/push/subscribe.ts'
import { guestDevicesApi } from './api.ts'

/** As what this browser is told at a hotel (`kit/web/push/kept.ts`); `isGuest` tells the service worker from staff's. */
type Kept = { slug: string; isGuest: true; language: Language }

const addressAt = (slug: string) => `/guest-devices/${slug}`

async function register(slug: string, language: Language, isAgain: boolean) {
  const { publicKey } = await guestDevicesApi.call.key({ slug })
  const subscription = await subscribe(publicKey)
  const told = await guestDevicesApi.call.register({ slug, subscription, language, isAgain })
  if (!told) return letGo(addressAt(slug))
  const kept: Kept = { slug, isGuest: true, language }
  await keep(addressAt(slug), kept)
}

/** Has the guest told in this browser, once that is allowed to it: at a new address, so that nothing comes that was for another. */
export async function tellHere(slug: string, language: Language) {
  await letGo(addressAt(slug))
  await register(slug, language, false)
}

export async function tellNoMore(slug: string) {
  await guestDevicesApi.call.remove({ slug })
  await letGo(addressAt(slug))
}

/** Whether the guest is told in this browser; the server is asked only where it was so before. */
export async function isToldHere(slug: string): Promise<boolean> {
  if (Notification.permission !== 'granted' || !(await readKept<Kept>(addressAt(slug)))) return false
  return (await guestDevicesApi.call.mine({ slug })) !== null
}

/** Registers this browser anew where it is told in another language; where its guest has gone, it is told no more. */
export async function keepToldHere(slug: string, language: Language) {
  const kept = await readKept<Kept>(addressAt(slug))
  if (!kept) return
  const told = await guestDevicesApi.call.mine({ slug }).catch((error: unknown) => {
    if (guestDevicesApi.codeOf(error) === 'UNAUTHORIZED') return null
    throw error
  })
  if (!told || Notification.permission !== 'granted') await letGo(addressAt(slug))
  else if (told.language !== language) await register(slug, language, true)
}
