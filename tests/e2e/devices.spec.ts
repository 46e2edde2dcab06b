import { startPushService } from '#tests/push-service.ts'
import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { addOrders, askDatabase, forgetOrders } from './hotel-data.ts'
import { ownProduct } from './own-product.ts'
import { arrives, openDelivery, press, pushedWith, subscribeHere, type Worker } from './push-delivery.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

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
    const message = pushedWith(service, subscriber, text('test.title'))

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
    // while a page is at it, the worker waits for its turn
    await page.evaluate(() => {
      const turn = Promise.withResolvers<undefined>()
      const begun = Promise.withResolvers<undefined>()
      addEventListener('turn-is-over', () => turn.resolve(undefined))
      void navigator.locks.request('/devices/demo-hotel', () => {
        begun.resolve(undefined)
        return turn.promise
      })
      return begun.promise
    })
    // the page itself may wait behind this one, too
    const waiting = () =>
      page.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query()
        const [own] = held.filter(({ name }) => name === '/devices/demo-hotel')
        return pending.filter(({ clientId }) => clientId !== own?.clientId).map(({ name }) => name)
      })
    const [worker] = context.serviceWorkers()
    const registered = worker?.evaluate(
      ({ given }) =>
        (globalThis as Worker).registerAnew({ newSubscription: { options: {}, toJSON: () => given } }),
      { given: { endpoint, keys } },
    )
    await expect.poll(waiting).toEqual(['/devices/demo-hotel'])
    expect(await askDatabase(`SELECT id FROM push_devices WHERE endpoint = '${endpoint}'`)).toEqual([])
    await page.evaluate(() => dispatchEvent(new Event('turn-is-over')))
    await registered
    const rows = await askDatabase(
      `SELECT id FROM push_devices WHERE endpoint = '${endpoint}' AND name = 'Telefon bara'`,
    )
    expect(rows).toHaveLength(1)
  } finally {
    service.stop()
  }
})

test('a panel whose device is given to somebody on another screen falls silent there and then', async ({
  context,
  page,
}) => {
  const service = await startPushService(ownProduct()?.pushPort)
  const ofDemo = "hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')"
  try {
    await askDatabase(
      `DELETE FROM duties WHERE ${ofDemo}`,
      `INSERT INTO duties (hotel_id, user_id, mode) SELECT hotel_id, id, 'off' FROM users WHERE ${ofDemo}`,
    )
    await subscribeHere(context, service.subscribe())
    await signInStaff(context)
    await page.goto(`${HOTEL}/admin/alerts?lng=${language}`)
    await page.getByRole('button', { name: text('turnOn') }).click()
    await expect(page.getByLabel(text('name'))).toBeVisible()
    const panel = await context.newPage()
    await panel.goto(`${HOTEL}/admin/requests?lng=${language}`)
    const strip = panel.getByText(textsIn(language)('hotel-admin', 'alerts.silent.off'))
    await expect(panel.getByText(textsIn(language)('hotel-admin', 'bookings.soundAsk'))).toBeVisible()
    await expect(strip).toHaveCount(0)
    await page.getByRole('radio', { name: text('place.own') }).check()
    await page.getByRole('button', { name: text('save') }).click()
    await expect(strip).toBeVisible()
    const [known] = await askDatabase(`UPDATE push_devices SET place = 'hotel' WHERE ${ofDemo} RETURNING id`)
    expect(known).toBeDefined()
    await panel.reload()
    await expect(strip).toHaveCount(0)
    await page.getByRole('button', { name: /^Ukloni/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('remove') })
      .click()
    await expect(strip).toBeVisible()
  } finally {
    await askDatabase(`DELETE FROM duties WHERE ${ofDemo}`)
    service.stop()
  }
})
