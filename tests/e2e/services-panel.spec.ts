import { readFileSync } from 'node:fs'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { shortId } from '#kit/shared/ids.ts'
import { daysLater, momentOf } from '#kit/shared/calendar.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { usual } from '#tests/usual.ts'
import { ask } from './ask-services.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { askDatabase, changeData } from './hotel-data.ts'
import { ZONE } from './own-product.ts'

const ADMIN = `${HOTEL}/admin`
const TODAY = dayAt(new Date(), ZONE)
/** A day on which nobody has booked anything. */
const DAY = daysLater(TODAY, 4)
const at = (clock: string) => new Date(momentOf(DAY, clock, ZONE)).toISOString()

test.beforeEach(async ({ context }) => signInStaff(context))
test.afterEach(() => changeData('work', "DELETE FROM service_bookings WHERE kind <> 'order'"))

const admin = (language: Language) => (key: string) => textsIn(language)('hotel-admin', key)
const work = (language: Language) => (key: string) => textsIn(language)('work', key)

async function asGuest(context: BrowserContext | null) {
  if (!context) throw new Error('There is no browser')
  await signInGuest(context)
  return context
}

/** Opens the palette, and looks for something. */
async function find(page: Page, text: string): Promise<Locator> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('combobox').fill(text)
  return palette.getByRole('option')
}

const LOOKS = [
  ['ar', 'dark'],
  ['en', 'light'],
  ['bs', 'light'],
] as const

for (const [language, colorScheme] of usual(LOOKS, 1)) {
  test(`the dashboard tells how services stand, and leads to them (${language}, ${colorScheme})`, async ({
    page,
    browser,
  }) => {
    const say = admin(language)
    const guest = await asGuest(await browser.newContext())
    await page.emulateMedia({ colorScheme })
    await page.goto(`${ADMIN}/dashboard?lng=${language}`)
    const section = page.getByRole('region', { name: say('dashboard.work.title') })
    const figure = (key: string) =>
      section.getByRole('listitem').filter({ hasText: say(`dashboard.work.${key}`) })
    await expect(figure('requests')).toContainText(say('dashboard.work.noRequests'))
    await expect(figure('waiting')).toContainText(say('dashboard.work.noneWaiting'))
    await expectAccessible(page)

    const { id } = await ask(guest, 'Towels')
    await expect(figure('requests')).toContainText('1')
    await expect(figure('requests')).toContainText(say('dashboard.work.onTime'))
    await ask(guest, 'Old town walk', { startsAt: at('15:00') })
    await expect(figure('waiting')).toContainText(say('dashboard.work.waitingText'))
    await changeData(
      'work',
      `UPDATE service_bookings SET promised_at = now() - interval '1 minute' WHERE id = '${id}'`,
    )
    await expect(figure('requests').locator('.text-late')).toBeVisible()
    await expectAccessible(page)

    await figure('waiting').getByRole('link').click()
    await expect(page).toHaveURL(/requests\?kind=appointment/)
    await expect(page.locator('[data-booking]')).toHaveCount(1)
    await page.goBack()
    await figure('requests').getByRole('link').click()
    await expect(page.locator(`[data-booking="${id}"]`)).toBeVisible()
    await expect(page.locator('[data-booking]')).toHaveCount(1)
    await page.goBack()
    await figure('appointments').getByRole('link').click()
    await expect(page).toHaveURL(/appointments/)
    await guest.close()
  })
}

test('a hotel without open areas has no services on its dashboard, nor among its actions', async ({
  page,
}) => {
  const areas = "category <> 'room_service' AND hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')"
  await changeData('services', `UPDATE services SET enabled = false WHERE ${areas}`)
  await page.goto(`${ADMIN}/dashboard?lng=en`)
  await expect(page.getByText(admin('en')('dashboard.revenue'))).toBeVisible()
  await expect(page.getByText(admin('en')('dashboard.work.title'))).toHaveCount(0)
  const options = await find(page, admin('en')('palette.newBlock'))
  await expect(options).toHaveCount(0)
  await page.keyboard.press('Escape')
  await changeData('services', `UPDATE services SET enabled = true WHERE ${areas}`)
  await expect(page.getByText(admin('en')('dashboard.work.title'))).toBeVisible()
})

