import { ask } from './ask-services.ts'
import { changeData, askDatabase } from './hotel-data.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'

test.beforeEach(async ({ context }) => signInStaff(context))

test('every area is a few keystrokes away, without the mouse', async ({ page }) => {
  await page.goto(`${HOTEL}/admin/account?lng=bs`)
  const text = textsIn('bs')
  const admin = (key: string) => text('hotel-admin', key)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  const box = palette.getByRole('combobox')
  await expect(box).toBeFocused()
  const options = palette.getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')

  await box.fill('narudzbe sobu')
  await expect(options).toHaveCount(1)
  const active = await box.getAttribute('aria-activedescendant')
  expect(await options.first().getAttribute('id')).toBe(active)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${HOTEL}/admin/bookings/room-service`)

  await page.keyboard.press('Control+k')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.fill('xyz')
  await expect(page.getByText(admin('palette.none').replace('{{search}}', 'xyz'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
})

test('what is chosen in the palette stays chosen while more is found', async ({ page }) => {
  let arrive = () => {}
  const arrival = new Promise<void>((done) => (arrive = done))
  for (const late of ['offers', 'menu']) {
    await page.route(`**/rpc/${late}/listAll**`, async (route) => {
      await arrival
      await route.continue()
    })
  }
  await page.goto(`${HOTEL}/admin/account?lng=en`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('a')
  await expect(page.getByRole('option', { name: 'Our guide' })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  const chosen = page.getByRole('option', { selected: true })
  const text = await chosen.innerText()
  await expect(page.getByRole('option', { name: 'Airport' })).toHaveCount(0)
  arrive()
  await expect(page.getByRole('option', { name: 'Airport' }).first()).toBeVisible()
  await expect(chosen).toHaveText(text)
})

test('the sidebar shows every place at 900 px, and opens what is to come where one of it is shown', async ({
  page,
  browser,
}) => {
  const areas = "category <> 'room_service' AND hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')"
  const kept = 'CREATE TABLE kept.areas AS SELECT id, path FROM services WHERE ' + areas
  await askDatabase('CREATE SCHEMA IF NOT EXISTS kept', 'DROP TABLE IF EXISTS kept.areas', kept)
  await changeData('services', `UPDATE services SET path = NULL WHERE ${areas}`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${HOTEL}/admin/audit?lng=en`)
  const nav = page.getByRole('navigation', { name: 'Hotel admin' })
  await expect(nav.getByRole('link', { name: 'Activity' })).toBeInViewport({ ratio: 1 })
  const asGuest = nav.getByRole('link', { name: 'View as a guest' })
  await expect(asGuest).toBeInViewport({ ratio: 1 })
  await expect(asGuest).toHaveAttribute('href', HOTEL)
  await expect(asGuest).toHaveAttribute('target', '_blank')
  await expect(nav.getByRole('link', { name: 'Room Service Menu' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Room Service Orders' })).toBeVisible()
  const soon = nav.getByRole('link', { name: 'Gym & Pool' })
  await expect(soon).toHaveCount(0)
  await page.goto(`${HOTEL}/admin/services/gym-pool?lng=en`)
  await expect(soon).toHaveAttribute('aria-current', 'page')
  await nav.getByText('5 more, soon').last().click()
  await expect(soon).toHaveCount(2)
  await expectAccessible(page)
  await changeData('services', 'UPDATE services SET path = k.path FROM kept.areas k WHERE services.id = k.id')
  await expect(nav.getByText('5 more, soon')).toHaveCount(0)
  // every open area stands open, what it offers and what is booked there
  await expect(nav.locator('summary')).toHaveCount(0)
  await page.goto(`${HOTEL}/admin/audit?lng=en`)
  await expect(soon.first()).toHaveAttribute('href', /services\/gym-pool$/)
  await expect(soon.last()).toHaveAttribute('href', /bookings\/gym-pool$/)
  for (const place of await nav.getByRole('link').all()) await expect(place).toBeInViewport({ ratio: 1 })
  const guest = await browser.newContext()
  await signInGuest(guest)
  await ask(guest, 'Yoga mat')
  await expect(soon.last().getByText('1', { exact: true })).toBeVisible()
  await guest.close()
  await changeData('work', "DELETE FROM service_bookings WHERE kind <> 'order'")
  // on a tablet, too
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(asGuest).toBeInViewport({ ratio: 1 })
  await expect(soon).toHaveCount(0)
  await nav.locator('summary').last().click()
  await expect(soon).toBeVisible()
  await expectAccessible(page)
})

for (const [action, path, heading] of [
  ['guests.add', 'guests', 'guests.add'],
  ['announcements.add', 'announcements', 'announcements.form.addTitle'],
] as const) {
  test(`the palette starts: ${action}`, async ({ page }) => {
    const text = (key: string) => textsIn('en')('hotel-admin', key)
    await page.goto(`${HOTEL}/admin/announcements?lng=en`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill(text(action))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/admin/${path}$`))
    await expect(page.getByRole('dialog').getByRole('heading', { name: text(heading) })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('the palette starts and finds dishes, which have pages of their own', async ({ page }) => {
  const text = (key: string) => textsIn('en')('hotel-admin', key)
  await page.goto(`${HOTEL}/admin/announcements?lng=en`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(text('menu.add'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/menu\/new$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('menu.form.addTitle'))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('announcements.title'))
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('baklava')
  await page.getByRole('option', { name: /Baklava/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baklava')
})

test('language, appearance and sign-out are in the palette, too, which a button opens on phones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${HOTEL}/admin/guests?lng=en`)
  const open = (language: 'en' | 'ar') =>
    page.getByRole('button', { name: textsIn(language)('hotel-admin', 'palette.title') }).click()
  await open('en')
  await page.getByRole('option', { name: /العربية/ }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await open('ar')
  await page.getByRole('option', { name: new RegExp(textsIn('ar')('common', 'theme.dark')) }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await open('ar')
  await page.getByRole('option', { name: textsIn('ar')('hotel-admin', 'nav.signOut') }).click()
  await expect(page).toHaveURL(/admin\/login/)
})

test('? lists the shortcuts, but not while typing', async ({ page }) => {
  await page.goto(`${HOTEL}/admin/guests?lng=en`)
  const search = page.getByRole('searchbox')
  await search.fill('who')
  await page.keyboard.press('?')
  await expect(search).toHaveValue('who?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await search.blur()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByText('Search on this page')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
