import sharp from 'sharp'
import type { Language } from '#kit/shared/languages.ts'
import { expect, expectAccessible, test, textsIn } from './browser.ts'
import { addOrders, askDatabase, forgetOrders } from './hotel-data.ts'
import { PLATFORM, signInSuperAdmin, SUPER_ADMIN } from './super-admin.ts'

const LIST = `${PLATFORM}/hotels`

function inLanguage(language: Language) {
  const say = (key: string) => textsIn(language)('platform', `hotels.${key}`)
  const ofProfile = (key: string) => textsIn(language)('hotel-profile', key)
  const fill = (key: string, given: Record<string, string>) =>
    say(key).replace(/\{\{(\w+)\}\}/g, (_all, name: string) => given[name] ?? '')
  return { say, ofProfile, fill }
}

test('a hotel is added, gets a logo, is deactivated, copied and deleted', async ({ page, context }) => {
  const language = 'ar'
  const { say, ofProfile, fill } = inLanguage(language)
  test.setTimeout(180_000)
  await page.emulateMedia({ colorScheme: 'dark' })
  await signInSuperAdmin(context)
  await page.goto(`${LIST}?lng=${language}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('title'))
  await expect(page.locator('[data-hotel=demo-hotel]')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('refresh') }).click()
  await expect(page.getByText(say('refreshed'))).toBeVisible()

  await page.getByRole('link', { name: say('add'), exact: true }).click()
  await page.getByRole('button', { name: say('form.create') }).click()
  await expect(page.getByText(ofProfile('form.needName')).first()).toBeVisible()
  const name = `Hôtel Šarić ${language}`
  const slug = `hotel-saric-${language}`
  await page.getByLabel(ofProfile('form.name'), { exact: true }).fill('Internal')
  await expect(page.getByText(say('form.slugTaken')).first()).toBeVisible()
  await page.getByLabel(ofProfile('form.name'), { exact: true }).fill(name)
  await expect(page.getByLabel(say('form.slug'))).toHaveValue(slug)
  await page.getByLabel(ofProfile('form.color'), { exact: true }).fill('#facc15')
  await expect(page.getByText(ofProfile('form.colorDarker').split('{{')[0] ?? '')).toBeVisible()
  await page.getByRole('combobox', { name: say('form.currency') }).click()
  await page.getByRole('combobox', { name: say('form.currency') }).fill('KWD')
  await page.keyboard.press('Enter')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(page.getByRole('alert').getByText(ofProfile('logo.saveFirst'))).toBeVisible()
  const bar = page.locator('main footer')
  await expect(bar).toHaveCSS('background-color', /^(?!.*(rgba|\/))/)
  expect((await bar.boundingBox())?.width).toBe((await page.getByRole('main').boundingBox())?.width)
  await expectAccessible(page)
  await page.keyboard.press('Control+s')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill('form.editTitle', { name }))
  await expect(page).toHaveURL(/\/edit/)
  await expect(page.getByLabel(say('form.slug'))).toBeDisabled()
  const logo = sharp({ create: { width: 300, height: 300, channels: 3, background: '#2f5d73' } })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo.png().toBuffer() })
  await expect(page.getByText(ofProfile('logo.uploaded'))).toBeVisible()
  const picture = page.locator('img[src*="/logo.webp?v="]').first()
  await expect(picture).toBeVisible()
  await expect(page.locator('figure').locator('img[src*="/logo.webp?v="]')).toBeVisible()
  // dark mode, in which a dark logo would not be seen on what is dark
  await expect(picture).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expectAccessible(page)

  await page.getByRole('button', { name: ofProfile('logo.remove') }).click()
  await expect(page.getByRole('dialog')).toContainText(ofProfile('logo.removeTitle'))
  await page.keyboard.press('Escape')
  await expect(picture).toBeVisible()

  await page.getByLabel(ofProfile('form.phone')).fill('+387 33 555 0177')
  await page.getByRole('link', { name: say('form.back') }).click()
  await page.getByRole('button', { name: say('form.stay') }).click()
  await page.getByRole('button', { name: say('form.save') }).click()
  const card = page.locator(`[data-hotel=${slug}]`)
  await expect(card).toContainText('+387 33 555 0177')
  await expect(card.locator('img')).toBeVisible()
  expect((await context.request.get(`/hotelly/${slug}`)).status()).toBe(200)

  const choose = async (item: string) => {
    await card.getByRole('button', { name: fill('more', { name }) }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose(say('copyShort'))
  await page.getByLabel(ofProfile('form.name'), { exact: true }).fill(`Copy ${language}`)
  await page.getByRole('button', { name: say('form.create') }).click()
  await expect(page).toHaveURL(/\/edit/)
  await expect(page.getByRole('combobox', { name: say('form.currency') })).not.toHaveValue(/US|دولار/)

  await page.goto(`${LIST}?lng=${language}`)
  await page.getByRole('searchbox').fill('SARIC')
  await expect(page).toHaveURL(/search=SARIC/)
  await expect(page.locator('[data-hotel=demo-hotel]')).toHaveCount(0)
  const isOpen = card.getByRole('switch')
  const closing = page.getByRole('dialog', { name: fill('offTitle', { name }) })
  await isOpen.click()
  await expect(closing).toContainText(say('offText'))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(isOpen).toHaveAttribute('aria-checked', 'true')
  expect((await context.request.get(`/api/hotels/${slug}`)).status()).toBe(200)
  await card.getByRole('link', { name }).first().click()
  await page.getByRole('switch', { name: say('form.activeStatus') }).click()
  await page.getByRole('button', { name: say('form.save') }).click()
  await closing.getByRole('button', { name: say('off') }).click()
  await expect(page.getByText(say('form.updated'))).toBeVisible()
  await page.goto(`${LIST}?search=SARIC&lng=${language}`)
  await expect(isOpen).toHaveAttribute('aria-checked', 'false')
  await isOpen.click()
  await expect(isOpen).toHaveAttribute('aria-checked', 'true')
  await expect.poll(async () => (await context.request.get(`/api/hotels/${slug}`)).status()).toBe(200)
  await isOpen.click()
  await closing.getByRole('button', { name: say('off') }).click()
  await expect(isOpen).toHaveAttribute('aria-checked', 'false')
  await expect.poll(async () => (await context.request.get(`/api/hotels/${slug}`)).status()).toBe(404)
  await choose(say('remove.confirm'))
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: say('remove.confirm') })
  await expect(confirm).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('textbox').fill(slug)
  await confirm.click()
  await expect(page.getByText(fill('remove.done', { name }))).toBeVisible()
  await expect(page.getByText(say('noneFound')).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: say('deletedMany') }).click()
  const gone = page.locator(`[data-deleted=${slug}]`)
  await expect(gone).toContainText(SUPER_ADMIN.email)
  await expectAccessible(page)
  await gone.getByRole('button', { name: say('deleted.restore') }).click()
  await dialog.getByRole('button', { name: say('deleted.restore') }).click()
  await expect(page.getByText(fill('deleted.restored', { name }))).toBeVisible()
  await expect(gone).toHaveCount(0)
  await page.goto(`${LIST}?search=saric&lng=${language}`)
  await choose(say('remove.confirm'))
  await dialog.getByRole('textbox').fill(slug)
  await confirm.click()
  await page.goto(`${LIST}?state=deleted&search=saric&lng=${language}`)
  await gone.getByRole('button', { name: say('deleted.purge') }).click()
  const purge = dialog.getByRole('button', { name: say('deleted.purge') })
  await expect(purge).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('textbox').fill(slug)
  await purge.click()
  await expect(page.getByText(fill('deleted.purged', { name }))).toBeVisible()
  await expect(gone).toHaveCount(0)
})

test('a second press while the next screen is on its way adds no second hotel', async ({ page, context }) => {
  const { say, ofProfile, fill } = inLanguage('en')
  await signInSuperAdmin(context)
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => (open = resolve))
  await page.route(/\/assets\/edit-hotel-screen/, async (route) => {
    await isOpen
    await route.continue()
  })
  try {
    await page.goto(`${LIST}/new?lng=en`)
    await page.getByLabel(ofProfile('form.name'), { exact: true }).fill('Look Twice')
    const create = page.getByRole('button', { name: say('form.create') })
    await create.click()
    await expect(page.getByText(say('form.created'))).toBeVisible()
    await expect(create).toBeDisabled()
    await page.keyboard.press('Control+s')
    open()
    const title = fill('form.editTitle', { name: 'Look Twice' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(say('form.slugTaken'))).toHaveCount(0)
  } finally {
    await askDatabase("DELETE FROM hotels WHERE slug = 'look-twice'")
  }
})

test('hotels that need a look are one press away, and the list adds up what all of them have to do', async ({
  page,
  context,
}) => {
  const { say } = inLanguage('en')
  await signInSuperAdmin(context)
  await askDatabase(`INSERT INTO hotels (slug, name, contact_email) VALUES
    ('look-calm', 'Look Calm', NULL), ('look-late', 'Look Late', 'desk@look.example')`)
  try {
    await askDatabase(
      `INSERT INTO service_bookings (hotel_id, guest_name, room_number, service_name, service_icon, order_details,
         total_price, idempotency_key, request_hash, created_at)
       SELECT id, 'Smith', '1', 'Room Service', 'UtensilsCrossed', '{"items": []}', 1250, gen_random_uuid(),
         decode(repeat('00', 32), 'hex'), now() - interval '20 minutes' FROM hotels WHERE slug = 'look-late'`,
    )
    await page.goto(`${LIST}?search=look-&lng=en`)
    const calm = page.locator('[data-hotel=look-calm]')
    const late = page.locator('[data-hotel=look-late]')
    await expect(late).toContainText('desk@look.example')
    await expect(calm).toContainText(say('nothing'))
    await expect(page.getByRole('row', { name: say('total') })).toHaveText(/\$12\.50$/)
    await page.getByRole('button', { name: say('waitingMany') }).click()
    await expect(calm).toHaveCount(0)
    await expect(late).toContainText(say('orderWaits').split('{{')[0] ?? '')
    await expectAccessible(page)
  } finally {
    await askDatabase("DELETE FROM hotels WHERE slug LIKE 'look-%'")
  }
})

test('how a hotel stands is said in words, and why', async ({ page, context }) => {
  const { say } = inLanguage('en')
  await signInSuperAdmin(context)
  await askDatabase(`INSERT INTO hotels (slug, name, is_active) VALUES
    ('stand-new', 'Stand New', true), ('stand-off', 'Stand Off', false), ('stand-unseen', 'Stand Unseen', true)`)
  try {
    await askDatabase(
      `INSERT INTO users (email, role, full_name, hotel_id)
       SELECT slug || '@stand.example', 'hotel_admin', 'Desk', id FROM hotels WHERE slug IN ('stand-off', 'stand-unseen')`,
      `INSERT INTO menu_items (hotel_id, name, price)
       SELECT id, 'Tea', 300 FROM hotels WHERE slug IN ('stand-off', 'stand-unseen')`,
      `INSERT INTO service_bookings (hotel_id, guest_name, room_number, service_name, service_icon, order_details,
         total_price, idempotency_key, request_hash, alerted_at)
       SELECT id, 'Smith', '1', 'Room Service', 'UtensilsCrossed', '{"items": []}', 1250, gen_random_uuid(),
         decode(repeat('00', 32), 'hex'), now() FROM hotels WHERE slug = 'stand-unseen'`,
    )
    const hotel = (slug: string) => page.locator(`[data-hotel=${slug}]`)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${LIST}?search=stand-&lng=en`)
      await expect(hotel('stand-new')).toContainText(say('status.setUp'))
      await expect(hotel('stand-new')).toContainText(`${say('why.noStaff')} · ${say('why.nothingOffered')}`)
      await expect(hotel('stand-off')).toContainText(say('status.inactive'))
      await expect(hotel('stand-off')).toContainText(say('why.closed'))
      await expect(hotel('stand-unseen')).toContainText(say('status.look'))
      await expect(hotel('stand-unseen')).toContainText(say('why.unseen').replace('{{what}}', '1 booking'))
      await expectAccessible(page)
    }
    await page.goto(`${LIST}?lng=en`)
    await expect(hotel('demo-hotel')).toContainText(new RegExp(`${say('status.live')}|${say('status.look')}`))
    // the dashboard leads to the hotel in the list
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${PLATFORM}/dashboard?lng=en`)
    await page.getByRole('link', { name: 'Stand Unseen' }).first().click()
    await expect(hotel('stand-unseen')).toContainText(say('status.look'))
    await expect(page.locator('[data-hotel]')).toHaveCount(1)
    await expect(page.getByRole('button', { name: say('waitingMany') })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  } finally {
    await askDatabase("DELETE FROM hotels WHERE slug LIKE 'stand-%'")
  }
})

test('before a hotel is switched off it is said how many orders are open there', async ({
  page,
  context,
}) => {
  const { say, fill } = inLanguage('en')
  await signInSuperAdmin(context)
  await addOrders(2)
  try {
    const [open] =
      await askDatabase(`SELECT count(*)::text AS id FROM service_bookings b JOIN hotels h ON h.id = b.hotel_id
      WHERE h.slug = 'demo-hotel' AND b.kind = 'order' AND b.booking_status = 'open'`)
    await page.goto(`${LIST}?lng=en`)
    await page.locator('[data-hotel=demo-hotel]').getByRole('switch').click()
    const question = page.getByRole('dialog', { name: fill('offTitle', { name: 'Hotel Miljacka' }) })
    await expect(question).toContainText(say('offText'))
    await expect(question).toContainText(fill('offOrders_other', { count: open?.id ?? '' }))
    await expectAccessible(page)
  } finally {
    await forgetOrders()
  }
})

test('another currency shows every price first, and can be undone', async ({ page, context }) => {
  const language = 'en'
  const { say, fill } = inLanguage(language)
  test.setTimeout(120_000)
  await page.emulateMedia({ colorScheme: 'light' })
  await signInSuperAdmin(context)
  const slug = `yen-${language}`
  const [hotel] = await askDatabase(
    `INSERT INTO hotels (slug, name) VALUES ('${slug}', 'Yen ${language}') RETURNING id`,
  )
  await askDatabase(`INSERT INTO menu_items (hotel_id, name, price)
      VALUES ('${hotel?.id}', 'Tea', 40), ('${hotel?.id}', 'Soup', 750) RETURNING id`)
  const prices = async () => {
    const [row] = await askDatabase(
      `SELECT string_agg(price::text, ' ' ORDER BY name DESC) AS id FROM menu_items WHERE hotel_id = '${hotel?.id}'`,
    )
    return row?.id
  }
  const currency = page.getByRole('combobox', { name: say('form.currency') })
  const dialog = page.getByRole('dialog')
  await page.goto(`${LIST}/${hotel?.id}/edit?lng=${language}`)
  await currency.click()
  await currency.fill('JPY')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: say('form.save') }).click()
  await expect(dialog.getByText(say('prices.lost'))).toBeVisible()
  await expectAccessible(page)
  const confirm = dialog.getByRole('button', { name: say('prices.confirm') })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('textbox').first().fill('150')
  await expect(dialog.getByText(say('prices.lost'))).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: textsIn(language)('hotel-admin', 'discard.keep') }).click()
  await confirm.click()
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
  expect(await prices()).toBe('60 1125')
  // what is new since has no price to go back to
  await askDatabase(
    `INSERT INTO menu_items (hotel_id, name, price) VALUES ('${hotel?.id}', 'Ayran', 150) RETURNING id`,
  )

  await page.goto(`${LIST}/${hotel?.id}/edit?lng=${language}`)
  await page.getByRole('button', { name: say('prices.undo') }).click()
  await dialog.getByRole('button', { name: say('prices.undoConfirm') }).click()
  const undone = page.getByRole('status').filter({ hasText: fill('prices.undone', { currency: 'USD' }) })
  await expect(undone).toContainText('Ayran')
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expectAccessible(page)
  expect(await prices()).toBe('40 750 15000')

  const zone = page.getByRole('combobox', { name: say('form.zone') })
  await zone.click()
  await zone.fill('sarajevo')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: say('form.save') }).click()
  await expect(dialog).toContainText('Europe/Sarajevo')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('zone.confirm') }).click()
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
  await askDatabase(`DELETE FROM hotels WHERE id = '${hotel?.id}' RETURNING id`)
})
