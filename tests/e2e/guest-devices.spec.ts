import type { BrowserContext, Locator } from '@playwright/test'
import type { GuestOrder } from '#features/room-service/contract.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { decrypt, startPushService } from '#tests/push-service.ts'
import { usual } from '#tests/usual.ts'
import { answer, API } from './ask-services.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { askDatabase } from './hotel-data.ts'
import { ownProduct } from './own-product.ts'
import { arrives, openDelivery, press, shownOn, subscribeHere } from './push-delivery.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }
const SOON = { timeout: 40_000 }

/** A guest orders the first dish of the menu. */
async function order({ request }: BrowserContext) {
  await askDatabase("DELETE FROM rate_limits WHERE action_type = 'room_service_booking'")
  const [dish] = await answer<GuestMenuItem[]>(await request.get(`${API}/menu`))
  const { currency } = await answer<{ currency: string }>(await request.get(API))
  const items = [{ itemId: dish?.id, quantity: 1 }]
  const data = { key: crypto.randomUUID(), order: { items, shownTotal: dish?.price, currency } }
  return answer<GuestOrder>(await request.post(`${API}/bookings`, { data, headers: SAME_ORIGIN }))
}

/** Staff bring an order, and the time in which they could undo that is over. */
async function bring(staff: BrowserContext, { id }: GuestOrder) {
  const { version } = await answer<{ version: number }>(await staff.request.get(`${API}/bookings/${id}`))
  const data = { version, status: 'delivered' }
  await answer(await staff.request.patch(`${API}/bookings/${id}`, { data, headers: SAME_ORIGIN }))
  await askDatabase("UPDATE jobs SET run_at = now() WHERE kind = 'tell-guest'")
}

/** Turns the switch on or off, and waits until it is so on the server, too. */
async function turn(to: Locator, isOn: boolean) {
  await to.click()
  await expect(to).toBeChecked({ checked: isOn })
  await expect(to).not.toHaveAttribute('aria-busy')
}

const forget = (...ids: string[]) =>
  askDatabase(
    'DELETE FROM guest_devices',
    `DELETE FROM service_bookings WHERE id = ANY ('{${ids.join()}}')`,
    "DELETE FROM jobs WHERE kind = 'tell-guest'",
  )

for (const language of usual(['ar', 'en'] as const, 1)) {
  const say = textsIn(language)
  const text = (key: string) => say('told', key)

  test(`a guest is told that their order is here, and a press opens it (${language})`, async ({
    context,
    page,
    browser,
  }) => {
    const service = await startPushService(ownProduct()?.pushPort)
    const subscriber = service.subscribe()
    const desk = await browser.newContext()
    const placed: string[] = []
    try {
      await subscribeHere(context, subscriber)
      await signInGuest(context)
      await signInStaff(desk)
      const booking = await order(context)
      placed.push(booking.id)
      await page.goto(`${HOTEL}/order?lng=${language}#${booking.id}`)
      const offer = page.getByRole('switch', { name: text('offer.label') })
      await expect(offer).not.toBeChecked()
      await expect(offer).toHaveAccessibleDescription(text('offer.text'))
      await expectAccessible(page)
      await turn(offer, true)
      await page.reload()
      await expect(offer).toBeChecked()

      await page.goto(`${HOTEL}/services`)
      await bring(desk, booking)
      await expect.poll(() => service.pushed.length, SOON).toBe(1)
      const message = decrypt(subscriber, service.pushed[0]?.body ?? Buffer.alloc(0))
      // an id may hold the digits of the room
      expect(message.replaceAll(booking.id, '')).not.toContain('101')
      const deliver = await openDelivery(context, page)
      const tag = `booking ${booking.id}`
      await arrives(page, () => deliver(message), {
        title: expect.any(String) as unknown,
        body: text('order.delivered'),
        tag,
        lang: language,
        dir: language === 'ar' ? 'rtl' : 'ltr',
        requireInteraction: false,
      })
      await press(context, tag)
      await expect(page).toHaveURL(`${HOTEL}/order#${booking.id}`)
      await expect(page.getByRole('heading', { name: say('guest', 'order.state.door') })).toBeVisible()
      // whoever has been brought their order is offered nothing
      await expect(offer).toHaveCount(0)
    } finally {
      await forget(...placed)
      await desk.close()
      service.stop()
    }
  })
}

