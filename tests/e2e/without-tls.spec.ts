import { expect, HOTEL, test, textsIn } from './browser.ts'

const NAME = 'guests.hotel.test'

const language = 'bs'

test('the chat works without TLS on a local host name', async ({ playwright, launchOptions, baseURL }) => {
  const text = textsIn(language)
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`]
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(`http://${NAME}:${new URL(baseURL ?? '').port}${HOTEL}/chat?lng=${language}`)
    expect(
      await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator]),
    ).toEqual([false, false, false])
    const field = page.getByRole('textbox', { name: text('chat', 'message') })
    await field.fill('What time is breakfast?')
    await field.press('Enter')
    await expect(page.getByText(/7:00/).first()).toBeVisible()
    await page.getByRole('button', { name: text('chat', 'copy') }).click()
    await expect(page.getByText(text('chat', 'copyFailed'))).toBeVisible()
  } finally {
    await browser.close()
  }
})
