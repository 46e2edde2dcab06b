import { sql } from 'drizzle-orm'
import { onTestFinished, vi, expect } from 'vitest'
import { jobHandlers } from '#app/jobs.ts'
import type { GuestActor } from '#kit/server/actor.ts'
import { keepWorking } from '#kit/server/jobs/keep-working.ts'
import { createLog } from '#kit/server/log.ts'
import { DeviceMessage } from '#kit/shared/device-message.ts'
import { type Browser, browserAt, signIn } from './browser-at.ts'
import type { Product } from './product.ts'
import { decrypt, type startPushService, type Subscriber } from './push-service.ts'

type Service = Awaited<ReturnType<typeof startPushService>>

/** Phones of guests on which they are told, by a push service on loopback, and whoever carries the telling out. */
export function openToldGuests(product: Product, service: Service, address: () => string) {
  let count = 0

  const signedIn = async ({ hotelSlug, guestName: lastName, roomNumber }: GuestActor) => {
    const browser = browserAt(address(), `10.0.2.${++count}`)
    await signIn(browser, `/hotels/${hotelSlug}/guest-session`, { lastName, roomNumber })
    return browser
  }
  const register = async (slug: string, browser: Browser, subscriber: Subscriber, given: object = {}) => {
    const { endpoint, p256dh, auth } = subscriber
    const draft = { subscription: { endpoint, p256dh, auth }, language: 'en', ...given }
    const response = await browser.send('PUT', `/api/hotels/${slug}/guest-device`, draft)
    const answer = (await response.json()) as { code?: string; language?: string } | null
    return { status: response.status, answer }
  }
  const shownBy = (subscriber: Subscriber) =>
    service.pushed
      .filter(({ endpoint }) => endpoint === subscriber.endpoint)
      .map(({ body }) => DeviceMessage.parse(JSON.parse(decrypt(subscriber, body))))

  return {
    signedIn,
    register,
    /** A phone on which a guest is told, and what it has shown. */
    phoneOf: async (guest: GuestActor, language = 'en', from?: Browser) => {
      const browser = from ?? (await signedIn(guest))
      const subscriber = service.subscribe()
      expect(await register(guest.hotelSlug, browser, subscriber, { language })).toMatchObject({
        status: 200,
      })
      return { browser, subscriber, shown: () => shownBy(subscriber) }
    },
    /** The time in which a change can be undone passes, and everything that is to be told is, or what names a step. */
    tellAll: async (step = '') => {
      await product.run(
        sql`UPDATE jobs SET run_at = now() WHERE kind = 'tell-guest' AND strpos(key, ${step}) > 0`,
      )
      const stop = keepWorking({ ...product, log: createLog('silent') }, jobHandlers(product.contextOf()))
      onTestFinished(stop)
      const listDue = () =>
        product.run(sql`SELECT key FROM jobs WHERE kind = 'tell-guest' AND (run_at <= now() OR tries > 0)`)
      await vi.waitFor(async () => expect(await listDue()).toEqual([]), { timeout: 20_000 })
      await stop()
    },
  }
}
