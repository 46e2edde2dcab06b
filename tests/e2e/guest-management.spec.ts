import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { askDatabase, changeData } from './hotel-data.ts'

const language = 'bs'

test('staff add, edit and delete a guest', async ({ page, context }) => {
  const text = (key: string, values: Record<string, string> = {}) =>
    Object.entries(values).reduce(
      (said, [name, value]) => said.replaceAll(`{{${name}}}`, value),
      textsIn(language)('hotel-admin', `guests.${key}`),
    )
  const name = `Testić ${randomUUID().slice(0, 6)}`
  const named = { name, room: '808' }
  const dialog = page.getByRole('dialog')
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/guests?lng=${language}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('title'))
  await expectAccessible(page)

  await page.getByRole('button', { name: text('add'), exact: true }).click()
  await dialog.getByRole('button', { name: text('add') }).click()
  await expect(page.getByText(text('missing'))).toBeVisible()
  await dialog.getByLabel(text('loginName')).fill(name)
  await dialog.getByLabel(text('roomNumber')).fill('808')
  await dialog.getByLabel(text('expiresOn')).fill('2031-05-04')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: text('add') }).click()
  await expect(dialog).toHaveCount(0)
  const row = page.locator('[data-guest]', { hasText: name })
  await expect(row).toContainText('808')
  await expect(row).toContainText(text('status.active'))

  await page.getByRole('button', { name: text('add'), exact: true }).click()
  await dialog.getByLabel(text('loginName')).fill(name.toUpperCase())
  await dialog.getByLabel(text('roomNumber')).fill('808')
  await dialog.getByRole('button', { name: text('add') }).click()
  await expect(dialog.getByRole('alert')).toHaveText(text('duplicate'))
  await page.keyboard.press('Escape')
  await dialog
    .getByRole('button', { name: textsIn(language)('hotel-admin', 'discard.confirm'), exact: true })
    .click()

  await page.getByRole('button', { name: text('edit', named) }).click()
  await dialog.getByRole('switch').click()
  await expect(dialog.getByText(text('cannotLogIn'))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: text('update') }).click()
  await expect(row).toContainText(text('status.inactive'))

  await page.getByRole('searchbox').fill(name.slice(0, 10).toLowerCase())
  await expect(page).toHaveURL(/search=/)
  await page.getByRole('button', { name: text('delete', named) }).click()
  await expect(dialog).toContainText(name)
  await dialog.getByRole('button', { name: text('deleteConfirm') }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText(text('notFound'))).toBeVisible()
  await page.getByRole('button', { name: text('showAll') }).click()
  await expect(page.locator('[data-guest]').first()).toBeVisible()
})

test('a changed guest is signed out at once, and the second of two editors is refused', async ({
  page,
  context,
  browser,
}) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/guests?lng=en&search=Novak`)
  const other = await context.newPage()
  await other.goto(`${HOTEL}/admin/guests?lng=en&search=Novak`)
  const guest = await browser.newContext()
  const phone = await guest.newPage()
  await phone.goto(`${HOTEL}/guest-login?lng=en`)
  await phone.getByLabel('Last name').fill('Novak')
  await phone.getByLabel('Room number').fill('405')
  await phone.keyboard.press('Enter')
  await expect(phone).toHaveURL(`${HOTEL}/services`)
  await phone.goto(`${HOTEL}/room-service`)

  const edit = { name: 'Edit Novak, room 405' }
  await page.getByRole('button', edit).click()
  await other.getByRole('button', edit).click()
  await other.getByLabel('Login Name').fill('Nowak')
  await other.getByRole('button', { name: 'Update' }).click()
  await expect(other.getByRole('alert')).toHaveText('Choose whether this is the same guest or a new one.')
  await expectAccessible(other)
  await other.getByRole('radio', { name: 'Same guest' }).check()
  await other.getByRole('button', { name: 'Update' }).click()
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(phone).toHaveURL(/guest-login|services|hotelly\/demo-hotel$/)

  await page.getByLabel('Room Number').fill('406')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('alert')).toContainText('Nowak')
  await expect(page.getByLabel('Login Name')).toHaveValue('Nowak')
  await expect(page.getByLabel('Room Number')).toHaveValue('406')
  await page.getByLabel('Login Name').fill('Novak')
  await page.getByLabel('Room Number').fill('405')
  await page.getByRole('radio', { name: 'Same guest' }).check()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await guest.close()
})

test('several guests are extended, and deleted unless that is undone', async ({ page, context }) => {
  const word = `Bulk ${randomUUID().slice(0, 6)}`
  await askDatabase(`INSERT INTO guests (hotel_id, login_name, room_number, login_key, room_key, login_alike, room_alike)
    SELECT id, '${word}', n::text, lower('${word}'), n::text, lower('${word}'), n::text
    FROM hotels, generate_series(1, 60) n WHERE slug = 'demo-hotel'`)
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/guests?lng=en&search=${encodeURIComponent(word)}`)
  const rows = page.locator('[data-guest]', { hasText: word })
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Select all 60 matching guests' }).click()
  const bar = page.getByRole('region', { name: 'Selected guests' })
  await expect(bar.getByRole('status')).toHaveText('60 selected')
  await expectAccessible(page)

  await bar.getByRole('button', { name: 'Extend' }).click()
  const dialog = page.getByRole('dialog', { name: 'Extend 60 guests' })
  await dialog.getByRole('button', { name: 'Choose a date' }).click()
  await expectAccessible(page)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Extend' }).click()
  await expect(page.getByText('60 guests extended')).toBeVisible()
  await expect(rows.getByText('Never')).toHaveCount(0)

  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toHaveCount(0)
  await page
    .getByRole('listitem')
    .filter({ hasText: '60 guests deleted' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page.getByText('Undone')).toBeVisible()
  await expect(rows.first()).toContainText('Active')
  await askDatabase(`DELETE FROM guests WHERE login_name = '${word}'`)
})

