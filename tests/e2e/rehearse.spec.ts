import type { Page } from '@playwright/test'
import type { Language } from '#kit/shared/languages.ts'
import { startPushService } from '#tests/push-service.ts'
import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { askDatabase, changeData } from './hotel-data.ts'
import { ownProduct } from './own-product.ts'
import { PUT_OFF_ALERTS } from './put-off-alerts.ts'
import { arrives, openDelivery, press, pushedWith, subscribeHere } from './push-delivery.ts'

test.use({ serviceWorkers: 'allow' })

const OF_DEMO = "hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')"
const forgetSettings = `DELETE FROM alert_settings WHERE ${OF_DEMO}`
/** The first two steps come after five and ten seconds. */
const SOON = PUT_OFF_ALERTS.replace('"devices": 2, "duty": 5', '"devices": 1, "duty": 2')

test.beforeEach(async () => {
  await askDatabase(forgetSettings, SOON)
})
test.afterEach(async () => {
  await changeData('staff', `DELETE FROM rehearsals WHERE ${OF_DEMO}`)
  await askDatabase(
    `DELETE FROM jobs WHERE ${OF_DEMO} AND (kind = 'rehearse' OR payload ? 'rehearsal')`,
    forgetSettings,
    PUT_OFF_ALERTS,
  )
})

/** Lets seconds pass since the rehearsal was started, for its job at the same moment. */
const pass = (seconds: number) =>
  changeData(
    'staff',
    `WITH earlier AS (UPDATE rehearsals SET started_at = started_at - interval '${seconds} seconds' WHERE ${OF_DEMO})
     UPDATE jobs SET run_at = run_at - interval '${seconds} seconds' WHERE ${OF_DEMO} AND kind = 'rehearse'`,
  )

const textOf = (language: Language) => (key: string) => textsIn(language)('hotel-admin', key)
const line = (page: Page, name: string) => page.locator(`[data-line=${name}]`)
const strip = (page: Page) => page.locator('[data-rehearsal]')
const WINDOW = { width: 1280, height: 900 }

test('the whole hotel rehearses: a device shows it and says so, another panel sounds, and its Seen ends it', async ({
  context,
  page,
  browser,
}) => {
  const en = textOf('en')
  const service = await startPushService(ownProduct()?.pushPort)
  const subscriber = service.subscribe()
  const desk = await browser.newContext({ viewport: WINDOW })
  try {
    await subscribeHere(context, subscriber)
    await signInStaff(context)
    await page.goto(`${HOTEL}/admin/alerts?lng=en`)
    await page.getByRole('button', { name: en('devices.turnOn') }).click()
    await expect(page.getByLabel(en('devices.name'))).toHaveValue('Chrome on Linux')

    await signInStaff(desk)
    const panel = await desk.newPage()
    await panel.addInitScript(() => localStorage.setItem('hotelly.sound', 'on'))
    await panel.goto(`${HOTEL}/admin/guests?lng=en`)
    await panel.getByRole('heading', { level: 1 }).click()
    await expect(strip(panel)).toHaveCount(0)

    await page.getByRole('button', { name: en('rehearsal.start') }).click()
    for (const each of [page, panel]) await expect(strip(each)).toContainText(en('rehearsal.strip.nothing'))
    await expect(line(page, 'panels')).toHaveAttribute('data-state', 'good')
    await expect(line(page, 'panels')).toContainText(en('rehearsal.sound.sounded'))
    await expect(line(page, 'duty')).toHaveAttribute('data-state', 'waiting')
    await expectAccessible(panel)
    await expect(strip(panel).getByRole('button', { name: en('rehearsal.strip.seen') })).toBeVisible()

    const devices = line(page, 'devices')
    await expect(devices).toContainText(en('rehearsal.handed'), { timeout: 15_000 })
    const message = pushedWith(service, subscriber, en('alarm.rehearsal.order'))
    const deliver = await openDelivery(context, page)
    const titled = expect.objectContaining({ title: en('alarm.rehearsal.order') }) as object
    await arrives(page, () => deliver(message), titled)
    await expect(devices).toContainText(en('rehearsal.shown'))
    await expect(devices).toHaveAttribute('data-state', 'good')
    await expect(devices.getByRole('time').first()).toHaveText(/^\d\d:\d\d:\d\d$/)
    await expectAccessible(page)

    await strip(panel)
      .getByRole('button', { name: en('rehearsal.strip.seen') })
      .click()
    await expect(strip(panel)).toHaveCount(0)
    await expect(strip(page)).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: /^Seen by / })).toBeVisible()
    await expect(line(page, 'everyone')).toHaveAttribute('data-state', 'missed')
    await page.reload()
    await expect(page.getByText(/^Last rehearsed today at /)).toBeVisible()
    await expect(devices).toHaveCount(0)
    await page.getByRole('button', { name: en('rehearsal.unfold') }).click()
    await expect(devices).toContainText(en('rehearsal.shown'))
  } finally {
    await desk.close()
    service.stop()
  }
})

