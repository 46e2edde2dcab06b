// a panel that nobody touches: each new order sounds every 8 seconds, also after a reload, until it is seen
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { MAY_SOUND } from '#tests/e2e/tones.ts'
import { STAFF_PASSWORD } from '#tests/factories.ts'
import { launchBrowser } from '#tests/launch-browser.ts'
import { ask } from './kit/database.ts'
import { makeFolder } from './kit/folder.ts'
import { atEnd, report, runPart, say } from './kit/part.ts'
import { openServer, type Server } from './kit/server.ts'
import { openWriters } from './kit/writers.ts'

const { short, orders } = parseArgs({
  options: { short: { type: 'boolean', default: false }, orders: { type: 'string' } },
}).values

const HOTELS = 4
const EVERY_MS = 8000
/** A browser's own timers, on a machine with other work. */
const OFF_BY_MS = 1500
const FIRST_MS = 15_000

type Rings = { heard: boolean; waits: number[] }

declare const rings: number[]

/** Keeps when each chime began, by its first tone. */
function keepRings() {
  Object.assign(window, { rings: [] })
  localStorage.setItem('hotelly.sound', 'on')
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
    const last = rings.at(-1) ?? Number.NEGATIVE_INFINITY
    if (performance.now() - last > 1000) rings.push(performance.now())
    start.call(this, when)
  }
}

/** Waits for so many chimes of the page that stands open; when each came, in ms after it was loaded. */
async function listen(page: Page, count: number, timeout: number): Promise<number[]> {
  await page.waitForFunction((least) => rings.length >= least, count, { timeout }).catch(() => null)
  return page.evaluate(() => rings)
}

/** One hotel whose panel nobody touches: an order, the first chime, a reload, and two chimes more. */
async function watchPanel(server: Server, browser: Browser, count: number): Promise<Rings[]> {
  const writers = await openWriters(server.address, server.databaseUrl())
  const { slug, admin, id } = writers.hotel
  const context = await browser.newContext({ baseURL: server.address })
  await context.addInitScript(keepRings)
  const data = { email: admin.email, password: STAFF_PASSWORD }
  await context.request.post(`/api/hotels/${slug}/staff-session`, {
    data,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const page = await context.newPage()
  await page.goto(`/hotelly/${slug}/admin/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const all: Rings[] = []
  while (all.length < count) {
    const next = writers.tally.confirmed + 1
    await writers.forgetLimits(server.databaseUrl())
    await writers.orderUntil(() => writers.tally.sent >= next)
    const open = await listen(page, 1, FIRST_MS)
    await page.reload()
    const [first, second] = await listen(page, 2, FIRST_MS + EVERY_MS)
    const waits = first === undefined || second === undefined ? [] : [second - first]
    all.push({ heard: open.length > 0, waits })
    await ask(
      server.databaseUrl(),
      `UPDATE service_bookings SET status = 'delivered', seen_at = now(), seen_by = 'Staff' WHERE hotel_id = $1`,
      [id],
    )
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (all.length % 10 === 0) say(`${slug}: ${all.length} of ${count} orders`)
  }
  await context.close()
  return all
}

await runPart(async () => {
  const server = await openServer(await makeFolder('rings'), { LOG_LEVEL: 'fatal' })
  await server.start()
  atEnd(() => server.stop())
  const browser = await launchBrowser(['--no-sandbox', '--disable-gpu', MAY_SOUND])
  atEnd(() => browser.close())
  const each = Math.ceil(Number(orders ?? (short ? 8 : 200)) / HOTELS)
  const panels = await Promise.all(Array.from({ length: HOTELS }, () => watchPanel(server, browser, each)))
  const all = panels.flat()
  const again = all.filter(({ waits }) => waits.length > 0)
  const even = again.filter(({ waits: [wait = 0] }) => Math.abs(wait - EVERY_MS) <= OFF_BY_MS)
  const heard = all.filter((rings) => rings.heard)
  report('orders that sounded on the open panel', `${heard.length} of ${all.length}`)
  report('orders that sounded again after a reload', `${again.length} of ${all.length}`)
  report('of these once more after 8 s', `${even.length} of ${again.length}`)
  const missed = all.length * 3 - heard.length - again.length - even.length
  if (missed > 0) throw new Error('An order was silent')
})
