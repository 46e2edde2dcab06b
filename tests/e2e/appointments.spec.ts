import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Language } from '#kit/shared/languages.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { changeData } from './hotel-data.ts'

const OF_DEMO = "hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')"
const PHONE = { viewport: { width: 390, height: 844 } }

const forget = () =>
  changeData(
    'work',
    `DELETE FROM service_bookings WHERE ${OF_DEMO} AND service_name IN ('Massage', 'Airport transfer', 'Hammam', 'Old town walk')`,
  )
test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PHONE.viewport)
})
test.afterEach(forget)

/** Opens an offer by its name, and the day after today. */
async function openTomorrow(page: Page, name: string, language: Language) {
  await page.getByRole('link', { name, exact: true }).click()
  await chooseTomorrow(page, language)
}
const chooseTomorrow = (page: Page, language: Language) =>
  page
    .getByRole('group', { name: textsIn(language)('times', 'days'), exact: true })
    .last()
    .getByRole('button')
    .nth(1)
    .click()
const chooseDayAfter = (page: Page) =>
  page
    .getByRole('group', { name: textsIn('en')('times', 'days'), exact: true })
    .last()
    .getByRole('button')
    .nth(2)
    .click()
const timesIn = (page: Page) => page.getByRole('dialog').last().locator('[data-times]').getByRole('radio')
const bookButton = (page: Page) =>
  page.getByRole('dialog').last().locator('footer').getByRole('button').last()

test('a massage is booked in Arabic, with whom one likes, and can be kept in the calendar', async ({
  page,
  context,
}) => {
  const ar = textsIn('ar')
  await signInGuest(context, 'أشجع', '312')
  await page.goto(`${HOTEL}/spa-wellness?lng=ar`)
  await openTomorrow(page, 'تدليك', 'ar')
  const location = 'الحمّام، الطابق الأرضي'
  await expect(page.getByRole('dialog').getByText(location)).toBeVisible()
  await page.getByRole('radio', { name: 'طارق' }).check()
  await chooseTomorrow(page, 'ar')
  await timesIn(page).first().check()
  await expect(bookButton(page)).toContainText('12:00')
  await expect(bookButton(page)).toContainText('$65.00')
  await page.getByRole('radio', { name: /بالأحجار الساخنة/ }).check()
  await expect(bookButton(page)).toContainText('$85.00')
  await expectAccessible(page)
  await bookButton(page).click()
  const booked = page.getByRole('dialog', { name: ar('work', 'guest.sent.appointment') })
  await expect(booked).toContainText('طارق')
  await expect(booked.getByText('ستون دقيقة هادئة')).toBeVisible()
  await expect(booked.getByRole('definition').filter({ hasText: location })).toBeVisible()
  await expect(booked.getByRole('listitem').first()).toContainText(ar('work', 'steps.booked'))
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    booked.getByRole('button', { name: ar('work', 'guest.calendar') }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^[0-9A-F]{8}\.ics$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('SUMMARY:تدليك')
  expect(text.replaceAll('\r\n ', '')).toMatch(/LOCATION:.*الحمّام، الطابق الأرضي.*طارق/)
  expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/)

  await page.goto(`${HOTEL}/services`)
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'تدليك' }) })
  await expect(card).toContainText('طارق')
})

test('an airport transfer is booked in Bosnian, moved and cancelled', async ({ page, context }) => {
  const bs = textsIn('bs')
  await signInGuest(context, 'Šarić-Đurić', '207')
  await page.goto(`${HOTEL}/transportation?lng=bs`)
  await openTomorrow(page, 'Prijevoz do aerodroma', 'bs')
  await bookButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: bs('work', 'guest.needTime') })).toBeVisible()
  const [untilCheckout = ''] = bs('work', 'guest.untilCheckout').split('{{')
  await expect(page.getByText(untilCheckout)).toBeVisible()
  await page.getByText(bs('work', 'guest.part.morning'), { exact: true }).click()
  await timesIn(page).last().check()
  const first = /\d\d:\d\d/.exec(await bookButton(page).innerText())?.[0] ?? ''
  await page.getByLabel('Broj leta').fill('LH 1544')
  await bookButton(page).click()
  await page
    .getByRole('dialog', { name: bs('work', 'guest.sent.appointment') })
    .getByRole('button', { name: bs('work', 'guest.done') })
    .click()
  const card = page.getByRole('article').filter({ hasText: 'Prijevoz do aerodroma' })
  await expect(card).toContainText(first)

  await card.getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: 'Prijevoz do aerodroma', exact: true })
  await expect(sheet).toContainText('LH 1544')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: bs('work', 'guest.move') }).click()
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(first)
  await timesIn(page).nth(-2).check()
  await expectAccessible(page)
  const second = /\d\d:\d\d/.exec(await bookButton(page).innerText())?.[0] ?? ''
  expect(second).not.toBe(first)
  await bookButton(page).click()
  await expect(sheet).toContainText(second)
  await expect(card).toContainText(second)

  await sheet.getByRole('button', { name: bs('work', 'guest.cancel.appointment') }).click()
  await page
    .getByRole('dialog', { name: /^Otkazati/ })
    .getByRole('button', { name: bs('work', 'guest.cancel.appointment') })
    .click()
  await expect(sheet).toContainText(bs('work', 'steps.cancelled'))
  await expect(sheet.locator('del')).toContainText(second)
  await expect(sheet).not.toContainText(bs('guest', 'order.payTitle'))
  await page.keyboard.press('Escape')
  await expect(card).toContainText(bs('work', 'steps.cancelled'))
  await expect(card).toContainText(second)
})

