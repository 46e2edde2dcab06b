import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { copyDatabase } from './database.ts'
import { openProxy } from './database-proxy.ts'
import { startProduct } from './running-product.ts'
import { usual } from './usual.ts'

const STOPS_WITHIN_MS = 12_000

describe('a process that is stopped ends soon, whatever its database does', { timeout: 90_000 }, () => {
  let copy: Awaited<ReturnType<typeof copyDatabase>>
  let way: Awaited<ReturnType<typeof openProxy>>
  beforeEach(async () => {
    copy = await copyDatabase(inject('templateUrl'))
    way = await openProxy(copy.url)
  })
  afterEach(async () => {
    way.cut()
    await way.close()
    await copy.drop()
  })

  // first what no end of a connection tells of
  test.each(usual(['silence', 'forget', 'cut'] as const, 1))('its way: %s', async (weather) => {
    const product = await startProduct({ DATABASE_URL: way.url, HOTELLY_SEED_DEMO: '0', LOG_LEVEL: 'fatal' })
    try {
      const ask = () => fetch(`${product.address}/readyz`).catch(() => null)
      expect((await ask())?.status).toBe(200)
      way[weather]()
      const asked = Array.from({ length: 40 }, ask)
      const ended = once(product.process, 'exit')
      const started = performance.now()
      product.process.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
      expect(performance.now() - started).toBeLessThan(STOPS_WITHIN_MS)
      await Promise.all(asked)
    } finally {
      product.process.kill('SIGKILL')
      await product.stop()
    }
  })
})

test('a process is stopped while it waits for its database at the start', { timeout: 60_000 }, async () => {
  const held = new Set<Socket>()
  const silent = createServer((socket) => held.add(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const settings = { DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/hotelly`, PORT: '0' }
  const starting = spawn(
    process.execPath,
    ['--import', './scripts/stop-with-parent.mjs', 'src/app/main.ts'],
    { env: { ...process.env, ...settings }, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  )
  const ended = once(starting, 'exit')
  await once(silent, 'connection')
  const started = performance.now()
  starting.kill('SIGTERM')
  await ended
  expect(performance.now() - started).toBeLessThan(8000)
  for (const socket of held) socket.destroy()
  silent.close()
})
