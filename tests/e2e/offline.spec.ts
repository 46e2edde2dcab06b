import { once } from 'node:events'
import { expect, HOTEL, signInGuest, test, textsIn } from './browser.ts'
import { startProduct } from '#tests/running-product.ts'

for (const language of ['en', 'ar', 'bs'] as const) {
  test(`a second visit works with the server stopped, and claims no order (${language})`, async ({
    browser,
  }) => {
    const text = textsIn(language)
    const own = await startProduct()
    const context = await browser.newContext({ baseURL: own.address, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    try {
      await signInGuest(context)
      await page.goto(`${HOTEL}/room-service?lng=${language}`)
      await page.locator('article button').first().click()
      const order = page.getByRole('link', { name: text('guest', 'order.title') })
      await expect(order).toBeVisible()
      const isKept = () =>
        page.evaluate(
          async (address) => Boolean(await caches.match(address)),
          `${own.address}${HOTEL}/room-service`,
        )
      await expect.poll(isKept, { timeout: 20_000 }).toBe(true)

      own.process.kill('SIGTERM')
      await once(own.process, 'exit')
      await page.goto(`${HOTEL}/room-service`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('guest', 'menu.title'))
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByText(text('common', 'offline'))).toBeVisible({ timeout: 15_000 })
      await order.click()
      await page.getByRole('button', { name: text('guest', 'order.confirm') }).click()
      await expect(page.getByText(text('guest', 'order.retryingText'))).toBeVisible()
      await expect(page.getByText(text('guest', 'order.success'))).toHaveCount(0)

      await page.goto(`${HOTEL}/services`)
      await expect(page.getByRole('heading', { name: text('guest', 'services.title') })).toBeVisible()
    } finally {
      await context.close()
      await own.stop()
    }
  })
}