test('a file is previewed before it is imported, and refused with its mistakes', async ({
  page,
  context,
}) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/guests?lng=en`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('name,room,expiry\nX,,\nY,2,soon\n')
  await expect(page.getByRole('alert')).toContainText('2 problems')
  await expectAccessible(page)
  const name = `Import ${randomUUID().slice(0, 6)}`
  await choose(`name,room,expiry\n${name},77,4.5.2031\n`)
  await expect(page.getByText('1 new guest')).toBeVisible()
  await page.getByRole('button', { name: 'Import guests' }).click()
  await expect(page.locator('[data-guest]', { hasText: name })).toContainText('May 04, 2031')

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await choose(`name,room,expiry\n${name},77,5.4.2031\n`)
  await page.getByRole('button', { name: 'Import guests' }).click()
  await expect(page.getByText('1 guest with a new expiry date')).toBeVisible()
  await expect(page.getByText('0 new guests')).toHaveCount(0)
})

test('rows of guests who have left stand on red, and no others', async ({ page, context }) => {
  await signInStaff(context)
  /** By how much more red than green a row's ground is, in this theme. */
  const rednessOf = (name: string) =>
    page.locator('[data-guest]', { hasText: name }).evaluate((row) => {
      const paper = new OffscreenCanvas(1, 1).getContext('2d')
      if (!paper) return 0
      for (const colour of [
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(row).backgroundColor,
      ]) {
        paper.fillStyle = colour
        paper.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0] = paper.getImageData(0, 0, 1, 1).data
      return red - green
    })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${HOTEL}/admin/guests?lng=en`)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect.poll(() => rednessOf('Lindqvist')).toBeGreaterThan(6)
      expect(await rednessOf('Smith')).toBeLessThan(3)
    }
  }
  await expectAccessible(page)
})

test('the list says in how many days each guest leaves, and who has ordered', async ({ page, context }) => {
  const guest = (name: string) => page.locator('[data-guest]', { hasText: name })
  await signInStaff(context)
  const lastDayIn = (name: string, days: number) =>
    changeData(
      'guests',
      `UPDATE guests SET expires_at = (date_trunc('day', now() AT TIME ZONE h.time_zone) + interval '${days} days')
         AT TIME ZONE h.time_zone
       FROM hotels h WHERE h.id = guests.hotel_id AND h.slug = 'demo-hotel' AND login_name = '${name}'`,
    )
  await lastDayIn('Novak', 1)
  await lastDayIn('Hodžić', 5)
  await page.goto(`${HOTEL}/admin/guests?lng=en`)
  await expect(guest('Novak')).toContainText('Leaves today')
  await expect(guest('Hodžić')).toContainText('Leaves in 4 days')
  await expect(guest('Hodžić')).toContainText(/\w{3} \d\d, \d{4}/)
  await expect(guest("O'Beirn")).toContainText(/Ordered/)
  await expectAccessible(page)
  await lastDayIn('Novak', 5)
})
