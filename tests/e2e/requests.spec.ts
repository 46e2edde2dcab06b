import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { ask } from './ask-services.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { askDatabase, changeData } from './hotel-data.ts'
import { expectWithinWindow } from './within-window.ts'

const PHONE = { width: 390, height: 844 }
const OF_DEMO = "hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')"
const en = textsIn('en')
const HOUSEKEEPING = `${HOTEL}/housekeeping`
const API = '/api/hotels/demo-hotel/service-bookings'
const ORIGIN = { 'sec-fetch-site': 'same-origin' }

const forget = () =>
  changeData(
    'work',
    `DELETE FROM service_bookings WHERE ${OF_DEMO} AND service_name IN ('Towels', 'Taxi', 'Something is broken')`,
  )
test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PHONE)
})
test.afterEach(forget)

const openOffer = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
const sheetOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const send = (page: Page, name: string) =>
  page.getByRole('button', { name: en('work', 'guest.send').replace('{{name}}', name) }).click()
const sent = (page: Page) => sheetOf(page, en('work', 'guest.sent.request'))

type Open = { bookings: { id: string; version: number; roomNumber: string; name: { en: string } }[] }

/** Staff set the status of the newest open request of an offer. */
async function advance(staff: BrowserContext, offer: string, status: string) {
  const listed = await staff.request.get(`${API}?scope=ongoing`)
  const { bookings } = (await listed.json()) as Open
  const found = bookings.find(({ name }) => name.en === offer)
  const changed = await staff.request.patch(`${API}/${found?.id}`, {
    data: { version: found?.version, status },
    headers: ORIGIN,
  })
  expect(changed.status()).toBe(200)
}

test('a guest asks for towels in two taps, and follows them to the door', async ({
  page,
  context,
  browser,
}) => {
  await signInGuest(context)
  await page.goto(`${HOUSEKEEPING}?lng=en`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Housekeeping')
  await expectAccessible(page)
  await openOffer(page, 'Towels')
  await expect(sheetOf(page, 'Towels').getByRole('group', { name: 'Bath towels' })).toContainText('2')
  await expectAccessible(page)
  await send(page, 'Towels')
  await expect(sent(page)).toContainText('Room 101')
  await expect(sent(page)).toContainText('About')
  await expect(sent(page).getByRole('listitem')).toHaveText([
    /Requested/,
    /Seen/,
    /On the way/,
    /At your door/,
  ])
  await expectAccessible(page)

  await page.getByRole('button', { name: en('work', 'guest.done') }).click()
  const card = page.getByRole('article').filter({ hasText: 'Towels' })
  await expect(card.getByRole('status')).toHaveText(en('work', 'steps.asked'))
  const staff = await browser.newContext()
  await signInStaff(staff)
  await advance(staff, 'Towels', 'in_preparation')
  await expect(card.getByRole('status')).toHaveText(en('work', 'steps.onTheWay'))
  await advance(staff, 'Towels', 'delivered')
  await expect(card).toContainText(en('work', 'steps.atTheDoor'))
  await expect(card.getByRole('status')).toHaveCount(0)
  await staff.close()
})

test('what was chosen outlives a reload, and at least one of what is counted is wanted', async ({
  page,
  context,
}) => {
  await signInGuest(context)
  await page.goto(`${HOUSEKEEPING}?lng=en`)
  await openOffer(page, 'Towels')
  const bath = sheetOf(page, 'Towels').getByRole('group', { name: 'Bath towels' })
  const less = bath.getByRole('button').first()
  await less.click()
  await less.click()
  await expect(less).toBeDisabled()
  await send(page, 'Towels')
  await expect(page.getByRole('alert').filter({ hasText: en('work', 'guest.nothing') })).toBeVisible()
  await page.getByLabel(en('work', 'guest.note')).fill('No perfume, please')
  await page.reload()
  await expect(bath).toContainText('0')
  await expect(page.getByLabel(en('work', 'guest.note'))).toHaveValue('No perfume, please')
  await bath.getByRole('button').last().click()
  await send(page, 'Towels')
  await expect(sent(page)).toContainText('No perfume, please')
})

test('a request that is late says so once, and its steps can still be read', async ({ page, context }) => {
  const say = (key: string) => textsIn('bs')('work', key)
  await signInGuest(context)
  const { id } = await ask(context, 'Towels')
  await changeData(
    'work',
    `UPDATE service_bookings SET promised_at = now() - interval '1 hour' WHERE id = '${id}'`,
  )
  await page.goto(`${HOTEL}/services?lng=bs`)
  await page.getByRole('article').filter({ hasText: 'Peškiri' }).getByRole('button').click()
  const sheet = sheetOf(page, 'Peškiri')
  const late = say('guest.behind').split('{{')[0] ?? ''
  await expect(sheet.getByText(late)).toHaveCount(1)
  await expect(sheet.getByRole('listitem').last()).toHaveText(say('steps.atTheDoor'))
  await expectWithinWindow(page, PHONE.width)
})

test('a request that nobody has begun can be cancelled, and the list says so at once', async ({
  page,
  context,
}) => {
  await signInGuest(context)
  await page.goto(`${HOTEL}/transportation?lng=en`)
  await openOffer(page, 'Taxi')
  await page.getByRole('button', { name: en('times', 'choose') }).click()
  await page.getByRole('button', { name: en('times', 'take') }).click()
  await send(page, 'Taxi')
  await expect(sent(page)).toBeVisible()
  await sent(page)
    .getByRole('button', { name: en('work', 'guest.cancel.request') })
    .click()
  const asking = page.getByRole('dialog', { name: 'Cancel “Taxi”?' })
  await expect(asking.getByRole('button', { name: en('work', 'guest.keep') })).toBeFocused()
  await expectAccessible(page)
  await asking.getByRole('button', { name: en('work', 'guest.cancel.request') }).click()
  const cancelled = sheetOf(page, 'Taxi')
  await expect(cancelled).toContainText(en('work', 'steps.cancelled'))
  await expect(cancelled.getByRole('button', { name: en('work', 'guest.cancel.request') })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.goto(`${HOTEL}/services?lng=en`)
  await expect(page.getByRole('article').filter({ hasText: 'Taxi' })).toContainText(
    en('work', 'steps.cancelled'),
  )
})

const pictureOf = async (width: number, height: number) => ({
  name: 'bulb.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#f4c542' } })
    .png()
    .toBuffer(),
})

