import { expect, type Page } from '@playwright/test'

/** How much of a letter may be cut off before anybody sees it. */
const CUT_PX = 1

/** Arabic texts whose letters are cut off above or below by what holds them, by the ink that the font itself says. */
function cutLetters(cutPx: number) {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return ['there is no canvas']
  const clipOf = (one: Element | null) => {
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      const { overflowY } = getComputedStyle(up)
      if (overflowY === 'hidden' || overflowY === 'clip') return up
      if (overflowY !== 'visible') return null
    }
    return null
  }
  const cut: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement
    const words = text.textContent?.trim() ?? ''
    if (!holder || !/\p{Script=Arabic}/u.test(words) || !holder.checkVisibility({ visibilityProperty: true }))
      continue
    const clip = clipOf(holder)
    const frame = clip?.getBoundingClientRect()
    // a pixel in size: read aloud alone
    if (!clip || !frame || frame.height <= 1) continue
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(holder)
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
    const ink = pen.measureText(words)
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter(({ top, bottom }) => {
      const middle = (top + bottom) / 2
      return middle > frame.top && middle < frame.bottom
    })
    const isCut = lines.some(({ top }) => {
      const baseline = top + ink.fontBoundingBoxAscent
      const from = baseline - ink.actualBoundingBoxAscent
      const to = baseline + ink.actualBoundingBoxDescent
      return (
        from < frame.top + clip.clientTop - cutPx ||
        to > frame.top + clip.clientTop + clip.clientHeight + cutPx
      )
    })
    if (isCut) cut.push(`${words.slice(0, 40)} in ${clip.tagName} ${clip.className}`)
  }
  return cut
}

/** Texts of a page whose dots or tails of Arabic letters are cut off. */
export async function findCutLetters(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(cutLetters, CUT_PX)
}

/** Fails in the end where dots or tails of Arabic letters are cut off. */
export async function expectWholeLetters(page: Page) {
  expect.soft(await findCutLetters(page)).toEqual([])
}
