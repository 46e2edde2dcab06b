import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { ask } from './ask-services.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { addOrders, askDatabase, changeData, forgetOrders } from './hotel-data.ts'

const text = textsIn('en')
const inAdmin = (key: string) => text('hotel-admin', key)
const row = (page: Page, name: string) => page.locator('[data-row]', { hasText: name }).first()
const save = (page: Page) => page.keyboard.press('Control+s')

test.beforeEach(async ({ context }) => signInStaff(context))

test('concurrent changes to different fields of a dish are both kept; for the same field, the second editor chooses', async ({
  page,
}) => {
  const change = (what: string) =>
    changeData('menu', `UPDATE menu_items SET ${what}, version = version + 1 WHERE name LIKE 'Baklava%'`)
  const [was] = (await askDatabase(
    "SELECT price, description, name_bs FROM menu_items WHERE name LIKE 'Baklava%'",
  )) as { price?: number; description?: string; name_bs?: string }[]
  await page.goto(`${HOTEL}/admin/menu?lng=en`)
  await row(page, 'Baklava').getByRole('link', { name: /^Edit/ }).click()
  const form = page.getByRole('main')
  const description = form.getByLabel(inAdmin('menu.form.description'))
  const price = form.getByLabel(/USD/)
  await description.fill('Layers, walnuts and honey')
  await change("price = 777, description = 'Theirs'")
  await expect(form.getByRole('alert')).toContainText('$7.77')
  await expect(price).toHaveValue('7.77')
  await expect(description).toHaveValue('Layers, walnuts and honey')
  await expectAccessible(page)
  await save(page)
  await expect(page.getByText(text('common', 'overtaken.choose'))).toBeVisible()
  await form.getByRole('button', { name: text('common', 'overtaken.keep') }).click()
  await save(page)
  await expect(page).toHaveURL(/\/admin\/menu\?/)
  await expect(row(page, 'Baklava')).toContainText('$7.77')
  await expect(row(page, 'Baklava')).toContainText('Layers, walnuts and honey')
  await change(`price = ${was?.price}, description = '${was?.description?.replaceAll("'", "''")}'`)
})

test("somebody else's changes to an announcement are kept, including its picture", async ({ page }) => {
  const one = "WHERE title_en LIKE '%Trebevi%'"
  const read = async (): Promise<Record<string, unknown>> => {
    const [row = {}] = await askDatabase(`SELECT title_en, title_bs, image_url FROM announcements ${one}`)
    return row
  }
  const change = (what: string) =>
    changeData('announcements', `UPDATE announcements SET ${what}, version = version + 1 ${one}`)
  const was = await read()
  await page.goto(`${HOTEL}/admin/announcements?lng=en`)
  await row(page, 'Trebevi').getByRole('button', { name: /^Edit/ }).last().click()
  const form = page.getByRole('dialog')
  await form.getByRole('tab', { name: 'Bosanski' }).click()
  await form.getByLabel(inAdmin('announcements.form.title')).fill('Trebević žičarom')
  await change("title_en = 'Up Mount Trebević', image_url = NULL")
  await expect(form.getByRole('alert')).toContainText('Up Mount Trebević')
  await save(page)
  await expect(form).toHaveCount(0)
  expect(await read()).toEqual({
    title_en: 'Up Mount Trebević',
    title_bs: 'Trebević žičarom',
    image_url: null,
  })
  await change(
    `title_en = '${String(was.title_en)}', title_bs = '${String(was.title_bs)}', image_url = '${String(was.image_url)}'`,
  )
})

test('of two who change the picture of an offer, the second chooses', async ({ page }) => {
  const [was] = (await askDatabase("SELECT image_url FROM offers WHERE name = 'Massage'")) as {
    image_url?: string
  }[]
  const change = (url: string) =>
    changeData(
      'services',
      `UPDATE offers SET image_url = ${url}, version = version + 1 WHERE name = 'Massage'`,
    )
  await page.goto(`${HOTEL}/admin/services/spa-wellness?lng=en`)
  await page.getByRole('button', { name: 'Massage', exact: true }).click()
  const form = page.getByRole('dialog')
  const mine = sharp({ create: { width: 40, height: 40, channels: 3, background: '#7c2d12' } })
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'massage.png', mimeType: 'image/png', buffer: await mine.png().toBuffer() })
  await change('NULL')
  await expect(form.getByRole('alert')).toContainText(inAdmin('menu.form.picture'))
  await save(page)
  await expect(page.getByText(text('common', 'overtaken.choose'))).toBeVisible()
  await form.getByRole('button', { name: text('common', 'overtaken.take') }).click()
  await save(page)
  await expect(form).toHaveCount(0)
  await change(`'${was?.image_url}'`)
})

