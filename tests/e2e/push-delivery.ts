import type { BrowserContext, Page } from '@playwright/test'
import { decrypt, type startPushService, type Subscriber } from '#tests/push-service.ts'
import { expect } from './browser.ts'

type Service = Pick<Awaited<ReturnType<typeof startPushService>>, 'pushed'>

/** What was pushed with this title: a device rings about what waits in other journeys as well. */
export function pushedWith({ pushed }: Service, subscriber: Subscriber, title: string): string {
  const found = pushed.map(({ body }) => decrypt(subscriber, body)).find((each) => each.includes(title))
  if (found === undefined) throw new Error(`Nothing was pushed with the title ${title}`)
  return found
}

/**
 * Subscribes this browser at the push service on loopback: that of Chromium is far away. Nothing of the product is
 * replaced.
 */
export async function subscribeHere(context: BrowserContext, { endpoint, p256dh, auth }: Subscriber) {
  await context.grantPermissions(['notifications'])
  await context.addInitScript(
    ({ given }) => {
      const KEY = 'subscribed by a journey'
      const subscription = () => {
        const key = localStorage.getItem(KEY)
        if (key === null) return null
        const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
          character.charCodeAt(0),
        )
        return {
          endpoint: given.endpoint,
          options: { applicationServerKey: bytes.buffer, userVisibleOnly: true },
          toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
          unsubscribe: async () => {
            localStorage.removeItem(KEY)
            return true
          },
        }
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscription(),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.setItem(KEY, applicationServerKey)
          return subscription()
        },
      })
    },
    { given: { endpoint, p256dh, auth } },
  )
}

/** What the browser gets from its push service, once that has it. */
export async function openDelivery(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [known] = registrations
      if (known) resolve(known.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  return (data: string) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

/** The notifications that stand there. */
export const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const shown = (await registration?.getNotifications()) ?? []
    return shown.map(({ title, body, tag, lang, dir, requireInteraction }) => ({
      title,
      body,
      tag,
      lang,
      dir,
      requireInteraction,
    }))
  })

/** Asked just while it shows a notification, Chromium forgets it: then it gets the same one again. */
export const arrives = (page: Page, deliver: () => Promise<unknown>, wanted: object) =>
  expect(async () => {
    await deliver()
    await expect.poll(() => shownOn(page), { timeout: 2000 }).toContainEqual(wanted)
  }).toPass()

export type Worker = typeof globalThis & {
  registration: ServiceWorkerRegistration
  NotificationEvent: new (type: string, given: object) => Event
  registerAnew(change: object): Promise<void>
}

/** Presses a notification, or a button of it, as far as a journey can: the browser brings no window forward. */
export const press = (context: BrowserContext, tag: string, action = '') =>
  context.serviceWorkers()[0]?.evaluate(
    async (pressed) => {
      const scope = globalThis as Worker
      const shown = await scope.registration.getNotifications()
      const notification = shown.find((each) => each.tag === pressed.tag)
      const { action: button } = pressed
      dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action: button }))
    },
    { tag, action },
  )
