import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'

/** Decodes the QR code as a camera would. */
async function readCode(code: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/MediaBox\s*\[[^\]]*\]/g) ?? []

test('a room card’s code leads to the sign-in, and the card prints on A6', async ({ page, context }) => {
  const guests = (key: string) => textsIn('en')('hotel-admin', `guests.${key}`)
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/guests?lng=en&search=Smith`)
  const row = page.locator('[data-guest]', { hasText: 'Smith' })
  await row.getByRole('button', { name: /Smith/ }).last().click()
  await page.getByRole('menuitem', { name: guests('card') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Smith')
  const address = `${new URL(page.url()).origin}${HOTEL}/guest-login`
  await expect.poll(() => readCode(dialog.getByRole('img', { name: address }))).toBe(`${address}#room=101`)
  await expectAccessible(page)

  await dialog.getByLabel(guests('cardLanguage')).selectOption('ar')
  await expect(dialog).toContainText(textsIn('ar')('hotel-admin', 'guests.cardScan'))
  await expect(dialog.locator('[dir=rtl]')).toHaveCount(1)
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual(['/MediaBox [0 0 298.07999 420]'])
})

/** Whether nothing covers the line, at a place where no other line crosses it. */
const isOnTop = (line: Locator) =>
  line.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 4, y + height / 4) === element
  })

test('five cards fit on two sheets of A4, with lines to cut along and without who is gone', async ({
  page,
  context,
}) => {
  const guests = (key: string) => textsIn('en')('hotel-admin', `guests.${key}`)
  await signInStaff(context)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const added = await context.request.post('/api/hotels/demo-hotel/guests', {
    data: { loginName: 'Leaver', roomNumber: randomUUID().slice(0, 6), expiresOn: null },
    headers,
  })
  const { id } = (await added.json()) as { id: string }
  await page.goto(`${HOTEL}/admin/guests?lng=en`)
  await page.locator(`[data-guest="${id}"] input[type=checkbox]`).check()
  await context.request.delete(`/api/hotels/demo-hotel/guests/${id}`, { headers })
  await expect(page.locator(`[data-guest="${id}"]`)).toHaveCount(0)
  for (const at of [0, 1, 2, 3, 4]) await page.locator('[data-guest] input[type=checkbox]').nth(at).check()
  await page.getByRole('button', { name: guests('selectionCards') }).click()
  const sheet = page.getByRole('dialog')
  await expect(page.getByText(/^1 selected guest has been deleted/)).toBeVisible()
  await expect(sheet.getByRole('img')).toHaveCount(4)
  const [across, down] = [sheet.locator('[data-cut]').first(), sheet.locator('[data-cut]').last()]
  await across.scrollIntoViewIfNeeded()
  expect([await isOnTop(across), await isOnTop(down)]).toEqual([true, true])
  const address = `${new URL(page.url()).origin}${HOTEL}/guest-login`
  await expect.poll(() => readCode(sheet.getByRole('img').last())).toContain(`${address}#room=`)
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(2)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: guests('selectionClear') }).click()
  await expect(page.getByRole('button', { name: guests('selectionCards') })).toHaveCount(0)
})

test('who scans the card of their own room is led in, and of another one is asked', async ({
  page,
  context,
}) => {
  const login = (key: string) => textsIn('en')('guest', `login.${key}`)
  await page.goto(`${HOTEL}/guest-login?lng=en#room=101`)
  await expect(page.getByLabel(login('lastName'))).toBeVisible()
  await signInGuest(context)
  await page.goto('about:blank')
  await page.goto(`${HOTEL}/guest-login?lng=en#room=101`)
  await expect(page).toHaveURL(/\/services/)

  await page.goto(`${HOTEL}/guest-login?lng=en#room=207`)
  await expect(page.getByText(login('cardOfOther').replace('{{room}}', '207'))).toBeVisible()
  await expect(page.getByText('You are logged in as Smith, room 101.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: textsIn('en')('guest', 'landing.continue') }).click()
  await expect(page).toHaveURL(/\/services/)

  await page.goto(`${HOTEL}/guest-login?lng=en#room=207&code=K7QM3XTD`)
  await page.getByRole('button', { name: login('asOther') }).click()
  await page.getByLabel(login('lastName')).fill('Šarić-Đurić')
  await page.getByLabel(login('roomNumber')).fill('207')
  await page.getByRole('button', { name: login('submit') }).click()
  await expect(page).toHaveURL(/\/services/)
  // without a card, whoever asks for the login gets it
  await page.goto(`${HOTEL}/guest-login?lng=en`)
  await expect(page.getByLabel(login('lastName'))).toBeVisible()
})