test('a guest sends a picture of the light bulb, and staff see it large', async ({
  page,
  context,
  browser,
}) => {
  const label = 'A picture of what is broken'
  await page.addInitScript(() => {
    const read = window.createImageBitmap.bind(window)
    // as long as a phone takes for a photograph
    window.createImageBitmap = (async (file: Blob) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1000)
      })
      return read(file)
    }) as typeof window.createImageBitmap
  })
  await signInGuest(context)
  await page.goto(`${HOUSEKEEPING}?lng=en`)
  await openOffer(page, 'Something is broken')
  const sheet = sheetOf(page, 'Something is broken')
  const field = sheet.getByLabel(label)
  // nothing was chosen after all
  await field.dispatchEvent('cancel')
  await expect(sheet).toBeVisible()
  await field.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  const unreadable = sheet.getByText(en('work', 'picture.unreadable'))
  await expect(unreadable).toBeVisible()
  await expectAccessible(page)
  // it is not left out without a word
  await send(page, 'Something is broken')
  await expect(unreadable).toBeFocused()
  await sheet.getByRole('button', { name: en('work', 'picture.remove') }).click()
  await expect(unreadable).toHaveCount(0)
  await expect(field).toBeFocused()
  const shown = sheet.locator('img[src^="/guest-pictures/"]')
  await field.setInputFiles(await pictureOf(2400, 1200))
  await expect(shown).toHaveCount(1)
  await sheet.getByRole('button', { name: en('work', 'picture.remove') }).click()
  await expect(shown).toHaveCount(0)
  await expect(field).toBeFocused()
  const held = Promise.withResolvers<void>()
  await page.route('**/hotelly-uploads/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await field.setInputFiles(await pictureOf(1200, 2400))
  await send(page, 'Something is broken')
  await expect(sheet.getByText(en('work', 'picture.oneMoment'))).toBeFocused()
  held.resolve()
  await expect(shown).toHaveCount(1)
  await sheet.getByLabel('What should we know?').fill('The light bulb over the bed')
  await page.reload()
  await expect(shown).toHaveCount(1)
  await expectAccessible(page)
  await send(page, 'Something is broken')
  await expect(sent(page).getByRole('button', { name: label })).toBeVisible()
  await expect(sent(page).getByRole('term').filter({ hasText: 'What should we know' })).not.toContainText('?')
  await expectAccessible(page)

  const staff = await browser.newContext({ locale: 'en-GB' })
  await signInStaff(staff)
  const desk = await staff.newPage()
  await desk.goto(`${HOTEL}/admin/requests?lng=en`)
  const card = desk.getByRole('article').filter({ hasText: 'The light bulb over the bed' })
  await card.getByRole('button', { name: label }).click()
  const large = desk
    .getByRole('dialog', { name: label })
    .getByRole('img', { name: en('work', 'picture.alt') })
  await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(1280)
  await expectAccessible(desk)
  await desk.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
  await expect(card.getByRole('button', { name: label })).toBeFocused()
  await staff.close()
})