test('of two guests who want the same hour, the second reads that it is taken and keeps the rest', async ({
  browser,
}) => {
  const en = textsIn('en')
  const contexts = await Promise.all([browser.newContext(PHONE), browser.newContext(PHONE)])
  const [first, second] = await Promise.all(contexts.map((context) => context.newPage()))
  if (!contexts[0] || !contexts[1] || !first || !second) throw new Error('There are two guests')
  await signInGuest(contexts[0], 'Smith', '101')
  await signInGuest(contexts[1], 'Novak', '405')
  // hears of nothing that happens meanwhile
  await second.route('**/events/**', (route) => route.abort())
  // whoever shows the free times is told of new ones later than a slow browser would
  await second.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    window.setTimeout = ((then: () => void, ms = 0) => wait(then, ms || 150)) as typeof window.setTimeout
  })
  for (const page of [first, second]) {
    await page.goto(`${HOTEL}/spa-wellness?lng=en`)
    await openTomorrow(page, 'Massage', 'en')
    await page.getByRole('radio', { name: 'Lejla' }).check()
    await page.getByRole('radio', { name: '10:00' }).check()
    await page.getByLabel(en('work', 'guest.note')).fill('Quietly')
  }
  await bookButton(first).click()
  await expect(first.getByRole('dialog', { name: en('work', 'guest.sent.appointment') })).toBeVisible()

  await bookButton(second).click()
  await expect(second.getByRole('alert').filter({ hasText: en('work', 'guest.refused.taken') })).toBeVisible()
  await expect(second.getByRole('radio', { name: '10:00' })).toHaveCount(0)
  await expect(timesIn(second).first()).toBeFocused()
  await expect(second.getByLabel(en('work', 'guest.note'))).toHaveValue('Quietly')
  await expect(second.getByRole('radio', { name: 'Lejla' })).toBeChecked()
  await expectAccessible(second)
  await second.getByRole('radio', { name: '12:00' }).check()
  await bookButton(second).click()
  await expect(second.getByRole('dialog', { name: en('work', 'guest.sent.appointment') })).toBeVisible()
  for (const context of contexts) await context.close()
})

test('a time that was chosen before and is gone by now is not offered to be booked', async ({
  page,
  context,
  browser,
}) => {
  const en = textsIn('en')
  await signInGuest(context, 'Novak', '405')
  await page.goto(`${HOTEL}/spa-wellness?lng=en`)
  await openTomorrow(page, 'Massage', 'en')
  await page.getByRole('radio', { name: 'Lejla' }).check()
  await page.getByRole('radio', { name: '10:00' }).check()
  await expect(bookButton(page)).toContainText('10:00')
  const other = await browser.newContext(PHONE)
  await signInGuest(other, 'Smith', '101')
  const first = await other.newPage()
  await first.goto(`${HOTEL}/spa-wellness?lng=en`)
  await openTomorrow(first, 'Massage', 'en')
  await first.getByRole('radio', { name: 'Lejla' }).check()
  await first.getByRole('radio', { name: '10:00' }).check()
  await bookButton(first).click()
  await expect(first.getByRole('dialog', { name: en('work', 'guest.sent.appointment') })).toBeVisible()
  await other.close()

  const taken = page.getByRole('alert').filter({ hasText: en('work', 'guest.refused.taken') })
  await page.reload()
  await expect(taken).toBeVisible()
  await expect(bookButton(page)).toContainText(en('work', 'guest.chooseTime'))
  await chooseTomorrow(page, 'en')
  await timesIn(page).first().check()
  await expect(taken).toHaveCount(0)
})

