import type { Page } from '@playwright/test'
import { dayAt } from '#kit/shared/day.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { sentOrder } from './sent-order.ts'
import { askDatabase, changeData } from './hotel-data.ts'
import { ZONE } from './own-product.ts'

const OF_DEMO = "hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')"
const PHONE = { viewport: { width: 390, height: 844 } }
const en = textsIn('en')
const ar = textsIn('ar')
const filled = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce(
    (words, [name, value]) => words.replaceAll(`{{${name}}}`, String(value)),
    text,
  )

test.afterEach(async () => {
  await askDatabase(`DELETE FROM kitchens WHERE ${OF_DEMO}`)
  await changeData('menu', `UPDATE menu_items SET stock = 6 WHERE ${OF_DEMO} AND name = 'Kunafa'`)
})

const add = (page: Page, dish: string) =>
  page.getByRole('button', { name: filled(en('guest', 'menu.addItem'), { name: dish }) }).click()
const toReview = (page: Page, text = en) =>
  page
    .getByRole('complementary', { name: text('guest', 'order.review') })
    .getByRole('link')
    .click()
const confirm = (page: Page, text = en) =>
  page.getByRole('button', { name: text('guest', 'order.confirm') }).click()

test('of the last portions no guest orders more than there are', async ({ browser }) => {
  await changeData('menu', `UPDATE menu_items SET stock = 2 WHERE ${OF_DEMO} AND name = 'Kunafa'`)
  const contexts = await Promise.all([browser.newContext(PHONE), browser.newContext(PHONE)])
  const [first, second] = await Promise.all(contexts.map((context) => context.newPage()))
  if (!contexts[0] || !contexts[1] || !first || !second) throw new Error('There are two guests')
  await signInGuest(contexts[0], 'Smith', '101')
  await signInGuest(contexts[1], 'Novak', '405')
  // hears of nothing that happens meanwhile
  await second.route('**/events/**', (route) => route.abort())
  for (const page of [first, second]) {
    await page.goto(`${HOTEL}/room-service?lng=en`)
    const card = page.getByRole('article').filter({ hasText: 'Kunafa' })
    await expect(card).toContainText(filled(en('guest', 'menu.left_other'), { count: 2 }))
    await add(page, 'Kunafa')
  }
  const more = second.getByRole('button', { name: filled(en('common', 'oneMore'), { name: 'Kunafa' }) })
  await more.click()
  await expect(more).toBeDisabled()

  await toReview(first)
  await confirm(first)
  await expect(sentOrder(first)).toBeVisible()

  await toReview(second)
  await confirm(second)
  await expect(second.getByRole('alert').filter({ hasText: 'Kunafa' })).toContainText(
    filled(en('guest', 'order.fewer_one'), { count: 1, name: 'Kunafa' }),
  )
  await expect(second.getByRole('group', { name: 'Kunafa' })).toContainText('1')
  await confirm(second)
  await expect(sentOrder(second)).toBeVisible()

  await first.goto(`${HOTEL}/room-service?lng=en`)
  await expect(first.getByRole('article').filter({ hasText: 'Kunafa' })).toContainText(en('dish', 'soldOut'))
  for (const context of contexts) await context.close()
})

test('while the kitchen pauses, nothing of an order is lost, and it is sent once the pause has ended', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE.viewport)
  await signInGuest(context)
  await page.goto(`${HOTEL}/room-service?lng=en`)
  await add(page, 'Hummus')
  await toReview(page)
  const soon = page.getByRole('button', { name: en('times', 'soon') })
  await expect(soon).toContainText('At your door about')
  const pause = (seconds: number) =>
    `INSERT INTO kitchens (hotel_id, paused_until)
     SELECT id, now() + interval '${seconds} seconds' FROM hotels WHERE slug = 'demo-hotel'
     ON CONFLICT (hotel_id) DO UPDATE SET paused_until = excluded.paused_until`
  await askDatabase(pause(60))
  await confirm(page)
  const refused = page.getByRole('alert').filter({ hasText: 'The kitchen takes orders again from' })
  await expect(refused).toContainText('your cart is kept')
  await expect(page.getByText(en('times', 'paused'))).toBeVisible()
  await expect(soon).toContainText(en('times', 'soonNot'))
  await expectAccessible(page)
  await changeData('menu', pause(12))
  await expect(page.getByText(en('times', 'paused'))).toHaveCount(0, { timeout: 40_000 })
  await confirm(page)
  await expect(sentOrder(page)).toContainText('At your door about')
})

