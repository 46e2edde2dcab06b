import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Language } from '#kit/shared/languages.ts'
import { askDatabase } from './hotel-data.ts'

export const HOTEL = '/hotelly/demo-hotel'
export const STAFF = { email: 'admin@demo-hotel.example', password: 'seven-bridges-over-miljacka' }

/** Responses that a screen handles, although the browser logs them as errors. */
const EXPECTED =
  /status of (400|401|403|404|409|429)|status of 503.*\/events|ERR_INTERNET_DISCONNECTED|ERR_FAILED/

/** Fails a test if any of its pages logs an error to the console or throws one; what others tried limits none. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context }, use) => {
      await askDatabase('DELETE FROM rate_limits')
      const said: string[] = []
      const watch = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() === 'error' && !EXPECTED.test(message.text())) said.push(message.text())
        })
        page.on('pageerror', (error) => said.push(String(error)))
      }
      context.on('page', watch)
      context.pages().forEach(watch)
      await use(undefined)
      expect(said).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

/** Signs a guest in through the API, and resets the limits of the chat, because tests share a few guests. */
export async function signInGuest(context: BrowserContext, lastName = 'Smith', roomNumber = '101') {
  await askDatabase("DELETE FROM rate_limits WHERE action_type IN ('chat_guest', 'person_own')")
  const data = { lastName, roomNumber }
  const response = await context.request.post('/api/hotels/demo-hotel/guest-session', {
    data,
    headers: SAME_ORIGIN,
  })
  expect(response.status()).toBe(200)
}

/** Signs staff in through the API, and resets the upload limits, because all tests share this user. */
export async function signInStaff(context: BrowserContext) {
  await askDatabase("DELETE FROM rate_limits WHERE action_type IN ('image_upload', 'bulk_image_upload')")
  const response = await context.request.post('/api/hotels/demo-hotel/staff-session', {
    data: STAFF,
    headers: SAME_ORIGIN,
  })
  expect(response.status()).toBe(200)
}

type Texts = { [key: string]: string | Texts }

/** The product's own texts in one language: `text('guest', 'order.confirm')`. */
export function textsIn(language: Language) {
  const read = (namespace: string) =>
    JSON.parse(readFileSync(path.resolve('locales', language, `${namespace}.json`), 'utf8')) as Texts
  return (namespace: string, key: string): string => {
    let found: string | Texts | undefined = read(namespace)
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
    if (typeof found !== 'string') throw new Error(`There is no text ${namespace}:${key}`)
    return found
  }
}

/**
 * Checks the page for accessibility (WCAG 2.2 AA).
 * @param withColours false where the same colours are judged elsewhere
 */
export async function expectAccessible(page: Page, withColours = true) {
  // a text with an unfilled placeholder
  await expect(page.locator('body')).not.toContainText('{{', { useInnerText: true })
  // Colours in the middle of a movement must not be judged, nor one that begins meanwhile.
  const still = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important }',
    )
    document.adoptedStyleSheets.push(sheet)
    return sheet
  })
  // in the page itself and without a report of what is fine, which takes a fraction of the time
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: withColours } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .setLegacyMode()
    .analyze()
  await still.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  })
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  )
  expect(found).toEqual([])
}