test('a visitor who taps what is offered reads that it is for guests, logs in and finds it open', async ({
  page,
}) => {
  await page.goto(`${HOUSEKEEPING}?lng=en`)
  await expect(page).toHaveURL(`${HOTEL}/guest-login`)
  await page.goto(`${HOTEL}/services?lng=en`)
  await page.getByRole('button', { name: /Housekeeping/ }).click()
  const told = page.getByRole('dialog', { name: en('guest', 'services.logInToUse') })
  await expect(told).toContainText(en('guest', 'services.guestsOnly'))
  await expectAccessible(page)
  await told.getByRole('link', { name: en('guest', 'login.submit') }).click()
  await expect(page).toHaveURL(`${HOTEL}/guest-login`)
  await page.getByLabel(en('guest', 'login.lastName')).fill('Smith')
  await page.getByLabel(en('guest', 'login.roomNumber')).fill('101')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(HOUSEKEEPING)
  await openOffer(page, 'Towels')
  await send(page, 'Towels')
  await expect(sent(page)).toBeVisible()
})

test('a connection that fails in the middle sends a request once', async ({ page, context }) => {
  await signInGuest(context)
  await page.goto(`${HOUSEKEEPING}?lng=en`)
  await openOffer(page, 'Towels')
  let lost = 0
  await page.route(`**${API}`, async (route) => {
    if (route.request().method() !== 'POST' || lost++ > 0) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await send(page, 'Towels')
  await expect(sent(page)).toBeVisible({ timeout: 15_000 })
  const rows = await askDatabase(
    `SELECT id FROM service_bookings WHERE ${OF_DEMO} AND service_name = 'Towels'`,
  )
  expect(rows).toHaveLength(1)
})

test('an area that the hotel has switched off is coming soon, and home is as it was', async ({
  page,
  context,
}) => {
  const switched = (isOn: boolean) =>
    changeData(
      'services',
      `UPDATE services SET enabled = ${isOn} WHERE ${OF_DEMO} AND category <> 'room_service'`,
    )
  await switched(false)
  try {
    await signInGuest(context)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${HOTEL}/services?lng=en`)
    await expect(page.getByRole('heading', { name: en('guest', 'bookings.title') })).toBeVisible()
    await expect(page.getByText(en('guest', 'services.comingSoon'))).toHaveCount(5)
    expect(asked.filter((path) => path.endsWith('/offers'))).toEqual([])
    await page.goto(`${HOUSEKEEPING}?lng=en`)
    await expect(page.getByRole('main')).toContainText('Housekeeping is coming soon')
    await expectAccessible(page)
  } finally {
    await switched(true)
  }
})

test('what was asked for stays until it is over, also when every area is closed since', async ({
  page,
  context,
  browser,
}) => {
  const switched = (isOn: boolean) =>
    changeData(
      'services',
      `UPDATE services SET enabled = ${isOn} WHERE ${OF_DEMO} AND category <> 'room_service'`,
    )
  await signInGuest(context)
  await page.goto(`${HOUSEKEEPING}?lng=en`)
  await openOffer(page, 'Towels')
  await send(page, 'Towels')
  await expect(sent(page)).toBeVisible()
  await switched(false)
  try {
    await page.goto(`${HOTEL}/services?lng=en`)
    const card = page.getByRole('article').filter({ hasText: 'Towels' })
    await expect(card.getByRole('status')).toHaveText(en('work', 'steps.asked'))
    const staff = await browser.newContext()
    await signInStaff(staff)
    await advance(staff, 'Towels', 'delivered')
    await expect(card).toHaveCount(0)
    await staff.close()
  } finally {
    await switched(true)
  }
})

test('a taxi whose driver names the price is not called free, as towels are', async ({ page, context }) => {
  await signInGuest(context)
  await page.goto(`${HOTEL}/transportation?lng=en`)
  await expect(page.getByRole('article').filter({ hasText: 'Taxi' })).toBeVisible()
  await expect(page.getByText(en('work', 'guest.free'))).toHaveCount(0)
  await page.goto(`${HOUSEKEEPING}?lng=en`)
  await expect(page.getByRole('article').filter({ hasText: 'Towels' })).toContainText(
    en('work', 'guest.free'),
  )
})
