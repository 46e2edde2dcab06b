import { expect, type Page } from '@playwright/test'

/** What somebody can use or read and lies beside the window, unless it lies in something that scrolls by itself. */
function outside() {
  const hides = (one: Element) => getComputedStyle(one).overflowX !== 'visible'
  const isClipped = (one: Element) => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
      if (hides(up)) return true
    return false
  }
  const found = [...document.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p, td')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
    .filter((one) => {
      const { left, right, width } = one.getBoundingClientRect()
      return width > 1 && (left < -1 || right > innerWidth + 1) && !isClipped(one)
    })
    .map((one) => `${one.tagName} ${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}`)
  const overflow = document.documentElement.scrollWidth - innerWidth
  return [...(overflow > 0 ? [`the page, by ${overflow} px`] : []), ...found]
}

/** Sees that the page needs no sideways scrolling, and that what is fixed to the window lies within it too. */
export const expectWithinWindow = (page: Page, width: number) =>
  expect.poll(() => page.evaluate(outside), `nothing lies outside at ${width} px`).toEqual([])
