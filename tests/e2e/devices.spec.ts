import type { BrowserContext, Page } from '@playwright/test'
import { decrypt, startPushService, type Subscriber } from '#tests/push-service.ts'
import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { addOrders, askDatabase, forgetOrders } from './hotel-data.ts'
import { ownProduct } from './own-product.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

/**
 * Subscribes this browser at the push service on loopback: that of Chromium is far away. Nothing of the product is
 * replaced.
 */
async function subscribeHere(context: BrowserContext, { endpoint, p256dh, auth }: Subscriber) {
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
async function openDelivery(context: BrowserContext, page: Page) {
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

const shownOn = (page: Page) =>
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
const arrives = (page: Page, deliver: () => Promise<unknown>, wanted: object) =>
  expect(async () => {
    await deliver()
    await expect.poll(() => shownOn(page), { timeout: 2000 }).toContainEqual(wanted)
  }).toPass()

type Worker = typeof globalThis & {
  registration: ServiceWorkerRegistration
  NotificationEvent: new (type: string, given: object) => Event
  registerAnew(change: object): Promise<void>
}

/** Presses a notification, or a button of it, as far as a journey can: the browser brings no window forward. */
const press = (context: BrowserContext, tag: string, action = '') =>
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

const language = 'bs'
const text = (key: string) => textsIn(language)('hotel-admin', `devices.${key}`)

test('a phone is set up, rings, is rung again after the next start, and is removed', async ({
  context,
  page,
}) => {
  const service = await startPushService(ownProduct()?.pushPort)
  const subscriber = service.subscribe()
  try {
    await subscribeHere(context, subscriber)
    await signInStaff(context)
    await page.goto(`${HOTEL}/admin/alerts?lng=${language}`)
    await expect(page.getByRole('heading', { name: text('title') })).toBeVisible()
    await expect(page.getByText(text('empty'))).toBeVisible()
    // no step names anybody whom nothing would ring
    const nothing = page.getByText(textsIn(language)('hotel-admin', 'alerts.noDevice'))
    await expect(nothing).toHaveCount(3)
    await expectAccessible(page)
    await page.getByRole('button', { name: text('turnOn') }).click()
    const name = page.getByLabel(text('name'))
    await expect(name).toHaveValue('Chrome (Linux)')
    await name.fill('Telefon recepcije')
    await page.getByRole('radio', { name: text('place.own') }).check()
    await page.getByRole('button', { name: text('save') }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Telefon recepcije' })
    await expect(row).toContainText(text('thisOne'))
    await expect(row).toContainText(text('neverRang'))
    await expect(nothing).toHaveCount(1)

    await page.getByRole('button', { name: text('ring'), exact: true }).click()
    await expect(page.getByText(text('sent').split('{{time}}')[1] ?? '')).toBeVisible()
    await expect(page.getByText(text('reason.sound'))).toBeVisible()
    await expect(row).toContainText(text('rang').replace('{{ago}}', ''))
    await expectAccessible(page)
    const message = decrypt(subscriber, service.pushed[0]?.body ?? Buffer.alloc(0))

    const deliver = await openDelivery(context, page)
    await arrives(page, () => deliver(message), {
      title: text('test.title'),
      body: text('test.text').replace('{{device}}', 'Telefon recepcije'),
      tag: expect.stringMatching(/^test /) as unknown,
      lang: language,
      dir: 'ltr',
      requireInteraction: true,
    })

    // the next start registers anew, and another name given elsewhere stays
    await askDatabase("UPDATE push_devices SET name = 'Bar', p256dh = auth")
    await page.reload()
    await expect(name).toHaveValue('Bar')
    await expect
      .poll(() => askDatabase(`SELECT id FROM push_devices WHERE p256dh = '${subscriber.p256dh}'`))
      .toHaveLength(1)

    await page.getByRole('button', { name: text('removeNamed').replace('{{device}}', 'Bar') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('remove') })
      .click()
    await expect(page.getByText(text('empty'))).toBeVisible()
    await expect(page.getByRole('button', { name: text('turnOn') })).toBeVisible()
    await page.reload()
    await expect(page.getByText(text('empty'))).toBeVisible()
  } finally {
    await askDatabase('DELETE FROM push_devices')
    service.stop()
  }
})

test('what cannot be read is said as such, and "seen" marks what rang without opening anything', async ({
  context,
  page,
}) => {
  const service = await startPushService(ownProduct()?.pushPort)
  try {
    await subscribeHere(context, service.subscribe())
    await signInStaff(context)
    await addOrders(1, { room: 930 })
    const [order] = await askDatabase("SELECT id FROM service_bookings WHERE guest_name = 'Rush'")
    await page.goto(`${HOTEL}/admin/alerts?lng=${language}`)
    await page.getByRole('button', { name: text('turnOn') }).click()
    await expect(page.getByLabel(text('name'))).toBeVisible()
    const deliver = await openDelivery(context, page)
    const titled = (title: string) => expect.objectContaining({ title }) as object
    const unread = textsIn('en')('hotel-admin', 'devices.unreadable.title')
    await arrives(page, () => deliver('{'), titled(unread))

    const seen = { text: 'Viđeno', path: `/api/hotels/demo-hotel/bookings/${order?.id}/seen` }
    const alarm = { title: 'Soba 931', body: '', tag: 'order', language, direction: 'ltr', seen }
    const message = JSON.stringify({ ...alarm, url: `${HOTEL}/admin/bookings/room-service` })
    await arrives(page, () => deliver(message), titled('Soba 931'))
    await press(context, 'order', 'seen')
    await expect
      .poll(() =>
        askDatabase(`SELECT id FROM service_bookings WHERE id = '${order?.id}' AND seen_at IS NOT NULL`),
      )
      .toHaveLength(1)
    expect(context.pages()).toHaveLength(1)
    expect(page.url()).toContain('/admin/alerts')

    await arrives(page, () => deliver(message), titled('Soba 931'))
    await press(context, 'order')
    await expect(page).toHaveURL(/bookings\/room-service$/)
    expect(context.pages()).toHaveLength(1)

    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.filter((path) => path.includes('/admin'))).toEqual([])
  } finally {
    await forgetOrders()
    await askDatabase('DELETE FROM push_devices')
    service.stop()
  }
})

test('a browser that gets another address is registered there, as what it was', async ({ context, page }) => {
  const service = await startPushService(ownProduct()?.pushPort)
  const next = service.subscribe()
  const { endpoint, ...keys } = next
  try {
    await subscribeHere(context, service.subscribe())
    await signInStaff(context)
    await page.goto(`${HOTEL}/admin/alerts?lng=${language}`)
    await page.getByRole('button', { name: text('turnOn') }).click()
    await page.getByLabel(text('name')).fill('Telefon bara')
    await page.getByRole('button', { name: text('save') }).click()
    await expect(page.getByRole('listitem').filter({ hasText: text('thisOne') })).toContainText(
      'Telefon bara',
    )
    await page.reload()
    const isKept = () =>
      page.evaluate(async () => {
        const found = await caches.match('/devices/demo-hotel')
        return found ? ((await found.json()) as { name: string }).name : null
      })
    await expect.poll(isKept).toBe('Telefon bara')
    const [worker] = context.serviceWorkers()
    await worker?.evaluate(
      ({ given }) =>
        (globalThis as Worker).registerAnew({ newSubscription: { options: {}, toJSON: () => given } }),
      { given: { endpoint, keys } },
    )
    const rows = await askDatabase(
      `SELECT id FROM push_devices WHERE endpoint = '${endpoint}' AND name = 'Telefon bara'`,
    )
    expect(rows).toHaveLength(1)
  } finally {
    await askDatabase('DELETE FROM push_devices')
    service.stop()
  }
})
