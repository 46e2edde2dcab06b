import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test } from './browser.ts'
import { askDatabase } from './hotel-data.ts'

const API = '/api/hotels/demo-hotel'
const headers = { 'sec-fetch-site': 'same-origin' }

/** Adds a guest through the API, as the staff signed in to this context; clears the rate limit first. */
async function addGuest(context: BrowserContext, loginName: string, roomNumber: string) {
  await askDatabase("DELETE FROM rate_limits WHERE action_type = 'guest_creation'")
  const data = { loginName, roomNumber, expiresOn: null }
  const response = await context.request.post(`${API}/guests`, { data, headers })
  expect(response.status()).toBe(200)
}

async function placeOrder(context: BrowserContext) {
  const menu = await context.request.get(`${API}/menu`)
  const [dish] = (await menu.json()) as { id: string; price: number }[]
  const hotel = (await (await context.request.get(API)).json()) as { currency: string }
  const items = [{ itemId: dish?.id, quantity: 1 }]
  const data = { key: randomUUID(), order: { items, shownTotal: dish?.price, currency: hotel.currency } }
  const response = await context.request.post(`${API}/bookings`, { data, headers })
  expect(response.status()).toBe(200)
}

// begins with a letter: digits around an E are read as a number in an address
const newRoom = () => `R${randomUUID().slice(0, 5).toUpperCase()}`

test('an order follows its guest to another room, and staff correct the room of one', async ({
  page,
  context,
  browser,
}) => {
  const [name, room, next, right] = [`Mover ${newRoom()}`, newRoom(), newRoom(), newRoom()]
  await signInStaff(context)
  await addGuest(context, name, room)
  const phone = await browser.newContext()
  await signInGuest(phone, name, room)
  await placeOrder(phone)
  await page.goto(`${HOTEL}/admin/bookings/room-service?lng=en&search=${encodeURIComponent(name)}`)
  const card = page.locator('[data-booking]', { hasText: name })
  await expect(card).toContainText(room)

  const guests = await context.newPage()
  await guests.goto(`${HOTEL}/admin/guests?lng=en&search=${encodeURIComponent(name)}`)
  await guests.getByRole('button', { name: `Edit ${name}, room ${room}` }).click()
  await guests.getByLabel('Room Number').fill(next)
  await expect(guests.getByText('Open orders move to the new room, too.')).toBeVisible()
  await guests.getByRole('button', { name: 'Update' }).click()
  await expect(guests.getByRole('dialog')).toHaveCount(0)
  await expect(card).toContainText(next)
  await expect(card).toContainText(`Moved from ${room}`)

  await card.getByRole('button', { name: /details/i }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Room', { exact: true })
  await field.fill(' ')
  await expect(dialog.getByText('Enter the room number.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await field.fill(right)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText(`Moved from ${next}`)
  await expect(page.locator('.ticket')).toContainText(`Moved from ${next}`)

  await signInGuest(phone, name, next)
  const shown = await phone.newPage()
  await shown.goto(`${HOTEL}/services?lng=en`)
  await expect(shown.getByRole('article').first()).toContainText(`Room ${right}`)
  await phone.close()
})

for (const { choice, sees } of [
  { choice: 'Same guest', sees: 1 },
  { choice: 'New guest', sees: 0 },
]) {
  test(`extending a guest after checkout asks whose login it is: ${choice}`, async ({
    page,
    context,
    browser,
  }) => {
    const [name, room, next] = [`Stayer ${newRoom()}`, newRoom(), newRoom()]
    await signInStaff(context)
    await addGuest(context, name, room)
    const phone = await browser.newContext()
    await signInGuest(phone, name, room)
    await placeOrder(phone)
    await askDatabase(`UPDATE guests SET expires_at = now() - interval '1 day' WHERE login_name = '${name}'`)

    await page.goto(`${HOTEL}/admin/guests?lng=en&search=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: `Edit ${name}, room ${room}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio')).toHaveCount(0)
    await dialog.getByLabel('Expiration Date').fill('2090-01-01')
    await dialog.getByLabel('Room Number').fill(next)
    await dialog.getByRole('button', { name: 'Update' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Choose whether this is the same guest or a new one.')
    await dialog.getByRole('radio', { name: choice }).check()
    await expect(dialog.getByText('Open orders move to the new room, too.')).toHaveCount(sees)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Update' }).click()
    await expect(dialog).toHaveCount(0)

    await signInGuest(phone, name, next)
    const shown = await phone.newPage()
    await shown.goto(`${HOTEL}/services?lng=en`)
    await expect(shown.locator('#bookings-title')).toBeVisible()
    await expect(shown.locator('[aria-busy]')).toHaveCount(0)
    await expect(shown.getByRole('article')).toHaveCount(sees)
    await phone.close()
  })
}

test('two guests with similar names: the second is refused, naming the first; an existing pair is shown', async ({
  page,
  context,
}) => {
  const room = newRoom()
  await signInStaff(context)
  await addGuest(context, 'Šarić', room)
  await page.goto(`${HOTEL}/admin/guests?lng=en&search=${room}`)
  await page.getByRole('button', { name: 'Add Guest' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Login Name').fill('Saric')
  await dialog.getByLabel('Room Number').fill(`Room ${room}`)
  await dialog.getByRole('button', { name: 'Add Guest' }).click()
  await expect(dialog.getByRole('alert')).toContainText(`already exists: Šarić, room ${room}.`)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Discard', exact: true }).click()

  const key = room.toLowerCase()
  await askDatabase(`INSERT INTO guests (hotel_id, login_name, room_number, login_key, room_key, login_alike, room_alike)
    SELECT hotel_id, 'Saric', room_number, 'saric', '${key}', login_alike, room_alike FROM guests WHERE room_key = '${key}'`)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText(`Similar to Saric, ${room}`)).toBeVisible()
  await expect(page.getByText(`Similar to Šarić, ${room}`)).toBeVisible()
  await expectAccessible(page)
})