test('when room service is closed, a guest reads when it opens and orders for then', async ({
  page,
  context,
}) => {
  await signInGuest(context)
  await changeData(
    'menu',
    `INSERT INTO kitchens (hotel_id, opens, closes)
     SELECT id, to_char(now() AT TIME ZONE time_zone + interval '2 hours', 'HH24:00'),
       to_char(now() AT TIME ZONE time_zone + interval '5 hours', 'HH24:00') FROM hotels WHERE slug = 'demo-hotel'`,
  )
  const [kitchen] = await askDatabase(`SELECT opens AS id FROM kitchens WHERE ${OF_DEMO}`)
  const opens = kitchen?.id ?? ''
  await page.setViewportSize(PHONE.viewport)
  await page.goto(`${HOTEL}/room-service?lng=en`)
  await expect(page.getByText(`Opens at ${opens}.`)).toBeVisible()
  await add(page, 'Hummus')
  await toReview(page)
  await expect(page.getByRole('button', { name: en('guest', 'order.confirm') })).toHaveCount(0)
  await page
    .getByRole('button', { name: en('times', 'choose') })
    .last()
    .click()
  const sheet = page.getByRole('dialog', { name: en('times', 'title') })
  await expect(sheet.getByRole('radio').first()).toBeChecked()
  await expect(sheet.getByRole('radio', { name: opens })).toBeChecked()
  await sheet.getByRole('button', { name: en('times', 'take') }).click()
  await confirm(page)
  await expect(sentOrder(page)).toContainText(opens)
})

test('an order for half past seven tomorrow, chosen by keyboard', async ({ page, context }) => {
  const tomorrow = dayAt(new Date(), ZONE, 1)
  await page.setViewportSize(PHONE.viewport)
  await signInGuest(context)
  await page.goto(`${HOTEL}/room-service?lng=en`)
  await add(page, 'Hummus')
  await toReview(page)
  await page.getByRole('button', { name: en('times', 'choose') }).press('Enter')
  const sheet = page.getByRole('dialog', { name: en('times', 'title') })
  await expect(sheet.getByRole('radio').first()).toBeFocused()
  await expectAccessible(page)
  const days = sheet.getByRole('group', { name: en('times', 'days'), exact: true })
  await days.getByRole('button', { name: 'Tomorrow' }).press('Enter')
  const time = sheet.getByRole('radio', { name: '07:15' })
  await time.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(sheet.getByRole('radio', { name: '07:30' })).toBeChecked()
  await sheet.getByRole('button', { name: en('times', 'take') }).press('Enter')
  await expect(sheet).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'tomorrow, 07:30' })).toHaveAttribute('aria-pressed', 'true')
  await confirm(page)
  const said = filled(en('guest', 'bookings.expected.for'), { day: 'tomorrow', time: '07:30' })
  await expect(sentOrder(page)).toContainText(
    `${filled(en('times', 'arrives.for'), { day: 'tomorrow' })} 07:30`,
  )
  await expect(sentOrder(page)).not.toContainText(en('guest', 'order.success'))
  await expect(sentOrder(page)).toContainText(
    filled(en('guest', 'order.successLater'), { day: 'tomorrow', time: '07:30' }),
  )
  const [due] = await askDatabase(
    `SELECT to_char(due_at AT TIME ZONE '${ZONE}', 'YYYY-MM-DD HH24:MI') AS id FROM service_bookings
     WHERE ${OF_DEMO} ORDER BY created_at DESC LIMIT 1`,
  )
  expect(due?.id).toBe(`${tomorrow} 07:30`)
  await page.getByRole('button', { name: en('common', 'close') }).click()
  await expect(page.getByRole('article').filter({ hasText: said })).toBeVisible()
})