test('confirming an order that was just confirmed elsewhere shows a calm message', async ({ page }) => {
  await addOrders(3, { room: 950 })
  // opening what nobody has seen would bring it up to date
  await askDatabase("UPDATE service_bookings SET seen_at = now() WHERE guest_name = 'Rush'")
  // somebody else saves first, and this screen hears of nothing, also not of what goes on in other rooms
  await page.route('**/events/**', (route) => route.abort())
  await page.goto(`${HOTEL}/admin/bookings/room-service?view=board&lng=en`)
  const card = (room: number) => page.locator('[data-booking]', { hasText: String(room) })
  await expect(card(950)).toBeVisible()
  const set = (what: string, room: number) =>
    askDatabase(
      `UPDATE service_bookings SET ${what}, version = version + 1 WHERE guest_name = 'Rush' AND room_number = '${room}'`,
    )
  await set("status = 'confirmed', confirmed_at = now()", 950)
  await card(950)
    .getByRole('button', { name: inAdmin('bookings.advance.pending') })
    .click()
  await expect(page.getByText(inAdmin('bookings.already.confirmed'))).toBeVisible()
  await expect(page.getByText(inAdmin('bookings.statusFailed'))).toHaveCount(0)
  await expect(card(950)).toContainText(inAdmin('bookings.advance.confirmed'))
  await expect(card(950)).not.toContainText(inAdmin('bookings.changedElsewhere'))

  await set("status = 'delivered', booking_status = 'completed', completed_at = now()", 951)
  await card(951)
    .getByRole('button', { name: /^Details/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: inAdmin('details.complete') }).click()
  await dialog
    .getByRole('button', { name: inAdmin('details.complete') })
    .last()
    .click()
  await expect(page.getByText(inAdmin('bookings.already.completed'))).toBeVisible()
  await expect(page.getByText(inAdmin('bookings.completeFailed'))).toHaveCount(0)
  await page.keyboard.press('Escape')

  await set("status = 'delivered'", 952)
  await card(952)
    .getByRole('button', { name: inAdmin('bookings.advance.pending') })
    .click()
  await expect(page.getByText(inAdmin('bookings.statusFailed'))).toBeVisible()
  await forgetOrders()
})

/** Somebody else saves notes while others are being written here: a save is refused until theirs have been shown. */
async function writeNotesOverTheirs(page: Page, table: 'bookings' | 'work', id: string) {
  const notes = async () => {
    const [saved] = (await askDatabase(`SELECT staff_notes FROM service_bookings WHERE id = '${id}'`)) as {
      staff_notes?: string
    }[]
    return saved?.staff_notes
  }
  const write = (theirs: string) =>
    `UPDATE service_bookings SET staff_notes = '${theirs}', version = version + 1 WHERE id = '${id}'`
  const saved = async () => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/update'))
    await save(page)
    return (await answered).status()
  }
  await page
    .locator(`[data-booking="${id}"]`)
    .getByRole('button', { name: /^Details/ })
    .click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel(inAdmin('details.notesLabel'))
  await field.fill('Left at the door')
  // this screen has not heard of it
  await askDatabase(write('Guest sleeps'))
  expect(await saved()).toBe(409)
  expect(await notes()).toBe('Guest sleeps')
  await expect(dialog.getByText(inAdmin('details.theirNotes'))).toBeVisible()
  await expect(dialog.getByText('Guest sleeps')).toBeVisible()
  await expect(field).toHaveValue('Left at the door')
  await expectAccessible(page)

  expect(await saved()).toBe(200)
  expect(await notes()).toBe('Left at the door')
  await expect(dialog.getByText(inAdmin('details.theirNotes'))).toHaveCount(0)

  // this time it hears of it, and shows it while it is being written on
  await field.fill('Left at the door, twice')
  await changeData(table, write('Guest is awake'))
  await expect(dialog.getByText('Guest is awake')).toBeVisible()
  await field.press('End')
  await field.pressSequentially(' this week', { delay: 150 })
  expect(await saved()).toBe(200)
  expect(await notes()).toBe('Left at the door, twice this week')
}

test('notes of two people on the same order: the second is shown the others before overwriting them', async ({
  page,
}) => {
  await addOrders(1, { room: 960 })
  const [order] = await askDatabase("SELECT id FROM service_bookings WHERE room_number = '960'")
  await page.goto(`${HOTEL}/admin/bookings/room-service?view=board&lng=en`)
  await writeNotesOverTheirs(page, 'bookings', String(order?.id))
  await forgetOrders()
})

test('and on the same request', async ({ page, browser }) => {
  const guest = await browser.newContext()
  await signInGuest(guest)
  const { id } = await ask(guest, 'Towels')
  await page.goto(`${HOTEL}/admin/requests?lng=en`)
  await writeNotesOverTheirs(page, 'work', id)
  await changeData('work', `DELETE FROM service_bookings WHERE id = '${id}'`)
  await guest.close()
})
