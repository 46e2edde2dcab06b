import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

type Judge = { axe?: typeof axe }

/** Brings axe-core into a page, unless it is there already. */
async function bringJudge(page: Page) {
  if (!(await page.evaluate(() => (globalThis as Judge).axe !== undefined))) await page.evaluate(axe.source)
}

/**
 * What is wrong in a page by WCAG 2.2 AA, without a report of what is fine, which takes most of the time.
 * @param withColours false where the same colours are judged elsewhere
 */
export async function findViolations(page: Page, withColours: boolean): Promise<string[]> {
  await bringJudge(page)
  return page.evaluate(
    async ({ options }) => {
      const { axe: judge } = globalThis as Judge
      if (!judge) throw new Error('The page was left')
      // Colours in the middle of a movement must not be judged, nor one that begins meanwhile.
      const still = new CSSStyleSheet()
      still.replaceSync(
        '*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important }',
      )
      document.adoptedStyleSheets.push(still)
      try {
        const { violations } = await judge.run(document, options)
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
        )
      } finally {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== still)
      }
    },
    {
      options: {
        resultTypes: ['violations' as const],
        rules: { 'color-contrast': { enabled: withColours } },
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
  )
}

/**
 * Checks the page for accessibility (WCAG 2.2 AA).
 * @param withColours false where the same colours are judged elsewhere
 */
export async function expectAccessible(page: Page, withColours = true) {
  // a text with an unfilled placeholder
  await expect(page.locator('body')).not.toContainText('{{', { useInnerText: true })
  expect(await findViolations(page, withColours)).toEqual([])
}
