import type { Page } from '@playwright/test'
import { usual } from '#tests/usual.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { expectNothingCovered } from './covered.ts'
import { addOrders, askDatabase, changeData, forgetOrders } from './hotel-data.ts'
import { PLATFORM, signInSuperAdmin } from './super-admin.ts'

const text = textsIn('en')
const toasts = (page: Page) => page.locator('[data-sonner-toast]')

test.afterEach(async () => {
  await forgetOrders()
  await askDatabase("DELETE FROM duties WHERE hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')")
})

test('a message about what is wrong leaves once it is put right, or saved', async ({ page, context }) => {
  const say = (key: string) => text('hotel-admin', `knowledge.${key}`)
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/chatbot?lng=en`)
  await page.getByRole('button', { name: say('add'), exact: true }).click()
  const form = page.getByRole('dialog')
  const save = form.getByRole('button', { name: text('hotel-admin', 'editor.save'), exact: true })
  await save.click()
  await expect(toasts(page).filter({ hasText: say('required') })).toBeVisible()
  await form.getByLabel(say('form.topic')).fill('Sauna')
  await form.getByLabel(say('form.content')).fill('From ten to nine.')
  await expect(toasts(page).filter({ hasText: say('required') })).toHaveCount(0)

  await page.route('**/rpc/knowledge/add**', (route) => route.abort())
  await save.click()
  await expect(toasts(page).filter({ hasText: say('saveFailed') })).toBeVisible()
  await page.unroute('**/rpc/knowledge/add**')
  await save.click()
  await expect(form).toHaveCount(0)
  await expect(toasts(page).filter({ hasText: say('saveFailed') })).toHaveCount(0)
})

test('a message that comes while one like it is leaving stays', async ({ page, context }) => {
  // a message takes 200 ms to leave, and longer where there is much to do
  await page.addInitScript(() => {
    const inTime = setTimeout
    const late = (act: () => void, ms = 0) => inTime(act, ms === 200 ? 1000 : ms)
    Object.assign(globalThis, { setTimeout: late })
  })
  const say = (key: string) => text('hotel-admin', `knowledge.${key}`)
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/chatbot?lng=en`)
  await page.getByRole('button', { name: say('add'), exact: true }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(say('form.topic')).fill('Sauna')
  await form.getByLabel(say('form.content')).fill('From ten to nine.')
  await page.route('**/rpc/knowledge/add**', (route) => route.abort())
  const save = form.getByRole('button', { name: text('hotel-admin', 'editor.save'), exact: true })
  await save.click()
  const failed = toasts(page).filter({ hasText: say('saveFailed') })
  await failed.getByRole('button', { name: text('common', 'close') }).click()
  await save.click()
  const leaving = toasts(page).and(page.locator('[data-removed=true]'))
  await expect(toasts(page).and(page.locator('[data-removed=false]'))).toContainText(say('saveFailed'))
  await expect(leaving).toHaveCount(0)
  await expect(failed).toBeVisible()
})

test('the form of a hotel says under the field what is wrong, and nowhere else', async ({
  page,
  context,
}) => {
  const say = (key: string) => text('hotel-profile', key)
  await signInSuperAdmin(context)
  await page.goto(`${PLATFORM}/hotels/new?lng=en`)
  await page.getByRole('button', { name: text('platform', 'hotels.form.create') }).click()
  await expect(page.getByText(say('form.needName'))).toHaveCount(1)
  await expect(page.getByLabel(say('form.name'), { exact: true })).toBeFocused()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText(say('logo.saveFirst'))).toHaveCount(1)
})

/** Every width first, and both directions. */
const WINDOWS = [
  ['en', 1440, 900],
  ['ar', 390, 844],
  ['en', 820, 1180],
  ['en', 390, 844],
  ['ar', 820, 1180],
  ['ar', 1440, 900],
] as const

for (const [language, width, height] of usual(WINDOWS, 3)) {
  test(`toasts on the page of alerts, under its red bar, cover nothing (${language}, ${width} px)`, async ({
    page,
    context,
  }) => {
    const say = (key: string) => textsIn(language)('hotel-admin', key)
    await page.setViewportSize({ width, height })
    await signInStaff(context)
    await addOrders(1, { room: 981 })
    await changeData(
      'bookings',
      `UPDATE service_bookings SET created_at = now() - interval '12 minutes', alerted_at = now()
       WHERE room_number = '981'`,
    )
    await page.goto(`${HOTEL}/admin/alerts?lng=${language}`)
    await expect(page.locator('[data-alert-bar]')).toBeVisible()
    const person = page.getByRole('region', { name: say('alerts.people.title') })
    // so that the bar at the foot of a form that has changed is there as well
    await page.getByRole('switch').click()
    const mode = (name: string) =>
      person.getByRole('button', { name: say(`alerts.people.mode.${name}`) }).first()
    await mode('off').click()
    // under the pointer none leaves, so the others are pressed by the keyboard
    await toasts(page).first().hover()
    for (const name of ['hours', 'on']) await mode(name).press('Enter')
    await expect(mode('on')).toHaveAttribute('aria-pressed', 'true')
    // on a phone the newest alone is shown: it is not to be looked for before it has come
    await expect(toasts(page)).toHaveCount(3)
    await toasts(page).first().hover()
    await expectNothingCovered(page, width < 768 ? 1 : 3)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expectNothingCovered(page, width < 768 ? 1 : 3)
    const heard = page.locator('section[aria-live]', { has: toasts(page) })
    await expect(heard).toHaveAccessibleName(textsIn(language)('common', 'messages'))
    await expectAccessible(page)
  })
}

test('a toast covers neither the head nor the foot of a phone’s pages, and its button stands under its text', async ({
  page,
  context,
}) => {
  const say = (key: string) => textsIn('ar')('guest', key)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInGuest(context)
  await page.goto(`${HOTEL}/room-service?lng=ar`)
  const adding = new RegExp(`^${say('menu.addItem').replace('{{name}}', '.*العدس.*')}$`)
  await page.getByRole('button', { name: adding }).click()
  await page.goto(`${HOTEL}/room-service?lng=ar#order`)
  const removing = page.getByRole('button', {
    name: new RegExp(say('order.remove').replace('{{name}}', '.*')),
  })
  await removing.first().click()
  const undo = toasts(page).getByRole('button', { name: say('order.undo') })
  await expect(undo).toBeVisible()
  await toasts(page).hover()
  await expectNothingCovered(page, 1)
  const [words, button] = [
    await toasts(page).locator('[data-content]').boundingBox(),
    await undo.boundingBox(),
  ]
  expect(button && words && button.y >= words.y + words.height).toBe(true)
  expect(button?.height).toBeGreaterThanOrEqual(44)
  await undo.click()
  await page.goto(`${HOTEL}/room-service?lng=ar`)
  await expectAccessible(page)
})
