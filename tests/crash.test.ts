import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningProduct, startProductIn } from './running-product.ts'

// `npm run torture -- crash` kills a thousand times, and the database as well
const ROUNDS = 2
const GUESTS = [
  ['Smith', '101'],
  ["O'Beirn", '118'],
  ['Šarić-Đurić', '207'],
  ['أشجع', '312'],
  ['Novak', '405'],
] as const

let folder: string
let product: RunningProduct

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-crash-'))
  await chmod(folder, 0o711)
  product = await startProductIn(folder)
}, 90_000)

afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

const hotel = (rest: string) => `${product.address}/api/hotels/demo-hotel${rest}`
const post = (url: string, body: object, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

async function ask<T extends object>(statement: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client(product.databaseUrl)
  await client.connect()
  return client
    .query<T>(statement, values)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

async function signIn([lastName, roomNumber]: (typeof GUESTS)[number]): Promise<string> {
  const response = await post(hotel('/guest-session'), { lastName, roomNumber })
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

test('after being killed during orders, it restarts with every confirmed order exactly once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const cookies = await Promise.all(GUESTS.map(signIn))
    const [dish] = (await (await fetch(hotel('/menu'))).json()) as { id: string; price: number }[]
    if (!dish) throw new Error('The demo hotel has no menu')
    const order = {
      items: [{ itemId: dish.id, quantity: 1 }],
      shownTotal: dish.price,
      currency: 'USD',
      specialInstructions: null,
    }
    await ask('DELETE FROM rate_limits')

    const sent: { key: string; cookie: string }[] = []
    const confirmed = new Map<string, string>()
    const writers = cookies.map(async (cookie) => {
      for (let count = 0; count < 3; count++) {
        const key = randomUUID()
        sent.push({ key, cookie })
        const response = await post(hotel('/bookings'), { key, order }, cookie)
        if (response.ok) confirmed.set(key, ((await response.json()) as { id: string }).id)
      }
    })
    setTimeout(() => product.process.kill('SIGKILL'), 20 + round * 25)
    await Promise.allSettled([...writers, once(product.process, 'exit')])

    product = await startProductIn(folder)
    const ids = await ask<{ id: string }>('SELECT id FROM service_bookings WHERE id = ANY($1)', [
      [...confirmed.values()],
    ])
    expect(ids).toHaveLength(confirmed.size)

    await ask('DELETE FROM rate_limits')
    for (const { key, cookie } of sent) {
      const again = await post(hotel('/bookings'), { key, order }, cookie)
      expect(again.status).toBe(200)
      const known = confirmed.get(key)
      if (known) expect(((await again.json()) as { id: string }).id).toBe(known)
      await ask('DELETE FROM rate_limits')
    }
    const doubled = await ask('SELECT idempotency_key FROM service_bookings GROUP BY 1 HAVING count(*) > 1')
    expect(doubled).toEqual([])
  }
}, 120_000)
