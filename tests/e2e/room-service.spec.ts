import { expect, HOTEL, signInGuest, test, textsIn } from './browser.ts'
import { changeData } from './hotel-data.ts'

const SWITCHES = [
  [
    'bs',
    'by the hotel',
    (isOn: boolean) =>
      changeData('services', `UPDATE services SET enabled = ${isOn} WHERE category = 'room_service'`),
  ],
  [
    'ar',
    'for all hotels',
    (isOn: boolean) =>
      changeData(
        'platform',
        `UPDATE global_services SET enabled = ${isOn} WHERE category = 'room_service'`,
        'all',
      ),
  ],
] as const

for (const [language, whose, set] of SWITCHES) {
  test(`room service that is switched off ${whose} says so before Confirm (${language})`, async ({
    page,
    context,
  }) => {
    const text = textsIn(language)
    await page.setViewportSize({ width: 390, height: 844 })
    await signInGuest(context, 'Novak', '405')
    await page.goto(`${HOTEL}/room-service?lng=${language}`)
    await page
      .locator('article button', { has: page.locator('svg') })
      .first()
      .click()
    const closed = page.getByText(text('guest', 'services.isUnavailable'))
    await expect(closed).toHaveCount(0)
    try {
      await set(false)
      await expect(closed).toBeVisible()
      await page.getByRole('link', { name: text('guest', 'order.title') }).click()
      await expect(closed).toBeVisible()
      const confirm = page.getByRole('button', { name: text('guest', 'order.confirm') })
      await expect(confirm).toBeDisabled()
      await set(true)
      await expect(closed).toHaveCount(0)
      await expect(confirm).toBeEnabled()
    } finally {
      await set(true)
    }
  })
}

test('the focus stays in place when dishes are added and removed', async ({ page, context }) => {
  const language = 'en'
  const text = textsIn(language)
  await signInGuest(context, 'Novak', '405')
  await page.goto(`${HOTEL}/room-service?lng=${language}`)
  const dishes = page.getByRole('article')
  const name = (at: number) => dishes.nth(at).getByRole('heading').innerText()
  const [first, second] = [await name(0), await name(1)]
  const button = (namespace: string, key: string, dish: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: text(namespace, key).replace('{{name}}', dish), exact: true })
  const plus = (dish: string) => button('common', 'oneMore', dish).first()

  await button('guest', 'menu.addItem', first).focus()
  await page.keyboard.press('Enter')
  await expect(plus(first)).toBeFocused()
  await button('common', 'oneLess', first).first().focus()
  await page.keyboard.press('Enter')
  await expect(button('guest', 'menu.addItem', first)).toBeFocused()

  await page.keyboard.press('Enter')
  await button('guest', 'menu.addItem', second).focus()
  await page.keyboard.press('Enter')
  await page.goto(`${HOTEL}/room-service#order`)
  await button('guest', 'order.remove', first).focus()
  await page.keyboard.press('Enter')
  await expect(button('guest', 'order.remove', second)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(text('guest', 'order.empty'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: text('guest', 'order.seeMenu') }).click()
  await expect(page).toHaveURL(`${HOTEL}/room-service`)
})

test('a failure to load hotel data is reported and can be retried', async ({ page }) => {
  const text = textsIn('en')
  expect(text('common', 'errors.hotelData')).toBe('Failed to load hotel data')
  // before the page, which fetches what its links lead to
  await page.route('**/rpc/services/list*', (route) => route.abort())
  await page.goto('/?lng=en')
  // the application's links load no page, which would bring the services along
  await expect(page.locator('#first-paint')).toHaveCount(0)
  await page
    .getByRole('link', { name: text('front-door', 'demo') })
    .first()
    .click()
  await page.getByRole('button', { name: text('guest', 'landing.visitor') }).click()
  await expect(page.getByText(text('common', 'errors.hotelData'))).toBeVisible()
  await page.unroute('**/rpc/services/list*')
  await page.getByRole('button', { name: text('common', 'tryAgain') }).click()
  await expect(page.getByText(text('guest', 'services.logInToUse')).first()).toBeVisible()
})
