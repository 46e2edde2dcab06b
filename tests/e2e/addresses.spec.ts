import { expect, HOTEL, test, textsIn } from './browser.ts'

const text = (key: string) => textsIn('en')('common', key)

for (const [written, meant] of [
  ['/hotelly/Demo-Hotel?lng=en', `${HOTEL}?lng=en`],
  ['/hotelly/demo-hotel).?lng=en', `${HOTEL}?lng=en`],
  ['/Hotelly/demo-hotel/CHAT?lng=en', `${HOTEL}/chat?lng=en`],
] as const) {
  test(`${written} leads to the intended page`, async ({ page }) => {
    await page.goto(written)
    await expect(page).toHaveURL(meant)
    await expect(page.locator('#root').getByRole('main')).toBeVisible()
    await expect(page.locator('#root').getByRole('button', { name: text('tryAgain') })).toHaveCount(0)
  })
}

test('so does navigation within the application', async ({ page }) => {
  await page.goto(`${HOTEL}?lng=en`)
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    history.pushState({}, '', '/hotelly/Demo-Hotel/ANNOUNCEMENTS.')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL(`${HOTEL}/announcements`)
})

for (const slug of ['demo_hotel', 'démo', 'no-such-hotel']) {
  test(`an invalid or missing hotel is not found: ${slug}`, async ({ page }) => {
    await page.goto(`/hotelly/${slug}?lng=en`)
    await expect(page).toHaveURL(/\/hotel-not-found\?slug=[^&]+$/)
    const missing = text('errors.HOTEL_NOT_FOUND').replace('{{slug}}', slug)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing)
    await expect(page.getByText(missing)).toHaveCount(1)
    await expect(page).toHaveTitle(new RegExp(text('hotelNotFound.title')))
    await expect(page.getByText(text('errors.hotelLoad'))).toHaveCount(0)
    await expect(page.getByRole('link', { name: text('tryAgain') })).toHaveCount(0)
  })
}

for (const [path, language] of [
  [`${HOTEL}/admin/menu/%00`, 'ar'],
  [`${HOTEL}/%ff`, 'bs'],
  ['/%00', 'en'],
] as const) {
  test(`an address that nothing can read is a missing page: ${path}`, async ({ page }) => {
    const answer = await page.goto(`${path}?lng=${language}`)
    expect(answer?.status()).toBe(404)
    const missing = textsIn(language)('common', 'notFound.text')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing)
  })
}

test('an unknown screen of a hotel is a missing page', async ({ page }) => {
  await page.goto(`${HOTEL}/nothing?lng=en`)
  await expect(page.getByRole('heading', { name: text('notFound.text') })).toBeVisible()
  await page.goto(`${HOTEL}/guest-login/nothing?lng=en`)
  await expect(page.getByRole('heading', { name: text('notFound.text') })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(text('notFound.text').replace('!', '.')))
  await page.goto(`${HOTEL}/guest-login?lng=en`)
  await expect(page).toHaveTitle('Log in · Hotel Miljacka')
})
