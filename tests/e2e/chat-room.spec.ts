import type { Page } from '@playwright/test'
import { usual } from '#tests/usual.ts'
import { expect, HOTEL, test, textsIn } from './browser.ts'
import { expectWithinWindow } from './within-window.ts'

const QUESTION = 'When is breakfast?'

/** The height left for the messages at the end of the page, in pixels: between the sticky header and the composer. */
const roomForMessages = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    const top = Math.max(
      0,
      ...[...document.querySelectorAll('header')]
        .filter((each) => getComputedStyle(each).position === 'sticky')
        .map((each) => each.getBoundingClientRect().bottom),
    )
    const composer = document.querySelector('textarea')?.closest('.fixed')
    return (composer?.getBoundingClientRect().top ?? 0) - top
  })

for (const language of usual(['ar', 'en', 'bs'] as const, 2)) {
  test(`the chat can be used in narrow and in low windows (${language})`, async ({ page }) => {
    const text = textsIn(language)
    const send = page.getByRole('button', { name: text('chat', 'send') })
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(`${HOTEL}/chat?lng=${language}`)
    const field = page.getByLabel(text('chat', 'message'), { exact: true })
    for (const width of [320, 195]) {
      await page.setViewportSize({ width, height: 568 })
      await expectWithinWindow(page, width)
      await expect(send).toBeInViewport({ ratio: 1 })
    }
    await field.fill(QUESTION)
    await send.click()
    await expect(page.getByRole('listitem').filter({ hasText: QUESTION })).toBeVisible()
    for (const [width, height] of [
      [640, 360],
      [720, 450],
    ] as const) {
      await page.setViewportSize({ width, height })
      // the field fits its height to the window in the frame after
      await expect.poll(() => roomForMessages(page)).toBeGreaterThan(height * 0.6)
      await expect(send).toBeInViewport({ ratio: 1 })
    }
    await expect(page.getByText(text('guest', 'madeWithLove').split('{{')[0] ?? '').last()).toBeAttached()
  })
}
