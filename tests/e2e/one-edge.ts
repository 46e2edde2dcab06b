import type { Page } from '@playwright/test'
import { expect } from './browser.ts'

/** So far from the edge of the page every title of the panel begins, in pixels, where there is a sidebar. */
export const EDGE = 24

/** How far from the edge of its page the title begins, in pixels; none where the page fills the window. */
export const edgesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const title = main?.querySelector('h1:not([data-centered])')
    if (!main || !title || document.querySelector('[data-wall]')) return []
    const [around, own] = [main.getBoundingClientRect(), title.getBoundingClientRect()]
    // one that is only read aloud
    if (own.width <= 1) return []
    const isRightToLeft = document.dir === 'rtl'
    return [Math.round(isRightToLeft ? around.right - own.right : own.left - around.left)]
  })

/** Expects the title to begin where those of all pages of the panel do, unless the page fills the window. */
export async function expectOnEdge(page: Page) {
  for (const inset of await edgesOf(page)) expect(inset).toBe(EDGE)
}