test('an offer that is dearer or gone says so while it is open', async ({ page, context }) => {
  const en = textsIn('en')
  const set = (what: string) =>
    changeData('services', `UPDATE offers SET ${what} WHERE ${OF_DEMO} AND name = 'Hammam'`)
  await signInGuest(context)
  await page.goto(`${HOTEL}/spa-wellness?lng=en`)
  await openTomorrow(page, 'Hammam', 'en')
  await page.getByLabel(en('work', 'guest.note')).fill('Not too hot')
  const alert = page.getByRole('dialog').getByRole('alert')
  try {
    await set('price = price + 500')
    await expect(alert).toContainText(en('work', 'guest.refused.changed'))
    await set('is_enabled = false')
    await expect(alert).toContainText(en('work', 'guest.refused.gone'))
    await expect(page.getByLabel(en('work', 'guest.note'))).toHaveValue('Not too hot')
    await expectAccessible(page)
    await bookButton(page).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  } finally {
    await set('is_enabled = true, price = price - 500')
  }
})

test('each place in the hammam is paid for', async ({ page, context }) => {
  const en = textsIn('en')
  await signInGuest(context)
  await page.goto(`${HOTEL}/spa-wellness?lng=en`)
  await openTomorrow(page, 'Hammam', 'en')
  await page
    .getByRole('group', { name: en('work', 'guest.places') })
    .getByRole('button')
    .last()
    .click()
  await chooseTomorrow(page, 'en')
  await timesIn(page).first().check()
  await expect(bookButton(page)).toContainText('$50.00')
  await bookButton(page).click()
  const booked = page.getByRole('dialog', { name: en('work', 'guest.sent.appointment') })
  await expect(booked).toContainText(en('work', 'guest.people_other').replace('{{count}}', '2'))
})

test('who moves a massage keeps who gives it, or chooses somebody else', async ({ page, context }) => {
  const en = textsIn('en')
  await signInGuest(context)
  await page.goto(`${HOTEL}/spa-wellness?lng=en`)
  await openTomorrow(page, 'Massage', 'en')
  await page.getByRole('radio', { name: 'Tarik' }).check()
  await chooseTomorrow(page, 'en')
  await timesIn(page).first().check()
  await bookButton(page).click()
  const booked = page.getByRole('dialog', { name: en('work', 'guest.sent.appointment') })
  await booked.getByRole('button', { name: en('work', 'guest.move') }).click()
  const move = page.getByRole('dialog', { name: en('work', 'guest.move') })
  await expect(move.getByRole('radio', { name: 'Tarik' })).toBeChecked()
  await expect(bookButton(page)).toBeDisabled()
  await expectAccessible(page)
  await move.getByRole('radio', { name: 'Lejla' }).check()
  if (await bookButton(page).isDisabled()) await timesIn(page).first().check()
  await bookButton(page).click()
  await expect(booked).toContainText('Lejla')
})

test('a walk waits for the hotel, which confirms it or sets another time, and the guest reads both', async ({
  page,
  context,
  browser,
}) => {
  const en = textsIn('en')
  const staff = await browser.newContext({ locale: 'en-GB' })
  await signInStaff(staff)
  const desk = await staff.newPage()
  await signInGuest(context)
  const ask = async () => {
    await page.goto(`${HOTEL}/tours-activities?lng=en`)
    await page.getByRole('link', { name: 'Old town walk', exact: true }).click()
    await chooseDayAfter(page)
    await timesIn(page).first().check()
    const [, time = ''] = /(\d\d:\d\d)/.exec(await bookButton(page).innerText()) ?? []
    await bookButton(page).click()
    const sent = page.getByRole('dialog', { name: en('work', 'guest.sent.waiting') })
    await expect(sent.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step')
    return time
  }
  const confirmed = page.getByRole('dialog', { name: en('work', 'guest.sent.appointment') })
  const waiting = desk.locator('[data-waiting]').filter({ hasText: 'Old town walk' })

  await ask()
  await desk.goto(`${HOTEL}/admin/appointments?lng=en`)
  await waiting.getByRole('button', { name: en('work', 'desk.advance.booked') }).click()
  await expect(confirmed.locator('[aria-current=step]')).toContainText(en('work', 'steps.booked'))
  await forget()

  const time = await ask()
  await waiting.getByRole('button', { name: en('work', 'desk.day.otherTime') }).click()
  const form = desk.getByRole('dialog')
  await form.getByLabel(en('work', 'desk.book.anyTime')).fill('16:20')
  await form.getByRole('button', { name: en('work', 'desk.day.move') }).click()
  await expect(waiting).toHaveCount(0)
  await expect(confirmed.locator('[aria-current=step]')).toContainText(en('work', 'steps.booked'))
  await expect(confirmed).toContainText('16:20')
  const [before = ''] = en('work', 'guest.movedByHotel').split('{{')
  await expect(confirmed.getByRole('status').filter({ hasText: before })).toContainText(time)
  await expectAccessible(page)
  await staff.close()
})
