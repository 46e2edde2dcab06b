import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningProduct, startProduct } from './running-product.ts'

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct({ HOTELLY_DRAIN_SECONDS: '2' })
}, 90_000)
afterAll(() => product.stop())

test('a process that is stopped answers on, and sends proxies elsewhere', { timeout: 30_000 }, async () => {
  const ready = () => fetch(`${product.address}/readyz`)
  const menu = () => fetch(`${product.address}/api/hotels/demo-hotel/menu`)
  expect((await ready()).status).toBe(200)
  const ended = once(product.process, 'exit')
  product.process.kill('SIGTERM')
  await expect.poll(async () => (await ready()).status, { interval: 20 }).toBe(503)
  const answer = await menu()
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  expect(await ended).toEqual([0, null])
  await expect(menu()).rejects.toThrow('fetch failed')
})
