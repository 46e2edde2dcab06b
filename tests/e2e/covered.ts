import type { Page } from '@playwright/test'
import { expect } from './browser.ts'

/** What no toast may cover: titles, heads with their searches and ways back, bars at the foot, and buttons of dialogs. */
const KEPT_FREE = [
  'h1',
  'main header',
  '[data-page-head]',
  '[data-alert-bar]',
  '[data-bottom-bar]',
  'aside nav a',
  'dialog[open] h2',
  'dialog[open] footer button',
].join(', ')

function covered(kept: string) {
  const boxOf = (each: Element) => each.getBoundingClientRect()
  const toasts = [...document.querySelectorAll('[data-sonner-toast]')]
    .filter((each) => each.checkVisibility())
    .map(boxOf)
  if (toasts.some(({ top, left, right }) => top < 0 || left < 0 || right > innerWidth))
    return ['the window, by its edge']
  return [...document.querySelectorAll(kept)]
    .filter((each) => each.checkVisibility() && !each.closest('[inert]'))
    .filter((each) => {
      const { left, right, top, bottom } = boxOf(each)
      return toasts.some(
        (toast) => toast.left < right && toast.right > left && toast.top < bottom && toast.bottom > top,
      )
    })
    .map((each) => `${each.tagName} ${each.textContent.trim().slice(0, 40)}`)
}

/**
 * Expects so many toasts at once, which cover nothing of what is pressed and read all the time.
 * @param kept what they may not cover there
 */
export async function expectNothingCovered(page: Page, toasts: number, kept = KEPT_FREE) {
  const shown = page.locator('[data-sonner-toast]:visible')
  await expect(shown).toHaveCount(toasts)
  await expect.poll(() => page.evaluate(covered, kept)).toEqual([])
  for (const close of await shown.locator('[data-close-button]').all()) {
    const box = await close.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
}