test('a guest is told when it comes, that it is late, and why it was cancelled', async ({
  browser,
  page,
  context,
}) => {
  await page.setViewportSize(PHONE.viewport)
  await signInGuest(context)
  await page.goto(`${HOTEL}/room-service?lng=en`)
  await expect(page.getByRole('button', { name: 'At your door about' })).toBeVisible()
  await add(page, 'Hummus')
  await toReview(page)
  await confirm(page)
  await sentOrder(page)
    .getByRole('link', { name: en('guest', 'order.follow') })
    .click()
  // other orders of the room may be under way as well
  await expect(page.getByText('At your door about').first()).toBeVisible()
  const newest = `(SELECT id FROM service_bookings WHERE ${OF_DEMO} ORDER BY created_at DESC LIMIT 1)`
  await askDatabase(
    `UPDATE service_bookings SET promised_at = now() - interval '10 minutes', avoids = '{nuts}' WHERE id = ${newest}`,
  )
  await page.reload()
  await expect(page.getByText(en('guest', 'bookings.expected.behind')).first()).toBeVisible()
  const [kitchenIsTold = ''] = en('traits', 'told').split('{{')
  await expect(page.getByText(kitchenIsTold)).toBeVisible()
  await expectAccessible(page)

  const staff = await browser.newContext()
  await signInStaff(staff)
  const [booking] = await askDatabase(`SELECT id FROM service_bookings WHERE id = ${newest}`)
  const cancelled = await staff.request.post(`/api/hotels/demo-hotel/bookings/${booking?.id}/cancel`, {
    data: { version: 1, reason: 'soldOut' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(cancelled.status()).toBe(200)
  await staff.close()
  await expect(page.getByText(en('guest', 'cancelled.reason.soldOut'))).toBeVisible()
  await expect(page.getByText(kitchenIsTold)).toHaveCount(0)
})

test('an order cancelled while its confirmation is on the screen says so there', async ({
  browser,
  page,
  context,
}) => {
  const guest = (key: string) => ar('guest', key)
  await page.setViewportSize(PHONE.viewport)
  await signInGuest(context, 'أشجع', '312')
  await page.goto(`${HOTEL}/room-service?lng=ar`)
  const adding = { name: filled(guest('menu.addItem'), { name: 'تشيفابي سراييفو' }) }
  await page.getByRole('button', adding).click()
  await toReview(page, ar)
  await confirm(page, ar)
  const sent = sentOrder(page, 'ar')
  await expect(sent.getByText(guest('order.success'))).toBeVisible()
  await expect(sent.getByText(ar('common', 'notPaid'))).toBeVisible()
  const follow = sent.getByRole('link', { name: guest('order.follow') })
  await follow.focus()

  const staff = await browser.newContext()
  await signInStaff(staff)
  const [booking] = await askDatabase(
    `SELECT id FROM service_bookings WHERE ${OF_DEMO} AND room_number = '312' ORDER BY created_at DESC LIMIT 1`,
  )
  const cancelled = await staff.request.post(`/api/hotels/demo-hotel/bookings/${booking?.id}/cancel`, {
    data: { version: 1, reason: 'soldOut' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(cancelled.status()).toBe(200)
  await staff.close()

  const told = page.getByRole('dialog', { name: guest('order.state.cancelled') })
  await expect(told.getByRole('status').first()).toContainText(guest('cancelled.reason.soldOut'))
  await expect(told.getByText(guest('order.success'))).toHaveCount(0)
  await expect(told.getByRole('list', { name: guest('bookings.progress') })).toHaveCount(0)
  await expect(told.locator('svg path[d^="M-21 3"]')).toHaveCount(0)
  await expect(told.getByText(ar('common', 'notPaid'))).toHaveCount(0)
  const back = told.getByRole('link', { name: guest('order.backToMenu') })
  await expect(back).toBeFocused()
  await expectAccessible(page)
  await told.getByRole('button', { name: guest('bookings.title') }).click()
  await expect(told).toHaveCount(0)

  const details = {
    name: filled(guest('bookings.details'), { id: booking?.id?.slice(0, 8).toUpperCase() ?? '' }),
  }
  const line = page.getByRole('button', details)
  await line.click()
  await expect(line).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('article').filter({ has: line })).not.toContainText(ar('common', 'notPaid'))
  await page.goto(`${HOTEL}/order#${booking?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest('order.state.cancelled'))
  await expect(page.getByText(ar('common', 'notPaid'))).toHaveCount(0)
  await askDatabase(`UPDATE service_bookings SET payment_status = 'paid' WHERE id = '${booking?.id}'`)
  await page.reload()
  await expect(page.getByText(ar('common', 'paid'), { exact: true })).toBeVisible()
})

test('the night’s dishes are there at night, and can be ordered for it before, with phrases, in Arabic', async ({
  page,
  context,
}) => {
  const [before] = await askDatabase(
    `SELECT begins || ' ' || ends AS id FROM menu_parts WHERE ${OF_DEMO} AND name = 'Night'`,
  )
  const [began = '', ended = ''] = before?.id?.split(' ') ?? []
  const sutlija = 'أرز بالحليب'
  const setNight = (begins: string, ends: string) =>
    changeData(
      'menu',
      `UPDATE menu_parts SET begins = ${begins}, ends = ${ends} WHERE ${OF_DEMO} AND name = 'Night'`,
    )
  const inHours = (hours: number) =>
    `to_char(now() AT TIME ZONE '${ZONE}' + interval '${hours} hours', 'HH24:00')`
  try {
    await setNight(inHours(3), inHours(5))
    await page.setViewportSize(PHONE.viewport)
    await signInGuest(context, 'أشجع', '312')
    await page.goto(`${HOTEL}/room-service?lng=ar`)
    const night = page.getByRole('region', { name: 'قائمة الليل' })
    await night.scrollIntoViewIfNeeded()
    await expectAccessible(page)
    const ofDish = night.getByRole('article').filter({ hasText: sutlija })
    await ofDish.getByRole('button').last().click()
    await expect(night.getByRole('article').filter({ hasText: sutlija })).toHaveCount(0)
    const card = page.getByRole('article').filter({ hasText: sutlija })
    await expect(card.getByRole('group')).toContainText('1')
    await expect(card.getByRole('button').last()).toBeFocused()

    await page
      .getByRole('complementary', { name: ar('guest', 'order.review') })
      .getByRole('link')
      .click()
    await page.getByRole('button', { name: ar('dish', 'phrases.open') }).click()
    const book = page.getByRole('dialog', { name: ar('dish', 'phrases.open') })
    await expectAccessible(page)
    await book.getByRole('button', { name: 'بدون بصل' }).click()
    await book.getByRole('button', { name: 'بدون ثوم' }).click()
    await book.getByRole('button', { name: 'بدون بصل' }).click()
    await book.getByRole('searchbox').or(book.getByRole('textbox')).fill('ثلج')
    await book.getByRole('button', { name: 'بدون ثلج' }).click()
    await book.getByRole('button', { name: ar('dish', 'phrases.done') }).click()
    await expect(page.getByRole('textbox', { name: ar('guest', 'order.note') })).toHaveValue(
      'بدون ثوم\nبدون ثلج',
    )
    await expectAccessible(page)

    await page.getByRole('button', { name: ar('times', 'soon') }).click()
    await expect(page.getByText(ar('times', 'notThen'))).toBeVisible()
    await expect(page.getByRole('button', { name: ar('guest', 'order.confirm') })).toHaveCount(0)
    await page
      .getByRole('button', { name: ar('times', 'choose') })
      .last()
      .click()
    await page.getByRole('button', { name: ar('times', 'take') }).click()
    await confirm(page, ar)
    await expect(sentOrder(page, 'ar')).toBeVisible()
    const [placed] = await askDatabase(
      `SELECT guest_language || ' ' || to_char(due_at AT TIME ZONE '${ZONE}', 'HH24:MI') AS id
       FROM service_bookings WHERE ${OF_DEMO} ORDER BY created_at DESC LIMIT 1`,
    )
    expect(placed?.id).toMatch(/^ar /)

    await page.clock.install()
    await page.goto(`${HOTEL}/room-service?lng=ar`)
    await expect(night).toBeVisible()
    await page.clock.fastForward('03:00:00')
    await expect(night).toHaveCount(0)
    await expect(card.getByRole('button').last()).toHaveText(ar('guest', 'menu.add'))
  } finally {
    await setNight(`'${began}'`, `'${ended}'`)
  }
})
