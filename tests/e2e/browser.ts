import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Language } from '#kit/shared/languages.ts'
import { askDatabase } from './hotel-data.ts'

export const HOTEL = '/hotelly/demo-hotel'
export const STAFF = { email: 'admin@demo-hotel.example', password: 'seven-bridges-over-miljacka' }

/** Responses that a screen handles, although the browser logs them as errors; without a network no worker is renewed. */
const EXPECTED =
  /status of (400|401|403|404|409|429)|status of 503.*\/events|ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script/

/** What others tried limits nobody, and what they left unseen neither rings nor stands above everything in red. */
const CALM = [
  'DELETE FROM rate_limits',
  // a page that is still open as its journey ends may register its device once more
  'DELETE FROM push_devices',
  "DELETE FROM jobs WHERE kind IN ('alert', 'alert-mail', 'chat-alert', 'ring')",
  'UPDATE chat_conversations SET staff_saw_at = now() WHERE alerted_at IS NOT NULL',
  'UPDATE service_bookings SET seen_at = now() WHERE alerted_at IS NOT NULL',
  'DELETE FROM service_bookings WHERE from_chat',
] as const

/** Begins in calm, and fails a test if any of its pages logs an error to the console or throws one. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context }, use) => {
      await askDatabase(...CALM)
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
export { expectAccessible } from './accessible.ts'

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

/** Signs a guest in through the API, and resets the limits of the chat, because tests share a few guests. */
export async function signInGuest(context: BrowserContext, lastName = 'Smith', roomNumber = '101') {
  await askDatabase(
    "DELETE FROM rate_limits WHERE action_type IN ('chat_guest', 'person_own', 'chat_emergency', 'emergency_guest')",
  )
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