test('the palette finds what is open by room, guest and number, and opens it', async ({ page, browser }) => {
  const say = admin('en')
  const guest = await asGuest(await browser.newContext())
  const { id, roomNumber, guestName } = await ask(guest, 'Towels')
  const massage = await ask(guest, 'Massage', { startsAt: at('13:00') })
  await page.goto(`${ADMIN}/account?lng=en`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const options = await find(page, '')
  await expect(options.filter({ hasText: 'Towels' })).toHaveCount(0)
  await page.getByRole('combobox').fill(`${roomNumber} towels`)
  await expect(options).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('combobox').fill(`${guestName} massage`)
  await expect(options).toHaveCount(1)
  await page.getByRole('combobox').fill(`#${shortId(id)}`)
  await expect(options).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText(`#${shortId(id)}`)).toBeVisible()
  await expect(page).toHaveURL(/\/requests$/)
  await page.keyboard.press('Escape')

  await find(page, shortId(massage.id))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/appointments$/)
  await expect(page.getByRole('dialog').getByText(`#${shortId(massage.id)}`)).toBeVisible()
  await page.keyboard.press('Escape')

  // an offer, and a person, in their editors
  await find(page, 'Old town walk')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/services\/tours-activities$/)
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveValue('Old town walk')
  await page.keyboard.press('Escape')
  await find(page, 'Lejla')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveValue('Lejla')
  await page.keyboard.press('Escape')

  for (const [action, heading] of [
    ['newRequest', work('en')('desk.book.open')],
    ['newAppointment', work('en')('desk.book.open')],
    ['newBlock', work('en')('desk.day.block')],
  ] as const) {
    await find(page, say(`palette.${action}`))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('heading', { name: heading })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await guest.close()
})