test('Seen on the phone that rings ends it as well', async ({ context, page }) => {
  const bs = textOf('bs')
  const service = await startPushService(ownProduct()?.pushPort)
  const subscriber = service.subscribe()
  try {
    await subscribeHere(context, subscriber)
    await signInStaff(context)
    await page.goto(`${HOTEL}/admin/alerts?lng=bs`)
    await page.getByRole('button', { name: bs('devices.turnOn') }).click()
    await page.getByRole('button', { name: bs('rehearsal.start') }).click()
    await expect(line(page, 'devices')).toContainText(bs('rehearsal.handed'), { timeout: 15_000 })
    const message = pushedWith(service, subscriber, bs('alarm.rehearsal.order'))
    const { tag } = JSON.parse(message) as { tag: string }
    const deliver = await openDelivery(context, page)
    const titled = expect.objectContaining({ title: bs('alarm.rehearsal.order') }) as object
    await arrives(page, () => deliver(message), titled)
    await press(context, tag, 'seen')
    await expect(page.getByRole('status').filter({ hasText: /^Viđeno u / })).toBeVisible()
    await expect(strip(page)).toHaveCount(0)
  } finally {
    service.stop()
  }
})

test('minutes that are not saved are not rehearsed; from the last step on the bar is red and the guest’s words stand there', async ({
  context,
  page,
}) => {
  const ar = textOf('ar')
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/alerts?lng=ar`)
  const start = page.getByRole('button', { name: ar('rehearsal.start') })
  await page.getByRole('switch').click()
  await expect(start).toBeDisabled()
  await expect(page.getByText(ar('rehearsal.saveFirst'))).toBeVisible()
  await page.getByRole('switch').click()
  await start.click()
  await expect(strip(page)).toHaveAttribute('data-rehearsal', 'calm')
  await expect(line(page, 'panels')).toContainText(ar('rehearsal.sound.off'))
  await pass(60)
  await expect(strip(page)).toHaveAttribute('data-rehearsal', 'red')
  await expect(line(page, 'devices')).toContainText(ar('rehearsal.noneOfHotel'))
  await expect(line(page, 'devices')).toContainText(ar('rehearsal.setOneUp'))
  await expect(line(page, 'devices')).toHaveAttribute('data-state', 'none')
  await expect(line(page, 'everyone')).toContainText(ar('rehearsal.bar'))
  await expect(line(page, 'guest')).toContainText(textsIn('ar')('times', 'longer.call'))
  await expect(line(page, 'guest')).toContainText('+387 33 555 0142')
  await expectAccessible(page)
  await page.goto(`${HOTEL}/admin/bookings/room-service?view=wall&lng=ar`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(strip(page)).toHaveAttribute('data-rehearsal', 'red')
  await expectAccessible(page)
  await strip(page)
    .getByRole('button', { name: ar('rehearsal.strip.stop') })
    .click()
  await expect(strip(page)).toHaveCount(0)
  await page.goto(`${HOTEL}/admin/alerts?lng=ar`)
  await expect(page.getByText(ar('rehearsal.verdict.stoppedEarly').split('}}').at(-1) ?? '')).toBeVisible()
})

test('what a mail server said stands apart from the text around it', async ({ context, page }) => {
  const ar = textOf('ar')
  const words = '550 5.1.1 <desk@demo-hotel.example>: no such user (here).'
  const at = new Date().toISOString()
  const id = crypto.randomUUID()
  const mails = [{ userId: id, person: 'Amra Begić', step: 'duty', outcome: 'refused', words, at }]
  const steps = [{ step: 'duty', at, missing: [], people: 1 }]
  await changeData(
    'staff',
    `INSERT INTO rehearsals (hotel_id, id, kind, started_by, starter_id, ended_at, noticed)
     SELECT id, '${id}', 'order', 'Amra Begić', '${id}', now(), '${JSON.stringify({ panels: [], steps, devices: [], mails })}'
     FROM hotels WHERE slug = 'demo-hotel'`,
  )
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/alerts?lng=ar`)
  await page.getByRole('button', { name: ar('rehearsal.unfold') }).click()
  await expect(line(page, 'duty').locator('bdi', { hasText: words })).toBeVisible()
})
