import type { Page } from '@playwright/test'
import { usual } from '#tests/usual.ts'
import { expect, HOTEL, signInGuest, test, textsIn } from './browser.ts'
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

/** How far the newest message reaches under the field to write in, in pixels, at the end of the page. */
const reachesUnderField = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    const newest = [...document.querySelectorAll('[data-message]')].at(-1)
    const foot = document.querySelector('textarea')?.closest('.fixed')
    if (!newest || !foot) throw new Error('There is no message')
    return newest.getBoundingClientRect().bottom - foot.getBoundingClientRect().top
  })

for (const [width, height] of usual(
  [
    [390, 844],
    [360, 640],
    [412, 915],
    [1440, 900],
  ] as const,
  2,
)) {
  test(`the end of the newest message stays above the field, however that grows (${width} × ${height})`, async ({
    page,
    context,
  }) => {
    const text = textsIn('en')
    await page.setViewportSize({ width, height })
    await signInGuest(context)
    await page.goto(`${HOTEL}/chat?lng=en`)
    const field = page.getByLabel(text('chat', 'message'), { exact: true })
    await field.fill(
      'two lentil soups without onion, one hummus, one fattoush, two unicorns and a juice please',
    )
    await field.press('Enter')
    const put = page.getByRole('button', { name: text('chat', 'wish.put') })
    await expect(put).toBeAttached()
    await expect.poll(() => reachesUnderField(page)).toBeLessThanOrEqual(0)
    await field.fill('a\nb\nc\nd\ne\nf\ng')
    await expect.poll(() => reachesUnderField(page)).toBeLessThanOrEqual(0)
    await field.fill('x'.repeat(1200))
    await expect(page.getByText('200').last()).toBeVisible()
    await expect.poll(() => reachesUnderField(page)).toBeLessThanOrEqual(0)
  })
}
