import type { Page } from '@playwright/test'

/** As large as a finger needs a button, in pixels. */
const TARGET_PX = 44

/** Whatever moved on a page as it was loaded, as browsers count it. */
export const watchShifts = () => {
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) window.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

declare global {
  interface Window {
    shifted: number
  }
}

export const shiftsOf = (page: Page) => page.evaluate(() => window.shifted)

/** Texts that end in an ellipsis, and that nothing opens, names in full or explains. */
export const findCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: HTMLElement) => {
      // a pixel in size: read aloud alone
      if (element.clientWidth <= 1) return false
      const { textOverflow, webkitLineClamp } = getComputedStyle(element)
      const isClamped = webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1
      return isClamped || (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
    }
    return (
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => element.textContent.trim() !== '' && element.checkVisibility() && isCut(element))
        .filter(
          (element) =>
            !element.closest(
              'a, button, summary, label, [role=option], [title], [aria-hidden=true], [inert]',
            ),
        )
        // what a row or a card cuts is read where the row leads
        .filter((element) => !element.closest('li, tr, article, [data-row]')?.querySelector('a, button'))
        .map((element) => `cut: ${element.textContent.trim().slice(0, 60)}`)
    )
  })

/** Buttons and links that answer to a finger in less than 44 pixels one way or the other; links within a text are none. */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const WAYS = [
      [1, 0],
      [0, 1],
    ] as const
    const small: string[] = []
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, [role=switch], [role=tab], summary',
    )
    for (const target of targets) {
      // a finger is not to find it
      if (target.matches(':disabled')) continue
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (target.closest('[inert], [aria-hidden=true]') || getComputedStyle(target).display === 'inline')
        continue
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      if (width <= 1 || height <= 1) continue
      const [x, y] = [left + width / 2, top + height / 2]
      const answers = (right: number, down: number) => {
        const there = document.elementFromPoint(x + right, y + down)
        return there !== null && (target.contains(there) || there.closest('label')?.contains(target) === true)
      }
      // a field may stand for a larger label, and a button may answer beyond what is drawn of it
      const reachOf = ([right, down]: readonly [number, number]) => {
        let reach = 0
        for (const side of [-1, 1])
          for (let away = 0.5; away < least && answers(side * away * right, side * away * down); away++)
            reach++
        return reach
      }
      if (WAYS.some((way) => reachOf(way) < least - 2)) {
        const name = (target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 40)
        small.push(`small: ${target.tagName} ${name} ${Math.round(width)}x${Math.round(height)}`)
      }
    }
    scrollTo(0, 0)
    return small
  }, TARGET_PX)
