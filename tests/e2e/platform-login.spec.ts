import type { Page } from '@playwright/test'
import type { Language } from '#kit/shared/languages.ts'
import { expect, expectAccessible, signInStaff, STAFF, test, textsIn } from './browser.ts'
import { addSuperAdmin, PLATFORM, signInSuperAdmin, SUPER_ADMIN } from './super-admin.ts'

const ENGLISH = {
  'login.missing': 'Please enter email and password',
  'login.invalid': 'Invalid credentials',
  'login.remaining_one': 'Invalid credentials. {{count}} attempt(s) remaining before {{hours}}-hour lockout.',
  'login.unknownUser': 'User not found in database. Please contact admin.',
  'login.otherRole': 'Access denied. Super admin credentials required.',
  'login.failed': 'An error occurred. Please try again.',
  'login.success': 'Login successful!',
  'nav.loggedOut': 'Logged out successfully',
  'nav.logoutFailed': 'Failed to log out',
}

const signIn = async (page: Page, text: (key: string) => string, email: string, password: string) => {
  await page.getByLabel(text('login.email'), { exact: true }).fill(email)
  await page.getByLabel(text('login.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: text('login.submit'), exact: true }).click()
}

const textOf = (language: Language) => (key: string) => textsIn(language)('platform', key)

test('a super admin learns what is wrong, then signs in', async ({ page }) => {
  const text = textOf('en')
  for (const [key, english] of Object.entries(ENGLISH)) expect(text(key)).toBe(english)
  const off = 'off@hotelly.example'
  await addSuperAdmin()
  await addSuperAdmin({ email: off, isActive: false })
  await page.goto(`${PLATFORM}/login?lng=en`)
  const form = page.locator('form')

  await page.getByRole('button', { name: text('login.submit'), exact: true }).click()
  await expect(page.getByText(text('login.missing'))).toBeVisible()
  await expectAccessible(page)

  await signIn(page, text, off, SUPER_ADMIN.password)
  await expect(form.getByText(text('login.unknownUser'))).toBeVisible()
  await signIn(page, text, STAFF.email, STAFF.password)
  await expect(form.getByText(text('login.otherRole'))).toBeVisible()
  await expect(page).toHaveURL(/\/login/)

  await signIn(page, text, ` ${SUPER_ADMIN.email.toUpperCase()} `, SUPER_ADMIN.password)
  await expect(page).toHaveURL(`${PLATFORM}/dashboard`)
  await expect(page.getByText(text('login.success'))).toBeVisible()
  await page.getByRole('button', { name: text('nav.logout'), exact: true }).click()
  await expect(page.getByText(text('nav.loggedOut'))).toBeVisible()
  await expect(page).toHaveURL(`${PLATFORM}/login`)
  await page.getByRole('link', { name: text('login.home') }).click()
  await expect(page).toHaveURL('/')
})

test('three wrong passwords lock the login for 24 hours', async ({ page }) => {
  const text = textOf('ar')
  const email = 'locked@hotelly.example'
  await addSuperAdmin({ email })
  await page.goto(`${PLATFORM}/login?lng=ar`)
  const form = page.locator('form')
  const warning = text('login.remaining_one').replace('{{hours}}', '24')
  await signIn(page, text, email, 'wrong-1')
  await expect(form.getByText(text('login.invalid'), { exact: true })).toBeVisible()
  await signIn(page, text, email, 'wrong-2')
  await expect(form.getByText(warning)).toBeVisible()
  const locked = textsIn('ar')('common', 'limits.login').replace('{{time}}', '24 ساعة')
  for (const password of ['wrong-3', SUPER_ADMIN.password]) {
    await signIn(page, text, email, password)
    await expect(form.getByText(locked)).toBeVisible()
  }
  await expectAccessible(page)
})

test('the guard sends signed-out users to the sign-in and back, and other roles to 404', async ({
  page,
  context,
}) => {
  const text = (key: string) => textsIn('en')('platform', key)
  await addSuperAdmin()
  await page.goto(`${PLATFORM}/settings?lng=en`)
  await expect(page).toHaveURL(`${PLATFORM}/login`)
  await signIn(page, text, SUPER_ADMIN.email, SUPER_ADMIN.password)
  await expect(page).toHaveURL(/\/internal\/admin\/settings/)
  await page.goto(PLATFORM)
  await expect(page).toHaveURL(`${PLATFORM}/dashboard`)
  await page.goto(`${PLATFORM}/flags`)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()

  await context.clearCookies()
  await signInStaff(context)
  for (const path of ['dashboard', 'settings']) {
    await page.goto(`${PLATFORM}/${path}`)
    await expect(page).toHaveURL('/404')
  }
})

test('a super admin stays signed in after a failed logout, and reads so even if messages could not be loaded', async ({
  page,
  context,
}) => {
  await signInSuperAdmin(context)
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/toaster-'))
  await page.route('**/assets/toaster-*', (route) => route.abort())
  await page.route('**/rpc/sessions/signOutSuperAdmin', (route) => route.abort())
  await page.goto(`${PLATFORM}/dashboard?lng=en`)
  await refused
  await page.getByRole('button', { name: 'Logout', exact: true }).click()
  await page.unroute('**/assets/toaster-*')
  await expect(page.getByText('Failed to log out')).toBeVisible()
})
