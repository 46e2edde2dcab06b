import { randomUUID } from 'node:crypto'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { askDatabase } from './hotel-data.ts'

test('a guest whose room others have locked logs in with the code of the room card', async ({
  page,
  context,
  browser,
}) => {
  const guests = (key: string) => textsIn('en')('hotel-admin', `guests.${key}`)
  const login = (key: string) => textsIn('en')('guest', `login.${key}`)
  // begins with a letter: an address with 49E645 for a text names a number
  const [name, room] = ['Hadžić', `R${randomUUID().slice(0, 5).toUpperCase()}`]
  await signInStaff(context)
  const added = await context.request.post('/api/hotels/demo-hotel/guests', {
    data: { loginName: name, roomNumber: room, expiresOn: null },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(added.status()).toBe(200)

  await page.goto(`${HOTEL}/admin/guests?lng=en&search=${room}`)
  const row = page.locator('[data-guest]', { hasText: room })
  await row
    .getByRole('button', { name: new RegExp(room) })
    .last()
    .click()
  await page.getByRole('menuitem', { name: guests('code') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: guests('codeMake') }).click()
  const code = (await dialog.locator('[data-code]').innerText()).replace(/\s/g, '')
  expect(code).toMatch(/^[2-9A-Z]{8}$/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: guests('codeCard') }).click()
  await expect(dialog.getByRole('switch')).toBeChecked()
  const picture = dialog.getByRole('img').last()
  await expect
    .poll(async () => {
      const { data, info } = await sharp(await picture.screenshot())
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
    })
    .toBe(`${new URL(page.url()).origin}${HOTEL}/guest-login#room=${room}&code=${code}`)
  await expectAccessible(page)

  const phone = await browser.newContext()
  const screen = await phone.newPage()
  await screen.goto(`${HOTEL}/guest-login?lng=en`)
  await askDatabase(`INSERT INTO rate_limits (identifier, action_type, hotel_id, locked_until)
    SELECT 'room ' || room_alike, 'guest_login_target', hotel_id, now() + interval '1 hour'
    FROM guests WHERE room_number = '${room}'`)
  const submit = async () => {
    await screen.getByLabel(login('lastName')).fill(name)
    await screen.getByLabel(login('roomNumber')).fill(room)
    await screen.getByRole('button', { name: login('submit') }).click()
  }
  await submit()
  await expect(screen.getByRole('alert')).toContainText('Too many login attempts. Please try again in')
  await expect(screen.getByLabel(login('code'))).toHaveValue('')
  await expect(screen.getByText(login('codeOffer'))).toBeVisible()
  await expectAccessible(screen)

  await screen.goto(`${HOTEL}/guest-login?lng=en`)
  await screen.goto('about:blank')
  await screen.goto(`${HOTEL}/guest-login?lng=en#code=K7QM3XTD`)
  await expect(screen.getByLabel(login('code'))).toBeHidden()
  await submit()
  await expect(screen.getByRole('alert')).toContainText(login('codeInvalid'))
  await expect(screen.getByLabel(login('code'))).toBeFocused()
  await expect(screen.getByLabel(login('code'))).toHaveValue('K7QM 3XTD')
  await expect(screen.getByLabel(login('code'))).toHaveAttribute('aria-invalid', 'true')
  await expect(screen.getByText(login('codeOffer'))).toHaveCount(0)
  await expectAccessible(screen)
  await screen.getByLabel(login('code')).fill('K7QM')
  await submit()
  await expect(screen.getByRole('alert')).toContainText(login('codeMalformed'))

  const asked: string[] = []
  screen.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await screen.goto('about:blank')
  await screen.goto(`${HOTEL}/guest-login?lng=en#code=${code}`)
  await expect.poll(() => new URL(screen.url()).hash).toBe('')
  await submit()
  await expect(screen).toHaveURL(/\/services/)
  expect(asked.filter((each) => each.replace(/#.*? /, ' ').includes(code))).toEqual([])
  await phone.close()
})
