import { expect, type Page } from '@playwright/test'

/** From this size on, Arabic tails reach far below their line. */
const LARGE_PX = 20
/** How much two words may share before anybody sees it. */
const SHARED_PX = 1

/** Words of large Arabic type whose ink runs into that of a line above or below. */
function collidingWords({ largePx, sharedPx }: { largePx: number; sharedPx: number }) {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return ['there is no canvas']
  const isAside = (one: Element | null): boolean =>
    one !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(one).position) || isAside(one.parentElement))
  const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const words: Record<'left' | 'right' | 'top' | 'bottom' | 'baseline' | 'size', number>[] = []
  const named: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement
    const content = text.textContent ?? ''
    if (!holder || !content.trim() || !holder.checkVisibility({ visibilityProperty: true })) continue
    if (holder.closest('.sr-only') || (within === document.body && isAside(holder))) continue
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(holder)
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
    for (const { 0: word, index } of content.matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const { left, right, top, height } = range.getBoundingClientRect()
      if (height <= 1) continue
      const ink = pen.measureText(word)
      const baseline = top + ink.fontBoundingBoxAscent
      words.push({
        left,
        right,
        baseline,
        size: Number.parseFloat(fontSize),
        top: baseline - ink.actualBoundingBoxAscent,
        bottom: baseline + ink.actualBoundingBoxDescent,
      })
      named.push(word)
    }
  }
  return words.flatMap((large, at) =>
    large.size < largePx || !/\p{Script=Arabic}/u.test(named[at] ?? '')
      ? []
      : words.flatMap((other, place) => {
          const isOtherLine = Math.abs(other.baseline - large.baseline) > large.size / 4
          const shared = Math.min(large.bottom, other.bottom) - Math.max(large.top, other.top)
          const beside = Math.min(large.right, other.right) - Math.max(large.left, other.left)
          return isOtherLine && shared > sharedPx && beside > sharedPx
            ? [`${named[at]} and ${named[place]}`]
            : []
        }),
  )
}

/** Fails in the end where the tails of large Arabic type run into the next line. */
export async function expectLinesApart(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  const found = await page.evaluate(collidingWords, { largePx: LARGE_PX, sharedPx: SHARED_PX })
  expect.soft(found).toEqual([])
}
