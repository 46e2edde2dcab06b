import type { Locator } from '@playwright/test'
import type { Language } from '#kit/shared/languages.ts'
import { usual } from '#tests/usual.ts'
import { expect, HOTEL, signInGuest, test, textsIn } from './browser.ts'

const bottomOf = async (one: Locator) => {
  const box = await one.boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}

const WINDOWS: [width: number, language: Language][] = [
  [390, 'ar'],
  [390, 'en'],
  [1440, 'bs'],
]

for (const [width, language] of usual(WINDOWS, 1)) {
  test(`the provider is named below the menu and the order, and nothing covers it (${width}, ${language})`, async ({
    page,
    context,
  }) => {
    await signInGuest(context, 'Novak', '405')
    await page.setViewportSize({ width, height: 844 })
    const text = textsIn(language)
    const maker = page
      .getByRole('contentinfo')
      .getByText(text('guest', 'madeWithLove').replace('{{provider}}', 'Hotelly'))
    await page.goto(`${HOTEL}/room-service?lng=${language}`)
    await page
      .getByRole('button', { name: text('guest', 'menu.addItem').split('{{')[0] ?? '' })
      .first()
      .click()
    await maker.scrollIntoViewIfNeeded()
    // beneath the menu or beside it, once the dish is in the order
    const name = text('guest', width < 1024 ? 'order.review' : 'order.title')
    const bar = page.getByRole('complementary', { name }).getByRole('link')
    await expect(bar).toBeVisible()
    // dishes for later are shown once their code is there, which makes the page longer
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(maker).toBeInViewport({ timeout: 500 })
      if (width < 1024) expect(await bottomOf(maker)).toBeLessThan((await bar.boundingBox())?.y ?? 0)
    }).toPass()

    await page.goto(`${HOTEL}/room-service#order`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('guest', 'order.title'))
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(maker).toBeInViewport({ ratio: 1 })
    const confirm = page.getByRole('button', { name: text('guest', 'order.confirm') })
    await confirm.click({ trial: true })
    if (width < 1024) expect(await bottomOf(confirm)).toBeLessThan((await maker.boundingBox())?.y ?? 0)
  })
}
