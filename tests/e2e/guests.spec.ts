import { expect, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { changeData } from './hotel-data.ts'

const text = textsIn('en')

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test('a wrong name is reported, and the fifth one locks sign-in for an hour', async ({ page }) => {
  await page.goto(`${HOTEL}/guest-login`)
  const logIn = async (lastName: string, roomNumber: string) => {
    await page.getByLabel('Last name').fill(lastName)
    await page.getByLabel('Room number').fill(roomNumber)
    await page.getByRole('button', { name: 'Log in' }).click()
  }
  await page.getByRole('button', { name: 'Log in' }).click()
  const invalid = 'Invalid credentials. Please check your last name and room number.'
  await expect(page.getByText(invalid)).toBeVisible()
  await logIn('Nobody', '999')
  await expect(page.getByText(invalid)).toBeVisible()
  await logIn('Nobody', '998')
  await logIn('Nobody', '997')
  await expect(
    page.getByText('Invalid credentials. 2 attempt(s) remaining before temporary lockout.'),
  ).toBeVisible()
  await logIn('Nobody', '996')
  await expect(
    page.getByText('Invalid credentials. 1 attempt(s) remaining before temporary lockout.'),
  ).toBeVisible()
  await logIn('Nobody', '995')
  await expect(page.getByText('Too many login attempts. Please try again in 1 hour.')).toBeVisible()
  await logIn('Smith', '101')
  await expect(page.getByText(/Too many login attempts. Please try again in/)).toBeVisible()
})

test('who signs in stays signed in, though an older answer that nobody was arrives after it', async ({
  page,
}) => {
  let answerOlder = () => {}
  const isSignedIn = new Promise<void>((resolve) => (answerOlder = resolve))
  await page.route('**/rpc/sessions/currentGuest*', async (route) => {
    const response = await route.fetch()
    await isSignedIn
    await route.fulfill({ response }).catch(() => null)
  })
  page.on('framenavigated', (frame) => {
    if (frame.url().endsWith('/services')) answerOlder()
  })
  const asked = page.waitForRequest('**/rpc/sessions/currentGuest*')
  await page.goto(`${HOTEL}/guest-login`)
  await asked
  await page.getByLabel('Last name').fill('Smith')
  await page.getByLabel('Room number').fill('101')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: text('guest', 'bookings.title') })).toBeVisible()
  await expect(page.getByText(text('guest', 'session.ended'))).toHaveCount(0)
  await expect(page).toHaveURL(`${HOTEL}/services`)
})

test('a visitor sees everything but may not order', async ({ page }) => {
  await page.goto(HOTEL)
  await page.getByRole('button', { name: text('guest', 'landing.visitor') }).click()
  await expect(page).toHaveURL(`${HOTEL}/services`)
  await expect(page.getByText(text('guest', 'bookings.title'))).toHaveCount(0)
  await page.getByRole('main').getByText('Room Service').click()
  await expect(page.getByText(text('guest', 'services.guestsOnly'))).toBeVisible()
  await page.goto(`${HOTEL}/room-service`)
  await expect(page).toHaveURL(`${HOTEL}/guest-login`)
})

test('an order sent while offline is placed once when the network is back', async ({ page, context }) => {
  await signInGuest(context, 'Novak', '405')
  await page.goto(`${HOTEL}/room-service`)
  await page.getByRole('button', { name: 'Add Fresh Mint Tea' }).click()
  await page.getByRole('link', { name: text('guest', 'order.title') }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: text('guest', 'order.confirm') }).click()
  await expect(page.getByText(/Still trying, attempt/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(text('guest', 'order.success'))).toBeVisible({ timeout: 30_000 })
  const mine = await context.request.get('/api/hotels/demo-hotel/my-bookings')
  const placed = ((await mine.json()) as { status: string }[]).filter(
    (booking) => booking.status === 'pending',
  )
  expect(placed).toHaveLength(1)
})

test('a tap before the application has loaded keeps the language', async ({ browser }) => {
  const slow = await browser.newContext({ javaScriptEnabled: false })
  const page = await slow.newPage()
  await page.goto(`${HOTEL}?lng=ar`)
  await page.getByRole('link', { name: textsIn('ar')('guest', 'landing.guest') }).click()
  await expect(page).toHaveURL(`${HOTEL}/guest-login`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await slow.close()
})

test('the language changes without a reload, and the cart stays', async ({ page, context }) => {
  await signInGuest(context, 'Hodžić', '303')
  await page.goto(`${HOTEL}/room-service`)
  await page.getByRole('button', { name: 'Add Hummus' }).click()
  await page.getByRole('button', { name: /English/ }).click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByText(textsIn('ar')('guest', 'order.title')).first()).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

test('the arrows open a menu, at its first item or its last', async ({ page }) => {
  await page.goto(`${HOTEL}?lng=en`)
  await expect(page.locator('#first-paint')).toHaveCount(0)
  const button = page.getByRole('button', { name: /English/ })
  const items = page.getByRole('menuitemradio')
  for (const [key, item] of [
    ['ArrowDown', items.first()],
    ['ArrowUp', items.last()],
  ] as const) {
    await button.focus()
    await page.keyboard.press(key)
    await expect(item).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  }
})

test('the sign-in stays in sight on a phone, however long the name of the hotel is', async ({ page }) => {
  const named = (name: string) =>
    changeData('hotel', `UPDATE hotels SET name = '${name}' WHERE slug = 'demo-hotel'`)
  await named(
    'The Grand Bosnian Heritage Hotel and Spa by the River Miljacka in the Old Town of Sarajevo, est. 1895',
  )
  try {
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto(`${HOTEL}?lng=en`)
    await expect(page.getByRole('link', { name: textsIn('en')('guest', 'landing.guest') })).toBeInViewport({
      ratio: 1,
    })
  } finally {
    await named('Hotel Miljacka')
  }
})

test('staff have no access to another hotel, and guests none to the panel', async ({ page, context }) => {
  await signInGuest(context)
  await page.goto(`${HOTEL}/admin/bookings/room-service`)
  await expect(page).toHaveURL(/\/admin\/login/)
  await signInStaff(context)
  await page.goto('/hotelly/another-hotel/admin/bookings/room-service')
  await expect(page).toHaveURL(/\/hotel-not-found/)
})
