import { randomUUID } from 'node:crypto'
import type { Language } from '#kit/shared/languages.ts'
import { usual } from '#tests/usual.ts'
import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { askDatabase } from './hotel-data.ts'
import { addSuperAdmin, PLATFORM, signInSuperAdmin, SUPER_ADMIN } from './super-admin.ts'

const USERS = `${PLATFORM}/users`
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

const textsOf =
  (language: Language, namespace: string, part: string) =>
  (key: string, values: Record<string, string> = {}) =>
    Object.entries(values).reduce(
      (said, [name, value]) => said.replaceAll(`{{${name}}}`, value),
      textsIn(language)(namespace, `${part}.${key}`),
    )

const language = 'ar'

test('a hotel admin is added, found, deactivated and removed', async ({ page, context }) => {
  const text = textsOf(language, 'platform', 'users')
  const email = `new-${randomUUID().slice(0, 8)}@bridge.example`
  const name = `Šejla ${randomUUID().slice(0, 6)}`
  const dialog = page.getByRole('dialog')
  const row = page.locator('[data-user]', { hasText: name })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInSuperAdmin(context)
  await page.goto(`${USERS}?lng=${language}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('title'))
  await expect(page.locator('[data-user]').first()).toContainText(text('badge'))
  await expectAccessible(page)

  await page.getByRole('link', { name: text('add') }).click()
  const submit = page.getByRole('button', { name: text('form.submit') })
  await submit.click()
  for (const problem of ['needEmail', 'needName', 'short', 'needHotel']) {
    await expect(page.getByText(text(`form.${problem}`).replace('{{min}}', '6'))).toBeVisible()
  }
  await expectAccessible(page)
  const field = (key: string) => page.getByLabel(text(`form.${key}`), { exact: true })
  await field('email').fill('admin@demo-hotel.example')
  await field('fullName').fill(name)
  await field('password').fill('password123')
  await expect(page.getByText(text('form.common'))).toBeVisible()
  await page.getByRole('button', { name: text('form.generate') }).click()
  await expect(field('password')).toHaveAttribute('type', 'text')
  const password = await field('password').inputValue()
  expect(password).toMatch(/^[a-zA-Z2-9]{16}$/)
  const hotelField = page.getByRole('combobox', { name: text('form.hotel') })
  await hotelField.fill('miljacka')
  await page.keyboard.press('Enter')
  await expect(hotelField).toHaveValue('Hotel Miljacka')
  await submit.click()
  await expect(page.getByText(text('form.taken')).first()).toBeVisible()
  await expect(field('email')).toBeFocused()
  await field('email').fill(email.toUpperCase())
  await submit.click()

  await expect(dialog).toContainText(email)
  await expect(dialog).toContainText(password)
  await expect(dialog).toContainText('/hotelly/demo-hotel/admin/login')
  await expect(page.getByText(text('form.created', { email }))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: text('done.copy') }).click()
  await expect(page.getByText(text('done.copied')).first()).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [`${new URL(page.url()).origin}/hotelly/demo-hotel/admin/login`, email, password].join('\n'),
  )
  await expect(dialog.locator('[data-copied]')).toBeVisible()
  await expect(dialog.locator('[data-copied]')).toHaveCount(0)
  await dialog.getByRole('button', { name: text('done.done') }).click()
  await expect(page).toHaveURL(new RegExp(`${USERS}$`))
  expect(await page.content()).not.toContain(password)

  await page.getByRole('searchbox').fill(name.toLowerCase().replace('š', 's'))
  await expect(page).toHaveURL(/search=/)
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(text('never'))
  await page.getByRole('combobox', { name: text('hotelFilter') }).click()
  await page.getByRole('option', { name: 'Hotel Miljacka' }).click()
  await expect(page).toHaveURL(/hotel=/)
  await expect(row).toHaveCount(1)
  await page.getByRole('button', { name: text('edit', { name }) }).click()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: text('form.fullName') }).fill(`${name} Jr`)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: textsOf(language, 'hotel-admin', 'discard')('keep') }).click()
  await dialog.getByRole('button', { name: text('save') }).click()
  await expect(page.getByText(text('saved'))).toBeVisible()
  await expect(row).toContainText(`${name} Jr`)
  await page.getByRole('button', { name: text('reset', { name: `${name} Jr` }) }).click()
  await dialog.getByRole('button', { name: text('resetConfirm') }).click()
  await expect(dialog).toContainText(text('resetDone'))
  await expectAccessible(page)
  await expect(dialog).not.toContainText(password)
  await dialog.getByRole('button', { name: text('done.done') }).click()
  await expect(dialog).toHaveCount(0)
  const remove = page.getByRole('button', { name: text('remove', { name: `${name} Jr` }) })
  await expect(remove).toHaveCount(0)
  await row.getByRole('switch').click()
  await expect(page.getByText(text('deactivated'))).toBeVisible()
  await remove.click()
  await expect(dialog).toContainText(text('removeTitle'))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: text('removeConfirm') }).click()
  await expect(page.getByText(text('removed'))).toBeVisible()
  await expect(page.getByText(text('notFound'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: text('refresh') }).click()
  await expect(page.getByText(text('refreshed'))).toBeVisible()
})

test('a support visit asks for a reason, stays visible, and ends', async ({ page, context }) => {
  const text = textsOf(language, 'platform', 'support')
  const visit = textsOf(language, 'hotel-admin', 'visit')
  await signInSuperAdmin(context)
  await page.goto(`${HOTEL}/admin/guests?lng=${language}`)
  await expect(page).toHaveURL(/admin\/login/)
  await page.goto(USERS)
  const hotel = 'Hotel Miljacka'
  await page
    .getByRole('button', { name: text('open', { hotel }) })
    .first()
    .click()
  const start = page.getByRole('dialog').getByRole('button', { name: text('start') })
  await start.click()
  await expect(page.getByText(text('needReason'))).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(text('reason'), { exact: true }).fill('Ticket 4711')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: textsOf(language, 'hotel-admin', 'discard')('keep') }).click()
  await start.click()

  await expect(page).toHaveURL(`${HOTEL}/admin/dashboard`)
  const banner = page.getByRole('region', { name: visit('label') })
  await expect(banner).toContainText('Ticket 4711')
  await expect(banner).toContainText(SUPER_ADMIN.email)
  await expectAccessible(page)
  await page.goto(`${HOTEL}/admin/guests`)
  await expect(banner).toBeVisible()
  await expect(page.locator('[data-guest]').first()).toBeVisible()
  await page.goto(`${HOTEL}/admin/account`)
  await expect(page.getByText(visit('noAccount'))).toBeVisible()
  await expect(page.locator('input')).toHaveCount(0)
  await page.goto(`${HOTEL}/admin/services`)
  const services = textsOf(language, 'hotel-admin', 'services')
  const toggle = page.getByRole('switch').first()
  await toggle.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: services('hideConfirm') })
    .click()
  await expect(toggle).toHaveAttribute('aria-checked', 'false')
  await toggle.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: services('showConfirm') })
    .click()
  await expect(toggle).toHaveAttribute('aria-checked', 'true')
  const lines = async () =>
    (
      await askDatabase(`SELECT id FROM audit_log WHERE actor_kind = 'support'
    AND actor_name = '${SUPER_ADMIN.email}' AND entity = 'service' AND at > now() - interval '1 minute'`)
    ).length
  await expect.poll(lines).toBeGreaterThanOrEqual(2)

  await banner.getByRole('button', { name: visit('end') }).click()
  await expect(page).toHaveURL(new RegExp(USERS))
  await page.goto(`${HOTEL}/admin/guests`)
  await expect(page).toHaveURL(/admin\/login/)
})

test('super admins are listed, and deactivated after a confirmation', async ({ page, context }) => {
  const text = textsOf('en', 'platform', 'superAdmins')
  const email = 'night@hotelly.example'
  await signInSuperAdmin(context)
  await addSuperAdmin({ email })
  await page.goto(`${USERS}?lng=en`)
  await page.getByRole('button', { name: text('title') }).click()
  await expect(page).toHaveURL(/show=super-admins/)
  const card = page.locator(`[data-super-admin="${email}"]`)
  await expect(page.locator(`[data-super-admin="${SUPER_ADMIN.email}"]`)).toContainText(text('you'))
  await expectAccessible(page)
  await card.getByRole('switch').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('off') })
    .click()
  await expect(card.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  await card.getByRole('switch').click()
  await expect(card.getByRole('switch')).toHaveAttribute('aria-checked', 'true')
  await askDatabase(`DELETE FROM users WHERE email = '${email}'`)
})

test('a visit whose time is over closes its open page', async ({ page, context }) => {
  await signInSuperAdmin(context)
  const [hotel] = await askDatabase("SELECT id FROM hotels WHERE slug = 'demo-hotel'")
  const data = { hotelId: hotel?.id, minutes: 15, reason: 'Ends soon' }
  await context.request.post('/api/platform/support-visit', { data, headers: SAME_ORIGIN })
  await page.goto(`${HOTEL}/admin/guests?lng=en`)
  await expect(page.locator('[data-guest]').first()).toBeVisible()
  await askDatabase(
    "UPDATE support_visits SET ends_at = now() + interval '1 second' WHERE ended_at IS NULL",
    `SELECT pg_notify('hotelly_live', '${JSON.stringify([{ topic: 'staff', id: null, hotelId: hotel?.id, guestId: null }])}')`,
  )
  await expect(page.getByText('The visit to Hotel Miljacka has ended')).toBeVisible()
  await expect(page.locator('[data-guest]')).toHaveCount(0)
  await expectAccessible(page)
})

test("a deactivated user loses the hotel's panel at once", async ({ page, context, browser }) => {
  const email = `soon-${randomUUID().slice(0, 8)}@bridge.example`
  const password = 'seven-rivers-meet'
  const [hotel] = await askDatabase("SELECT id FROM hotels WHERE slug = 'demo-hotel'")
  await signInSuperAdmin(context)
  const added = await context.request.post('/api/platform/users', {
    data: { email, password, fullName: 'Soon Off', hotelId: hotel?.id },
    headers: SAME_ORIGIN,
  })
  expect(added.status()).toBe(200)
  const desk = await browser.newContext()
  const session = await desk.request.post('/api/hotels/demo-hotel/staff-session', {
    data: { email, password },
    headers: SAME_ORIGIN,
  })
  expect(session.status()).toBe(200)
  const panel = await desk.newPage()
  await panel.goto(`${HOTEL}/admin/guests?lng=en`)
  const firstTitle = textsIn('en')('hotel-admin', 'account.firstTitle')
  await expect(panel.getByRole('heading', { level: 1 })).toHaveText(firstTitle)
  await page.goto(`${USERS}?lng=en&search=${email}`)
  await page.locator('[data-user]').getByRole('switch').click()
  await expect(panel).toHaveURL(/admin\/login/)
  await desk.close()
})

test('hotel admins have no access to the users', async ({ page, context }) => {
  await signInStaff(context)
  await page.goto(USERS)
  await expect(page).toHaveURL('/404')
})

test('the form validates input without evaluating text as code, which the security policy forbids', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      document.documentElement.dataset['refused'] = blockedURI
    })
  })
  await signInSuperAdmin(context)
  await page.goto(`${USERS}/new?lng=en`)
  const text = textsOf('en', 'platform', 'users')
  await page.getByLabel(text('form.email'), { exact: true }).fill('nobody')
  await page.getByRole('button', { name: text('form.submit') }).click()
  await expect(page.getByText(text('form.needName'))).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-refused')
})

for (const language of usual(['ar', 'en'] as const, 1)) {
  test(`a super admin sees whose address refuses e-mails, and in which words (${language})`, async ({
    page,
    context,
  }) => {
    const text = textsOf(language, 'platform', 'users')
    const email = 'admin@demo-hotel.example'
    const words = '550 5.1.1 <admin@demo-hotel.example>: no such user (here).'
    const refuse = (at: string, said: string) =>
      askDatabase(`UPDATE users SET mail_refused_at = ${at}, mail_refusal = ${said} WHERE email = '${email}'`)
    await signInSuperAdmin(context)
    try {
      await refuse("'2026-11-20T08:00:00Z'", `'${words}'`)
      await page.goto(`${USERS}?lng=${language}`)
      const user = page.locator(`[data-user="${email}"]`)
      await expect(user).toContainText(text('mailRefused'))
      await user.getByRole('button', { name: text('edit', { name: '' }).trim() }).click()
      const said = page.getByRole('dialog').locator('bdi', { hasText: words })
      await expect(said).toBeVisible()
      await expect(page.getByRole('dialog')).toContainText('2026')
      await expect(page.getByRole('dialog')).toContainText(text('mailRefusedText'))
      await expectAccessible(page)
      await refuse('NULL', 'NULL')
      await page.reload()
      await expect(user).toBeVisible()
      await expect(page.getByText(text('mailRefused'))).toHaveCount(0)
    } finally {
      await refuse('NULL', 'NULL')
    }
  })
}
