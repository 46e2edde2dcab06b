import { usual } from '#tests/usual.ts'
import { expect, expectAccessible, HOTEL, signInGuest, test, textsIn } from './browser.ts'
import { askDatabase } from './hotel-data.ts'
import { PLATFORM, signInSuperAdmin, SUPER_ADMIN } from './super-admin.ts'

const refuse = {
  status: 404,
  json: { json: { defined: false, code: 'NOT_FOUND', status: 404, message: '' } },
}

// screens.spec.ts judges the other in its usual run
const LOOKS = [
  ['ar', 'dark'],
  ['en', 'light'],
] as const

for (const [language, colorScheme] of usual(LOOKS, 1)) {
  test(`dashboard and settings are accessible (${language}, ${colorScheme})`, async ({ page, context }) => {
    const text = (key: string) => textsIn(language)('platform', key)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await signInSuperAdmin(context)
    await askDatabase(
      `INSERT INTO rate_limits (identifier, action_type, hotel_id, locked_until) VALUES
         ('who@hotel.example', 'admin_login', '00000000-0000-0000-0000-000000000000', now() + interval '1 hour')
         ON CONFLICT DO NOTHING`,
    )
    await page.goto(`${PLATFORM}/dashboard?lng=${language}`)
    for (const card of ['totalHotels', 'activeHotels', 'totalAdmins', 'totalGuests']) {
      await expect(page.getByRole('heading', { name: text(`console.${card}`), exact: true })).toBeVisible()
    }
    await expect(page.getByText('who@hotel.example')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: text('console.actionFlags') }).click()
    await expect(page).toHaveURL(`${PLATFORM}/settings#feature-flags`)
    await expect(page.getByRole('heading', { name: text('settings.flags') })).toBeInViewport()
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, 'no sideways scrolling').toBeLessThanOrEqual(0)
  })
}

test('a locked-out member of staff is unlocked', async ({ page, context }) => {
  await signInSuperAdmin(context)
  await askDatabase(
    `INSERT INTO rate_limits (identifier, action_type, hotel_id, locked_until) VALUES
     ('desk@hotel.example', 'admin_login', '00000000-0000-0000-0000-000000000000', now() + interval '1 hour'),
     ('boss@hotelly.example', 'superadmin_login', '00000000-0000-0000-0000-000000000000', now() + interval '1 hour')`,
  )
  await page.goto(`${PLATFORM}/dashboard?lng=en`)
  await expect(page.getByText('boss@hotelly.example')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unlock: boss@hotelly.example' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Unlock: desk@hotel.example' }).click()
  await expect(page.getByText('Can sign in again')).toBeVisible()
  await expect(page.getByText('desk@hotel.example')).toHaveCount(0)
})

