import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { copyDatabase } from './database.ts'
import { openProxy } from './database-proxy.ts'
import { type RunningProduct, startProduct } from './running-product.ts'

const HOTEL = '/hotelly/demo-hotel/room-service'
/** A little longer than answers count as fresh. */
const FRESH_MS = 15_500
const MENU = '/api/hotels/demo-hotel/menu'
const asked = (name: string, input: object) =>
  `/rpc/${name}?data=${encodeURIComponent(JSON.stringify({ json: input }))}`
const SERVICES = asked('services/list', { slug: 'demo-hotel' })

describe('while the database is away', { timeout: 90_000 }, () => {
  let copy: Awaited<ReturnType<typeof copyDatabase>>
  let way: Awaited<ReturnType<typeof openProxy>>
  let product: RunningProduct
  const read = async (address: string) => {
    const answer = await fetch(product.address + address)
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }

  /** Renames all dishes past the product, which therefore hears nothing of it. */
  const change = async (name: string) => {
    const client = new pg.Client(copy.url)
    await client.connect()
    await client.query('UPDATE menu_items SET name = $1', [name]).finally(() => client.end())
  }

  beforeAll(async () => {
    copy = await copyDatabase(inject('templateUrl'))
    way = await openProxy(copy.url)
    product = await startProduct({ DATABASE_URL: way.url, HOTELLY_SEED_DEMO: '1', LOG_LEVEL: 'silent' })
  }, 60_000)
  afterAll(async () => {
    await product.stop()
    way.cut()
    await way.close()
    await copy.drop()
  })

  test('guests go on reading what was last known of a hotel, and nobody is told anything else', async () => {
    const before = await Promise.all([HOTEL, MENU, SERVICES].map(read))
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200])
    way.cut()
    await change('RENAMED')
    await expect.poll(async () => (await read('/readyz')).status, { timeout: 10_000 }).toBe(503)
    await sleep(FRESH_MS)
    expect(await Promise.all([HOTEL, MENU, SERVICES].map(read))).toEqual(before)
    expect((await read('/hotelly/another-hotel')).status).toBe(503)
    expect((await read('/api/hotels/another-hotel/menu')).status).toBe(503)
  })

  test('and as soon as it is back they read what has changed meanwhile', async () => {
    way.mend()
    for (const address of [HOTEL, MENU])
      await expect.poll(async () => (await read(address)).text, { timeout: 20_000 }).toContain('RENAMED')
    expect((await read('/hotelly/another-hotel')).status).toBe(404)
  })
})
