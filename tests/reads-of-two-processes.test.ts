import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import { type RunningProduct, startProduct, startProductIn } from './running-product.ts'

const { maxAttempts, lockoutMinutes } = RATE_LIMITS.database_read
/** How many reads of a browser a process may keep to itself. */
const UNTOLD = 9
const TOLD_WITHIN_MS = 300

let processes: RunningProduct[]
beforeAll(async () => {
  const first = await startProduct()
  processes = [first]
  processes.push(await startProductIn(first.dataFolder, { DATABASE_URL: first.databaseUrl }))
}, 90_000)
afterAll(async () => {
  for (const one of processes.toReversed()) await one.stop()
})

const menuOf = ({ address }: RunningProduct, cookie: string) =>
  fetch(`${address}/api/hotels/demo-hotel/menu`, { headers: { cookie } })

/** Reads the menu this often at once; how many reads were answered. */
async function read(from: RunningProduct, cookie: string, count: number): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, () => menuOf(from, cookie)))
  await pause(TOLD_WITHIN_MS)
  return answers.filter(({ status }) => status === 200).length
}

async function newBrowser(): Promise<string> {
  const response = await fetch(`${processes[0]?.address}/hotelly/demo-hotel`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

test('a browser that reads from two processes has one limit, and is refused by both for as long', async () => {
  const cookie = await newBrowser()
  const [one, other] = processes as [RunningProduct, RunningProduct]
  let answered = 0
  for (let round = 0; round < 10; round++) {
    answered += await read(one, cookie, 7)
    if (round < 6) expect(answered).toBe(13 * round + 7)
    answered += await read(other, cookie, 6)
  }
  expect(answered).toBeGreaterThanOrEqual(maxAttempts)
  expect(answered).toBeLessThanOrEqual(maxAttempts + UNTOLD)
  for (const process of [one, other]) {
    const refusal = await menuOf(process, cookie)
    const { data } = (await refusal.json()) as { data: { retryAfterSeconds: number } }
    expect(refusal.status).toBe(429)
    expect(data.retryAfterSeconds).toBeGreaterThan(lockoutMinutes * 60 - 30)
  }
  expect((await menuOf(other, await newBrowser())).status).toBe(200)
})
