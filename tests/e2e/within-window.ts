import { expect, type Page } from '@playwright/test'

/** Text in a column narrower than this is unreadable. */
const NARROWEST_PX = 40
const LINES_OF_A_COLUMN = 5

type Limits = { narrowest: number; lines: number }

/**
 * Elements that users need but cannot reach: outside the window, clipped, or squeezed into a column of single letters.
 */
function outOfReach({ narrowest, lines }: Limits) {
  const seen = [...document.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p, bdi, td')]
    .filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert], [aria-hidden=true]'),
    )
    .map((element) => ({ element, ...(element.getBoundingClientRect().toJSON() as DOMRect) }))
    .filter(({ width }) => width > 1)
  const clips = new Map<Element, Element | null>()
  const clipOf = (one: Element): Element | null => {
    const up = one.parentElement
    if (!up || up === document.body) return null
    if (!clips.has(up)) clips.set(up, getComputedStyle(up).overflowX === 'visible' ? clipOf(up) : up)
    return clips.get(up) ?? null
  }
  const isShortened = (one: Element) => {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(one)
    return (
      (overflowX !== 'hidden' && overflowX !== 'clip') ||
      textOverflow === 'ellipsis' ||
      webkitLineClamp !== 'none'
    )
  }
  const beside = seen.filter(({ element, left, right }) => {
    const clip = clipOf(element)
    if (!clip) return left < -1 || right > innerWidth + 1
    const frame = clip.getBoundingClientRect()
    return !isShortened(clip) && (left < frame.left - 1 || right > frame.right + 1)
  })
  const squeezed = seen.filter(({ element, width, height }) => {
    if (!element.matches('p, bdi, td, h1, h2, h3') || element.textContent.trim().length <= lines) return false
    return width < narrowest && height > lines * parseFloat(getComputedStyle(element).fontSize) * 1.1
  })
  const sideways = [
    ...document.querySelectorAll('dialog[open], [role=dialog], :is(dialog[open], [role=dialog]) *'),
  ]
    .filter((each) => each.checkVisibility() && getComputedStyle(each).overflowX === 'auto')
    .filter((each) => !each.matches('[tabindex="0"], textarea') && each.scrollWidth > each.clientWidth + 1)
  const named = (one: Element) =>
    `${one.tagName} ${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}`
  const overflow = document.documentElement.scrollWidth - innerWidth
  return [
    ...(overflow > 0 ? [`the page scrolls sideways, by ${overflow} px`] : []),
    ...sideways.map((sideway) => `scrolls sideways: ${named(sideway)}`),
    ...beside.map(({ element }) => `out of reach: ${named(element)}`),
    ...squeezed.map(({ element }) => `squeezed: ${named(element)}`),
  ]
}

/** What of a page cannot be read or reached as it stands. */
export const findOutOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(outOfReach, { narrowest: NARROWEST_PX, lines: LINES_OF_A_COLUMN })

/** Checks that the page does not scroll sideways, and that everything on it can be read and reached. */
export const expectWithinWindow = (page: Page, width: number) =>
  expect.poll(() => findOutOfReach(page), `all is within reach at ${width} px`).toEqual([])