for (const language of usual(LANGUAGES, 1)) {
  test(`the activity says what became of an appointment, in words (${language})`, async ({
    page,
    browser,
  }) => {
    const say = admin(language)
    const guest = await asGuest(await browser.newContext())
    const { id, resource } = await ask(guest, 'Massage', { startsAt: at('13:00') })
    const of = { slug: 'demo-hotel', id }
    const staff = async (procedure: string, given: object) => {
      const [row] = (await askDatabase(`SELECT version FROM service_bookings WHERE id = '${id}'`)) as {
        version?: number
      }[]
      const answered = await page.request.post(`/rpc/work/${procedure}`, {
        data: { json: { ...of, version: row?.version, ...given } },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      expect(answered.status()).toBe(200)
    }
    await staff('move', { startsAt: at('14:00') })
    await staff('take', { name: 'Amra' })
    await staff('cancel', { reason: 'noShow' })
    await page.goto(`${ADMIN}/audit?lng=${language}&thing=${id}`)
    const lines = page.locator('[data-entry]')
    await expect(lines).toHaveCount(4)
    const name = `Massage · ${say('inbox.room').replace('{{room}}', '101')}`
    const did = (action: string) =>
      say(`audit.did.appointment ${action}`).replace('{{name}}', `\u2068${name}\u2069`)
    await expect(lines.nth(0)).toContainText(did('cancel'))
    await expect(lines.nth(1)).toContainText(did('take'))
    await expect(lines.nth(2)).toContainText(did('move'))
    await expect(lines.nth(3)).toContainText(did('book'))
    for (const line of [0, 1, 2, 3]) await lines.nth(line).getByRole('button').first().click()
    await expect(lines.nth(0)).toContainText(work(language)('steps.cancelled'))
    await expect(lines.nth(0)).toContainText(work(language)('cancelReason.noShow'))
    await expect(lines.nth(1)).toContainText('Amra')
    await expect(lines.nth(2).locator('del').first()).toContainText('13:00')
    await expect(lines.nth(2).locator('ins').first()).toContainText('14:00')
    await expect(lines.nth(3)).toContainText('$65.00')
    await expect(lines.nth(3)).toContainText(resource?.name.en ?? 'Lejla')
    // nothing stands there as it is kept
    await expect(page.getByRole('main')).not.toContainText(
      /appointment (book|move)|startsAt|cancelledBecause|noShow/,
    )
    await expectAccessible(page)
    await guest.close()
  })
}

test('requests and appointments of a period are exported as a spreadsheet reads them', async ({
  page,
  browser,
}) => {
  const guest = await browser.newContext()
  await signInGuest(guest, 'أشجع', '312')
  const towels = await ask(guest, 'Towels', { note: '=1+1, "big"' })
  const massage = await ask(guest, 'Massage', { startsAt: at('13:00') })
  await askDatabase(
    `UPDATE service_bookings SET taken_by = '@Amra', booking_status = 'cancelled', status = 'cancelled',
       cancelled_at = now(), cancel_reason = 'noShow' WHERE id = '${massage.id}'`,
  )
  const say = work('ar')
  await page.goto(`${ADMIN}/requests?lng=ar`)
  await page.getByRole('button', { name: say('desk.tools'), exact: true }).click()
  await page.getByRole('button', { name: admin('ar')('bookings.export.open'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(say('desk.exportLead'))).toBeVisible()
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: admin('ar')('bookings.export.download') }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^services-demo-hotel-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')
  const [head = '', ...lines] = text.trim().split('\r\n')
  expect(head.replace('\uFEFF', '')).toBe(
    ['id', 'booked', 'kind', 'team', 'room', 'guest', 'what', 'answers', 'note', 'begins', 'ends', 'resource']
      .concat([
        'people',
        'total',
        'currency',
        'payment',
        'status',
        'outcome',
        'reason',
        'takenBy',
        'staffNotes',
      ])
      .map((column) => say(`desk.column.${column}`))
      .join(','),
  )
  const lineOf = (id: string) => lines.find((line) => line.startsWith(`#${shortId(id)}`)) ?? ''
  expect(lines).toHaveLength(2)
  const booked = `${TODAY} ${timeAt(new Date(towels.createdAt), ZONE)}`
  expect(lineOf(towels.id)).toContain(
    `${booked},${say('kind.request')},${say('team.housekeeping')},312,أشجع,`,
  )
  // what a guest writes is no formula
  expect(lineOf(towels.id)).toContain(`,"'=1+1, ""big""",`)
  expect(lineOf(massage.id)).toContain(`,${DAY} 13:00,${DAY} 14:00,`)
  expect(lineOf(massage.id)).toContain(',1,65.00,USD,')
  expect(lineOf(massage.id)).toContain(`,${say('cancelReason.noShow')},'@Amra,`)
  // the answers to all questions in one cell
  const answers = massage.answers.flatMap(({ label, choice }) => (choice ? `${label.ar}: ${choice.ar}` : []))
  expect(answers.length).toBeGreaterThan(0)
  expect(lineOf(massage.id)).toContain(answers.join('; '))
  await guest.close()
})

test('what offers lack in a language is listed, and translated in their editor', async ({ page }) => {
  const say = admin('en')
  const umbrella = "name = 'Umbrella to translate'"
  const forget = () => changeData('services', `DELETE FROM offers WHERE ${umbrella}`)
  await forget()
  await changeData(
    'services',
    `INSERT INTO offers (hotel_id, category, kind, team, name, description, price, questions, target_minutes, asks_time,
       duration_minutes, buffer_minutes, step_minutes, lead_minutes, cancel_minutes, places_max, needs_answer,
       resource_ids, chooses_resource, is_enabled, order_index)
     SELECT hotel_id, category, kind, team, 'Umbrella to translate', '', price, '[]', target_minutes, asks_time,
       duration_minutes, buffer_minutes, step_minutes, lead_minutes, cancel_minutes, places_max, needs_answer,
       resource_ids, chooses_resource, is_enabled, 99 FROM offers WHERE category = 'housekeeping' LIMIT 1`,
  )
  await page.goto(`${ADMIN}/translations?lng=en&of=bs`)
  const offers = page.getByRole('region', { name: say('translations.offers') })
  await expect(offers.getByRole('link')).toHaveCount(1)
  await expectAccessible(page)
  await offers.getByRole('link').click()
  await expect(page).toHaveURL(/services\/housekeeping/)
  const form = page.getByRole('dialog')
  await form.getByLabel('Name', { exact: true }).fill('Kišobran')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toHaveCount(0)
  const [row] = (await askDatabase(`SELECT name_bs FROM offers WHERE ${umbrella}`)) as { name_bs?: string }[]
  expect(row?.name_bs).toBe('Kišobran')
  await page.goto(`${ADMIN}/translations?lng=en&of=bs`)
  await expect(page.getByText(say('translations.services')).first()).toBeVisible()
  await expect(offers).toHaveCount(0)
  await forget()
})

test('the counts of the sidebar and of the title follow what happens elsewhere', async ({
  page,
  browser,
}) => {
  const say = admin('en')
  const guest = await asGuest(await browser.newContext())
  const staff = (procedure: string, given: object) =>
    page.request.post(`/rpc/work/${procedure}`, {
      data: { json: { slug: 'demo-hotel', ...given } },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${ADMIN}/requests?lng=en`)
  const nav = page.getByRole('navigation', { name: say('nav.label') })
  const count = (key: 'requests' | 'appointments') =>
    nav.getByRole('link', { name: new RegExp(`^${say(`nav.${key}`)}`) })
  await expect(count('requests')).toHaveAccessibleName(say('nav.requests'))
  await expect(page).toHaveTitle(/^Requests/)
  const first = await ask(guest, 'Towels')
  const second = await ask(guest, 'Towels')
  await expect(count('requests')).toContainText('2')
  await expect(page).toHaveTitle(/^\(2\) /)
  // an appointment that waits for an answer stands among what is asked for; one that is booked does not
  const walk = await ask(guest, 'Old town walk', { startsAt: at('15:00') })
  await ask(guest, 'Massage', { startsAt: at('13:00') })
  await expect(count('appointments')).toHaveAccessibleName(
    /^Appointments,? *1 appointment awaiting confirmation$/,
  )
  await expect(page).toHaveTitle(/^\(3\) /)

  await staff('take', { id: first.id, version: 1 })
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/Housekeeping ?2/, /Concierge ?1/])
  await expect(page.getByRole('tab', { name: 'Requests 3' })).toBeVisible()
  await expect(page).toHaveTitle(/^\(3\) /)
  await expect(count('requests')).toContainText('3')
  // beside it, no other number stands for something else
  await count('appointments').click()
  await expect(page.getByRole('tab', { name: 'Appointments', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Awaiting confirmation 1' })).toBeVisible()
  await count('requests').click()
  await staff('complete', { id: first.id, version: 2 })
  await expect(count('requests')).toContainText('2')
  // on another screen
  await page.getByRole('link', { name: say('nav.audit'), exact: true }).click()
  await staff('cancel', { id: second.id, version: 1, reason: 'other' })
  await expect(count('requests')).toContainText('1')
  await staff('update', { id: walk.id, version: 1, status: 'confirmed' })
  await expect(count('requests')).toHaveAccessibleName(say('nav.requests'))
  await expect(count('appointments')).toHaveAccessibleName(say('nav.appointments'))
  await staff('reopen', { id: second.id, version: 2 })
  await expect(count('requests')).toContainText('1')
  await guest.close()
})

test('a finger that rests on an appointment drags it, and one that moves at once scrolls', async ({
  browser,
}) => {
  const guest = await asGuest(await browser.newContext())
  const { id, resource } = await ask(guest, 'Massage', { startsAt: at('13:00') })
  const tablet = await browser.newContext({ hasTouch: true, viewport: { width: 820, height: 700 } })
  await signInStaff(tablet)
  const page = await tablet.newPage()
  await page.goto(`${ADMIN}/bookings/spa-wellness?lng=en&day=${DAY}&resource=${resource?.id}`)
  const one = page.locator(`[data-appointment="${id}"]`)
  await one.scrollIntoViewIfNeeded()
  const touch = await tablet.newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const placeOf = async () => {
    const box = await one.boundingBox()
    if (!box) throw new Error('The appointment is not visible')
    return { x: box.x + box.width / 2, y: box.y + 20 }
  }
  const clockOf = async () => {
    const [row] = (await askDatabase(`SELECT starts_at FROM service_bookings WHERE id = '${id}'`)) as {
      starts_at?: Date
    }[]
    return row?.starts_at && timeAt(row.starts_at, ZONE)
  }
  const grid = page.getByRole('region', { name: work('en')('desk.tab.appointment') })
  const scrolled = () => grid.evaluate((element) => element.scrollTop)
  await expect(one).toBeVisible()

  const before = await scrolled()
  let { x, y } = await placeOf()
  await send('touchStart', x, y)
  for (let step = 1; step <= 8; step++) await send('touchMove', x, y - step * 10)
  await send('touchEnd')
  await expect.poll(scrolled).not.toBe(before)
  expect(await clockOf()).toBe('13:00')

  // what was thrown comes to rest
  const still = await grid.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let [last, frames] = [element.scrollTop, 0]
        const look = () => {
          frames = element.scrollTop === last ? frames + 1 : 0
          last = element.scrollTop
          if (frames < 30) requestAnimationFrame(look)
          else resolve(last)
        }
        look()
      }),
  )
  ;({ x, y } = await placeOf())
  await send('touchStart', x, y)
  await expect(one).toHaveAttribute('aria-pressed', 'true')
  for (let step = 1; step <= 8; step++) await send('touchMove', x, y + (step * 74) / 8)
  await expect(one).toContainText('14:00')
  await send('touchEnd')
  await expect.poll(clockOf).toBe('14:00')
  expect(await scrolled()).toBe(still)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await tablet.close()
  await guest.close()
})

test('several requests are selected and advanced together', async ({ page, browser }) => {
  const say = admin('en')
  const guest = await asGuest(await browser.newContext())
  const { id } = await ask(guest, 'Towels')
  const other = await ask(guest, 'Towels')
  await page.goto(`${ADMIN}/requests?lng=en`)
  const card = (one: string) => page.locator(`[data-booking="${one}"]`)
  await page.getByRole('button', { name: say('bookings.selectSeveral') }).click()
  const bar = page.getByRole('group', { name: say('bookings.selectSeveral') })
  await card(id).getByRole('checkbox').check()
  await card(other.id).getByRole('button').first().focus()
  await page.keyboard.press('x')
  await expect(bar).toContainText('2 selected')
  await expectAccessible(page)
  await bar.getByRole('button', { name: work('en')('desk.advance.take') }).click()
  await expect(bar).toHaveCount(0)
  for (const one of [id, other.id])
    await expect(card(one).getByRole('button', { name: work('en')('desk.advance.onTheWay') })).toBeVisible()
  await guest.close()
})

test('every team is in sight however much another has to do, and what needs help stands on top', async ({
  page,
  browser,
}) => {
  const guest = await asGuest(await browser.newContext())
  const texts = textsIn('en')
  await ask(guest, 'Towels')
  const help = await ask(guest, 'Towels')
  await ask(guest, 'Towels')
  await ask(guest, 'Taxi')
  await changeData('work', `UPDATE service_bookings SET escalated_at = now() WHERE id = '${help.id}'`)
  const heading = (team: string) =>
    page.getByRole('heading', { level: 2, name: new RegExp(`^${texts('work', `team.${team}`)}`) })
  const chips = page.getByRole('list', { name: texts('work', 'desk.teams') })

  await page.setViewportSize({ width: 1280, height: 420 })
  await page.goto(`${ADMIN}/requests?lng=en`)
  await expect(heading('housekeeping')).toBeInViewport()
  await expect(heading('transport')).toBeInViewport()
  await expect(page.locator('[data-booking]').first()).toHaveAttribute('data-booking', help.id)
  await expectAccessible(page)

  // more than a few grow compact, and the teams stand beside each other on a tablet
  for (let more = 0; more < 2; more++) await ask(guest, 'Towels')
  await ask(guest, 'Yoga mat')
  await page.setViewportSize({ width: 820, height: 1180 })
  for (const team of ['housekeeping', 'sports', 'transport'])
    await expect(heading(team)).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-booking]')).toHaveCount(7)
  for (let at = 0; at < 7; at++)
    await expect(page.locator('[data-booking]').nth(at)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 700 })
  await expect(heading('transport')).not.toBeInViewport()
  await chips.getByRole('button', { name: new RegExp(`^${texts('work', 'team.transport')}`) }).click()
  await expect(heading('transport')).toBeInViewport()
  await expect(heading('transport')).toBeFocused()
  await expect(chips).toBeInViewport()
  await expectAccessible(page)
  await guest.close()
})
