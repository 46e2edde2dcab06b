import { momentOf } from '#kit/shared/calendar.ts'
import { timeAt } from '#kit/shared/day.ts'
import { expect, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { changeData } from './hotel-data.ts'
import { ZONE } from './own-product.ts'

test.use({ timezoneId: 'Pacific/Auckland' })

const atTheHotel = (moment: string | null) => timeAt(new Date(moment ?? ''), ZONE)

test('an order’s times are in the hotel’s time zone, not the phone’s', async ({ page, context }) => {
  await signInGuest(context)
  await page.goto(`${HOTEL}/services`)
  const shown = page.getByRole('article').first().locator('ol time').first()
  await expect(shown).toHaveText(atTheHotel(await shown.getAttribute('datetime')))
})

test('so are a chat’s', async ({ page }) => {
  const text = textsIn('en')
  await page.goto(`${HOTEL}/chat?lng=en`)
  const field = page.getByRole('textbox', { name: text('chat', 'message') })
  await field.fill('What time is breakfast?')
  await field.press('Enter')
  const said = page.getByRole('list', { name: text('chat', 'conversation') })
  await expect(said.getByText(text('chat', 'today'))).toBeVisible()
  const shown = said.locator('time').first()
  await expect(shown).toHaveText(atTheHotel(await shown.getAttribute('datetime')))
})

test('the banner of an outdated board shows the hotel’s time', async ({ page, context }) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/bookings/room-service?lng=en`)
  await expect(page.locator('[data-booking]').first()).toBeVisible()
  const [from = '', to = ''] = textsIn('en')('hotel-admin', 'bookings.staleText').split('{{time}}')
  await page.route('**/rpc/bookings/list*', (route) => route.abort('internetdisconnected'))
  await changeData('bookings', 'SELECT')
  const banner = page.getByRole('alert').filter({ hasText: from })
  await expect(banner).toBeVisible({ timeout: 30_000 })
  const shown = ((await banner.textContent()) ?? '').split(from)[1]?.split(to)[0] ?? ''
  const minutesAgo = [0, 1, 2].map((ago) => atTheHotel(new Date(Date.now() - ago * 60_000).toISOString()))
  expect(minutesAgo).toContain(shown)
})

test('the day on which something was written is in the hotel’s time zone', async ({ page, context }) => {
  // Eleven in the evening at the hotel, which is already the next day in Auckland.
  const where = "WHERE hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')"
  const late = new Date(momentOf('2026-03-05', '23:00', ZONE)).toISOString()
  await changeData('announcements', `UPDATE announcements SET created_at = '${late}' ${where}`)
  await changeData(
    'knowledge',
    `UPDATE chatbot_knowledge SET created_at = '${late}', updated_at = '${late}' ${where}`,
  )
  await signInStaff(context)
  for (const place of ['announcements', 'chatbot']) {
    await page.goto(`${HOTEL}/admin/${place}?lng=en`)
    await expect(page.locator('[data-row] time').first()).toHaveText(/Mar 05, 2026/)
  }
})