test('in the menu of the guest it is switched on and off, follows the language and ends with the session', async ({
  context,
  page,
}) => {
  const say = textsIn('bs')
  const text = (key: string) => say('told', key)
  const service = await startPushService(ownProduct()?.pushPort)
  const languages = async () => JSON.stringify(await askDatabase('SELECT language FROM guest_devices'))
  const account = page.getByRole('button', { name: /Smith/ })
  const open = async (entry: string) => {
    await account.click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  try {
    await subscribeHere(context, service.subscribe())
    await signInGuest(context)
    await page.goto(`${HOTEL}/services?lng=bs`)
    await open(text('entry'))
    const onHere = page.getByRole('switch', { name: text('label') })
    await expect(onHere).not.toBeChecked()
    await expectAccessible(page)
    await turn(onHere, true)
    await turn(onHere, false)
    expect(await languages()).toBe('[]')
    await turn(onHere, true)
    await page.keyboard.press('Escape')
    await expect(account).toBeFocused()
    // until what keeps it told is there
    await page.goto(`${HOTEL}/services?lng=en`)
    await expect.poll(languages, SOON).toContain('en')

    await account.click()
    await page.getByRole('menuitem', { name: textsIn('en')('guest', 'session.logOut') }).click()
    await expect.poll(languages).toBe('[]')
    const isSubscribed = () => page.evaluate(() => localStorage.getItem('subscribed by a journey') !== null)
    await expect.poll(isSubscribed, SOON).toBe(false)
  } finally {
    await forget()
    service.stop()
  }
})

test('who looks at the order is not told of it as well, and what cannot be read leads to the hotel', async ({
  context,
  page,
}) => {
  const service = await startPushService(ownProduct()?.pushPort)
  const placed: string[] = []
  try {
    await subscribeHere(context, service.subscribe())
    await signInGuest(context)
    const { id } = await order(context)
    placed.push(id)
    await page.goto(`${HOTEL}/order?lng=en#${id}`)
    const offer = page.getByRole('switch', { name: textsIn('en')('told', 'offer.label') })
    await turn(offer, true)
    const deliver = await openDelivery(context, page)
    const news = {
      title: 'Hotel',
      body: 'Your order is here.',
      kind: 'news',
      language: 'en',
      direction: 'ltr',
      seen: null,
    }
    const about = (url: string, tag: string) => JSON.stringify({ ...news, url, tag })
    await page.bringToFront()
    await page.evaluate(() => window.focus())
    await deliver(about(`${HOTEL}/order#${id}`, 'looked at'))
    const unread = textsIn('en')('told', 'unreadable.title')
    await arrives(page, () => deliver('{'), expect.objectContaining({ title: unread }))
    expect((await shownOn(page)).map(({ tag }) => tag)).toEqual(['unreadable'])
    await press(context, 'unreadable')
    await expect(page).toHaveURL(`${HOTEL}/services`)
  } finally {
    await forget(...placed)
    service.stop()
  }
})

test('where notifications are blocked, the order offers none, and the menu says how to allow them', async ({
  context,
  page,
}) => {
  const text = (key: string) => textsIn('en')('told', key)
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  const placed: string[] = []
  try {
    await signInGuest(context)
    const { id } = await order(context)
    placed.push(id)
    await page.goto(`${HOTEL}/services?lng=en`)
    await page.getByRole('button', { name: /Smith/ }).click()
    await page.getByRole('menuitem', { name: text('entry') }).click()
    await expect(page.getByText(text('obstacle.blocked'))).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${HOTEL}/order#${id}`)
    await expect(page.getByText(textsIn('en')('guest', 'order.state.sent'))).toBeVisible()
    await expect(page.getByText(text('offer.label'))).toHaveCount(0)
  } finally {
    await forget(...placed)
  }
})
