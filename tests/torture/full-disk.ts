// the whole data folder is on a small disk that is filled to the last byte, and freed again; needs root
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFile, chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startProductIn } from '../running-product.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, megabytes: { type: 'string' }, short: { type: 'boolean' } },
})
const rounds = Number(values.rounds ?? (values.short ? 1 : 5))
const size = Number(values.megabytes ?? 256)
const LOW_MB = 60
const MEBIBYTE = 1024 * 1024
const GUESTS = [
  ['Smith', '101'],
  ["O'Beirn", '118'],
  ['Šarić-Đurić', '207'],
] as const

const outer = await mkdtemp(path.join(os.tmpdir(), 'hotelly-full-disk-'))
await chmod(outer, 0o711)
const folder = path.join(outer, 'disk')
const ballast = path.join(folder, 'ballast')
await mkdir(folder)
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=0711`, 'tmpfs', folder])

function demand(isSo: boolean, what: string) {
  if (!isSo) throw new Error(what)
  console.log(`  ${what}`)
}
/** Waits until `look` finds something. */
async function until<T>(what: string, seconds: number, look: () => Promise<T | null | false>): Promise<T> {
  const began = Date.now()
  while (Date.now() - began < seconds * 1000) {
    const found = await look().catch(() => null)
    if (found) {
      console.log(`  ${what}, after ${((Date.now() - began) / 1000).toFixed(1)} s`)
      return found
    }
    await sleep(250)
  }
  throw new Error(`Not within ${seconds} s: ${what}`)
}

async function play() {
  const product = await startProductIn(folder, { HOTELLY_DISK_LOW_MB: String(LOW_MB), LOG_LEVEL: 'silent' })
  const hotel = `${product.address}/api/hotels/demo-hotel`
  const send = (url: string, body: object, cookie = '') =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })
  const ask = async (statement: string, values: unknown[] = []) => {
    const client = new pg.Client(product.databaseUrl)
    client.on('error', () => {})
    await client.connect()
    return client.query<Record<string, unknown>>(statement, values).finally(() => client.end())
  }
  const healthOf = async () =>
    (await (await fetch(`${product.address}/healthz`)).json()) as {
      database: { state: string }
      disk: { state: string; freeBytes: number; takesPictures: boolean }
    }
  const free = async () => {
    const { bavail, bsize } = await import('node:fs/promises').then(({ statfs }) => statfs(folder))
    return bavail * bsize
  }
  const fillTo = async (bytes: number) => {
    while ((await free()) > bytes) {
      const step = Math.min(MEBIBYTE, Math.max(4096, (await free()) - bytes))
      await appendFile(ballast, Buffer.alloc(step)).catch(() => {})
      if ((await free()) <= Math.max(bytes, 4096)) return
    }
  }

  const cookies: string[] = []
  for (const [lastName, roomNumber] of GUESTS) {
    const answer = await send(`${hotel}/guest-session`, { lastName, roomNumber })
    cookies.push(answer.headers.getSetCookie().map((each) => each.split(';')[0]).join('; ')) // prettier-ignore
  }
  const [dish] = (await (await fetch(`${hotel}/menu`)).json()) as { id: string; price: number }[]
  if (!dish) throw new Error('The demo hotel has no menu')
  const items = [{ itemId: dish.id, quantity: 1 }]
  const order = { items, shownTotal: dish.price, currency: 'USD', specialInstructions: null }
  const sent: { key: string; cookie: string; id: string | null }[] = []
  const place = async () => {
    const cookie = cookies[sent.length % cookies.length] ?? ''
    const one = { key: randomUUID(), cookie, id: null as string | null }
    sent.push(one)
    const answer = await send(`${hotel}/bookings`, { key: one.key, order }, cookie)
    if (answer.ok) one.id = ((await answer.json()) as { id: string }).id
    return answer.status
  }

  try {
    for (let round = 1; round <= rounds; round++) {
      console.log(`Round ${round} of ${rounds}`)
      await ask('DELETE FROM rate_limits')
      demand((await place()) === 200, 'an order is placed')
      await fillTo((LOW_MB / 2 - 10) * MEBIBYTE)
      await until(
        'pictures are refused while the disk is low',
        40,
        async () => !(await healthOf()).disk.takesPictures,
      )
      const picture = `${product.address}/hotelly-uploads/demo-hotel/menu-items`
      demand(
        (await fetch(picture, { method: 'POST', body: 'x' })).status === 507,
        'an upload is answered with 507',
      )
      demand((await place()) === 200, 'an order is still placed')

      await fillTo(0)
      await ask(
        "SELECT pg_logical_emit_message(false, 'fill', repeat('x', 1000000)) FROM generate_series(1, 200)",
      ).catch((error: Error) => console.log(`  the database: ${error.message}`))
      const status = await until('an order is refused with 503', 60, async () => {
        const answer = await place()
        return answer === 200 || answer === 429 ? null : answer
      })
      demand(status === 503, 'and with nothing else')
      demand((await fetch(`${product.address}/healthz`)).status === 200, 'the process is alive')
      demand((await fetch(`${hotel}/menu`)).status === 200, 'the menu is read')
      await sleep(values.short ? 5000 : 40_000)
      console.log(`  meanwhile: ${JSON.stringify(await healthOf())}`)

      await rm(ballast)
      await until('the database is back', 60, async () => (await fetch(`${product.address}/readyz`)).ok)
      await ask('DELETE FROM rate_limits')
      for (const one of sent) {
        const answer = await send(`${hotel}/bookings`, { key: one.key, order }, one.cookie)
        if (!answer.ok) throw new Error(`An order that was sent again got ${answer.status}`)
        const { id } = (await answer.json()) as { id: string }
        if (one.id && one.id !== id) throw new Error('A confirmed order was lost')
        await ask('DELETE FROM rate_limits')
      }
      const { rows } = await ask(
        'SELECT 1 FROM service_bookings GROUP BY idempotency_key HAVING count(*) > 1',
      )
      demand(rows.length === 0, `all ${sent.length} orders are there once`)
      await until('pictures are taken again', 40, async () => (await healthOf()).disk.takesPictures)
    }
  } finally {
    await product.stop()
  }
}

try {
  await play()
  console.log('The full disk was survived.')
} finally {
  execFileSync('umount', ['-l', folder])
  await rm(outer, { recursive: true, force: true })
}
