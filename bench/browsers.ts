import { deviceCookie } from '#kit/server/cookies.ts'
import type { Database } from '#kit/server/database.ts'
import { installationSecret } from '#kit/server/secrets.ts'
import { newToken } from '#kit/server/tokens.ts'

/** Loads a page to get a device cookie, as a browser would; returns the cookies. */
export async function openBrowser(address: string): Promise<string> {
  const page = await fetch(`${address}/404`)
  await page.arrayBuffer()
  const cookies = page.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (cookies.length === 0) throw new Error(`The product gave no cookie: ${page.status}`)
  return cookies.join('; ')
}

/** The cookies of many browsers on which guests have signed in, which take nothing from the limit of their network. */
export async function makeBrowsers(database: Database, count: number): Promise<string[]> {
  const secret = await installationSecret(database, 'device')
  return Array.from(
    { length: count },
    () => `hotelly_device=${deviceCookie(secret, { id: newToken(), knownAt: ['bench'], isNew: false })}`,
  )
}
