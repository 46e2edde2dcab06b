import type { Page } from '@playwright/test'
import { demoOffers } from '../../src/demo/offers.ts'
import { daysLater } from '#kit/shared/calendar.ts'
import { dayAt } from '#kit/shared/day.ts'
import { usual } from '#tests/usual.ts'
import { expect, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { changeData } from './hotel-data.ts'
import { ZONE } from './own-product.ts'

test.use({ serviceWorkers: 'allow' })

/** Two days from now: even its first hour can still be cancelled, however late it is today. */
const CHOSEN_DAY = daysLater(dayAt(new Date(), ZONE), 2)

test.afterEach(() => changeData('work', "DELETE FROM service_bookings WHERE kind <> 'order'"))

const sheet = (page: Page) => page.getByRole('dialog').last()
const send = (page: Page) => sheet(page).locator('footer').getByRole('button').last().click()
const clockIn = (text: string) => /\d\d:\d\d/.exec(text)?.[0] ?? ''

// requests.spec.ts and appointments.spec.ts go these ways in English
for (const language of usual(['ar', 'bs'] as const, 1)) {
  const say = (key: string) => textsIn(language)('work', key)
  const named = (english: string) =>
    demoOffers.find(({ name }) => name.en === english)?.name[language] ?? english

  /** Books the first time of that day, and says which. */
  const bookFirst = async (page: Page, name: string) => {
    await page.getByRole('link', { name, exact: true }).click()
    const days = page.getByRole('group', { name: textsIn(language)('times', 'days'), exact: true })
    await days.last().getByRole('button').nth(2).click()
    await sheet(page).locator('[data-times]').getByRole('radio').first().check()
    const time = clockIn(await sheet(page).locator('footer').innerText())
    await send(page)
    await page
      .getByRole('dialog', { name: say('guest.sent.appointment') })
      .getByRole('button', { name: say('guest.done') })
      .click()
    return time
  }

  test(`towels, a massage and a transfer between a guest and the staff (${language})`, async ({
    page,
    context,
    browser,
  }) => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const guest = await phone.newPage()
    await signInGuest(phone)
    await signInStaff(context)
    const room = page.locator('[data-booking], [data-appointment]').filter({ hasText: '101' })

    await page.goto(`${HOTEL}/admin/requests?lng=${language}`)
    await expect(page.getByText(say('desk.empty'))).toBeVisible()
    await guest.goto(`${HOTEL}/housekeeping?lng=${language}`)
    await guest.getByRole('link', { name: named('Towels'), exact: true }).click()
    await send(guest)
    await expect(room).toContainText(named('Towels'))
    await guest.getByRole('button', { name: say('guest.done') }).click()
    const towels = guest.getByRole('article').filter({ hasText: named('Towels') })
    for (const [step, status] of [
      ['take', 'seen'],
      ['onTheWay', 'onTheWay'],
      ['done', 'atTheDoor'],
    ]) {
      await room.getByRole('button', { name: say(`desk.advance.${step}`), exact: true }).click()
      await expect(towels).toContainText(say(`steps.${status}`))
    }
    await expect(room).toHaveCount(0)

    await page.goto(`${HOTEL}/admin/appointments?lng=${language}&day=${CHOSEN_DAY}`)
    await guest.goto(`${HOTEL}/spa-wellness?lng=${language}`)
    const massage = await bookFirst(guest, named('Massage'))
    const inSpa = room.filter({ hasText: named('Massage') })
    await expect(inSpa).toContainText(massage)

    await guest.goto(`${HOTEL}/transportation?lng=${language}`)
    const transfer = await bookFirst(guest, named('Airport transfer'))
    const car = room.filter({ hasText: named('Airport transfer') })
    await expect(car).toContainText(transfer)
    const own = guest.getByRole('article').filter({ hasText: named('Airport transfer') })
    await expect(own).toContainText(transfer)
    await own.getByRole('button').click()
    const cancel = { name: say('guest.cancel.appointment') }
    await sheet(guest).getByRole('button', cancel).click()
    const question = say('guest.cancelTitle').replace('{{name}}', named('Airport transfer'))
    await guest.getByRole('dialog', { name: question }).getByRole('button', cancel).click()
    await expect(car).toHaveCount(0)
    await expect(inSpa).toHaveCount(1)
    await phone.close()
  })
}
