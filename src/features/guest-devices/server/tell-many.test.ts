import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { makeHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { startPushService } from '#tests/push-service.ts'
import { openToldGuests } from '#tests/told-guests.ts'

const PHONES = 2000
const service = await startPushService()
const product = openProduct({ pushHosts: [service.host] })
let address = ''
const { phoneOf } = openToldGuests(product, service, () => address)

beforeAll(async () => {
  address = await product.listen({ trustedProxies: 1 })
})
afterAll(() => service.stop())

/** As many more phones of one guest, each signed in, and each with an address of its own. */
const copyPhone = (hotelId: string, count: number) =>
  product.run(sql`WITH copies AS (
      INSERT INTO sessions (token_hash, account_id, hotel_id, expires_at)
      SELECT sha256(n::text::bytea), s.account_id, s.hotel_id, s.expires_at
      FROM (SELECT * FROM sessions WHERE hotel_id = ${hotelId} LIMIT 1) s, generate_series(1, ${count}::int) n
      RETURNING id)
    INSERT INTO guest_devices (hotel_id, guest_id, session_id, device_id, endpoint, p256dh, auth, language)
    SELECT d.hotel_id, d.guest_id, c.id, d.device_id, d.endpoint || '/' || c.id, d.p256dh, d.auth, d.language
    FROM copies c, (SELECT * FROM guest_devices WHERE hotel_id = ${hotelId} LIMIT 1) d RETURNING 1`)

async function startWorker() {
  const worker = fork(path.resolve('tests/telling-worker.ts'), [product.databaseUrl, service.host])
  onTestFinished(() => void worker.kill('SIGKILL'))
  await once(worker, 'message')
  return worker
}

const telling = () =>
  product.run<{ after: string | null }>(
    sql`SELECT payload->>'after' AS after FROM jobs WHERE kind = 'tell-guest'`,
  )

test(
  'an announcement reaches 2,000 phones in portions, each once, also where its process is killed on the way',
  { timeout: 120_000 },
  async () => {
    const hotel = await makeHotel(product.database)
    await phoneOf(hotel.guest)
    await copyPhone(hotel.id, PHONES - 1)
    const announcement = { title: { en: 'Music' }, description: { en: 'Tonight' } }
    await product.asStaff(hotel.admin).announcements.add({ slug: hotel.slug, announcement })
    await product.run(sql`UPDATE jobs SET run_at = now() WHERE kind = 'tell-guest'`)
    const first = await startWorker()
    await vi.waitFor(() => expect(service.pushed.length).toBeGreaterThan(PHONES / 4), { timeout: 60_000 })
    const [open] = await product.run<{
      count: number
    }>(sql`SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND state LIKE 'idle in transaction%' AND now() - xact_start > interval '1 s'`)
    expect(open?.count).toBe(0)
    first.kill('SIGKILL')
    await once(first, 'exit')
    const told = service.pushed.length
    const [left] = await telling()
    expect(left?.after).toEqual(expect.any(String))
    // its time with the job ends
    await product.run(sql`UPDATE jobs SET run_at = now() WHERE kind = 'tell-guest'`)
    await startWorker()
    await vi.waitFor(async () => expect(await telling()).toEqual([]), { timeout: 60_000 })
    const reached = new Set(service.pushed.map(({ endpoint }) => endpoint))
    expect(told).toBeLessThan(PHONES)
    expect(reached.size).toBe(PHONES)
    // no more than one portion was told anew
    expect(service.pushed.length - PHONES).toBeLessThanOrEqual(100)
  },
)