test('failures to load are reported and can be retried', async ({ page, context }) => {
  await signInSuperAdmin(context)
  await page.route('**/events/**', (route) => route.fulfill({ status: 204 }))
  await page.route(/rpc\/platform\/(stats|settings)/, (route) => route.fulfill(refuse))
  await page.goto(`${PLATFORM}/dashboard?lng=en`)
  await expect(page.getByRole('main').getByText('Failed to load platform statistics')).toBeVisible()
  await page.goto(`${PLATFORM}/settings?lng=en`)
  await expect(page.getByRole('main').getByText('Failed to load settings')).toBeVisible()
  await page.unroute(/rpc\/platform\/(stats|settings)/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Services Availability' })).toBeVisible()
})

test('the webhook is saved once edited, and one in a private network is refused', async ({
  page,
  context,
}) => {
  await signInSuperAdmin(context)
  await page.goto(`${PLATFORM}/settings?lng=en`)
  const field = page.getByLabel('Chatbot Webhook URL')
  const saved = page.getByRole('button', { name: 'Saved', exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await expect(saved).toHaveCount(0)
  await field.fill('https://127.1/hook')
  await save.click()
  await expect(page.getByText('Failed to update webhook URL')).toBeVisible()
  await expect(page.getByText(/points to a private network/)).toBeVisible()
  await field.fill('https://hooks.example.com/hotelly')
  await save.click()
  await expect(page.getByText('Webhook URL updated successfully')).toBeVisible()
  await expect(saved).toBeDisabled()
  await expect(page.getByText(/^Last updated/).first()).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('https://hooks.example.com/hotelly')
  await field.fill('   ')
  await expect(save).toBeDisabled()
  const remove = page.getByRole('button', { name: 'Remove', exact: true })
  const asked = page.getByRole('dialog', { name: 'Remove the webhook?' })
  await remove.click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(asked).toHaveCount(0)
  await remove.click()
  await asked.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Webhook removed')).toBeVisible()
  await expect(page.getByText('Not set yet')).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(remove).toHaveCount(0)
})

test('a switch reaches a guest’s open screen at once, and is rolled back when refused', async ({
  page,
  context,
  browser,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await signInGuest(phone)
  const guest = await phone.newPage()
  await guest.goto(`${HOTEL}/services?lng=en`)
  const language = guest.getByRole('button', { name: /Language/ })
  const open = guest.getByRole('button', { name: 'Room Service Open now' })
  await expect(language).toBeVisible()
  await expect(open).toBeVisible()

  await signInSuperAdmin(context)
  await page.goto(`${PLATFORM}/settings?lng=en`)
  const flag = page.getByRole('switch', { name: 'Multi Language' })
  const service = page.getByRole('switch', { name: 'Room Service' })
  await expect(flag).toBeChecked()
  try {
    await service.click()
    await expect(open).toHaveCount(0)
    await expect(page.getByText('Room Service disabled globally')).toBeVisible()
    await service.click()
    await expect(open).toBeVisible()
    await expect(page.getByText('Room Service enabled globally')).toBeVisible()

    await flag.click()
    await expect(language).toHaveCount(0)
    await expect(page.getByText('Multi Language disabled')).toBeVisible()
    await flag.click()
    await expect(language).toBeVisible()
    await expect(page.getByText('Multi Language enabled')).toBeVisible()

    await page.route(/rpc\/platform\/set(Flag|ServiceEnabled)/, (route) => route.fulfill(refuse))
    await flag.click()
    await expect(page.getByText('Failed to update feature flag')).toBeVisible()
    await expect(flag).toBeChecked()
    await service.click()
    await expect(page.getByText('Failed to update service')).toBeVisible()
    await expect(service).toBeChecked()
  } finally {
    await askDatabase('UPDATE global_services SET enabled = true', 'UPDATE feature_flags SET enabled = true')
    await phone.close()
  }
})

test('a super admin finds the own account by the keyboard, and changes the password there', async ({
  page,
  context,
  browser,
}) => {
  const text = (key: string) => textsIn('en')('hotel-admin', key)
  const elsewhere = await browser.newContext()
  await signInSuperAdmin(elsewhere)
  await signInSuperAdmin(context)
  await page.goto(`${PLATFORM}/dashboard?lng=en`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: text('keys.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: text('palette.title') })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('your account')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${PLATFORM}/account`)
  await expect(page.getByText(SUPER_ADMIN.email).last()).toBeVisible()

  await page.getByRole('button', { name: text('account.endOthers') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('account.endOthers') })
    .click()
  await expect(page.getByText(text('account.onlyHere'))).toBeVisible()
  expect(await (await elsewhere.request.get('/api/platform/session')).json()).toBeNull()

  const change = async (current: string, wanted: string) => {
    await page.getByLabel(text('account.current'), { exact: true }).fill(current)
    await page.getByLabel(text('account.wanted'), { exact: true }).fill(wanted)
    await page.getByRole('button', { name: text('account.submit') }).click()
  }
  await change('not-this-one', 'two-rivers-meet')
  await expect(page.getByText(text('account.wrong')).first()).toBeVisible()
  await change(SUPER_ADMIN.password, 'two-rivers-meet')
  await expect(page.getByText(text('account.changed')).first()).toBeVisible()
  await change('two-rivers-meet', SUPER_ADMIN.password)
  await expect(page.getByLabel(text('account.current'), { exact: true })).toHaveValue('')
  await elsewhere.close()
})
