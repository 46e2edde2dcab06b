import { setTimeout as pause } from 'node:timers/promises'
import { type Api, apiOver, type Cookies, keepCookies, linkTo, outcomeOf } from '../kit/client.ts'

/** How long a change may take until every process shows it. */
const CROSSES_MS = 3000
const LOOK_AGAIN_MS = 10

/** What one browser calls, by process. */
export const browserAt = (addresses: readonly string[], cookies: Cookies = new Map()): Api[] =>
  addresses.map((address) => apiOver(linkTo(address, { cookies, timeoutMs: 10_000 })))

/** A new browser with the cookie that it is known by, and what it calls, by process. */
export async function newBrowser(addresses: readonly string[]): Promise<Api[]> {
  const page = await fetch(`${at(addresses, 0)}/404`)
  await page.arrayBuffer()
  const cookies: Cookies = new Map()
  keepCookies(cookies, page)
  return browserAt(addresses, cookies)
}

/** A browser for each process that calls it alone. */
export const strangers = async (addresses: readonly string[]): Promise<Api[]> =>
  (await Promise.all(addresses.map((address) => newBrowser([address])))).flat()

export function at<T>(list: readonly T[], turn: number): T {
  const one = list[turn % list.length]
  if (one === undefined) throw new Error('There is none')
  return one
}

/** Looks at all of these until each is as it should be; returns how long that took, in milliseconds. */
export async function untilAll(name: string, looks: readonly (() => Promise<boolean>)[]): Promise<number> {
  const started = performance.now()
  const until = async (look: () => Promise<boolean>, process: number) => {
    while (!(await look())) {
      if (performance.now() - started > CROSSES_MS)
        throw new Error(`${name}: process ${process} does not know`)
      await pause(LOOK_AGAIN_MS)
    }
  }
  await Promise.all(looks.map(until))
  return performance.now() - started
}

/** The code of the refusal; null when it was done. */
export const refusalOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: unknown) => outcomeOf(error).code,
  )
