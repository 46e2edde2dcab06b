import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { REFUSAL_STATUS } from '#features/images/contract.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { MEBIBYTE } from '#kit/shared/sizes.ts'
import { makeHotel, makeSuperAdmin, STAFF_PASSWORD, type TestHotel } from './factories.ts'
import { HIDDEN, hostilePictures } from './hostile-pictures.ts'
import { browserAt, signIn } from './browser-at.ts'
import { openProduct } from './product.ts'
import { makePhoto } from './uploader.ts'

/** ROUNDS=20 sends them again and again, and bounds what they leave in memory. */
const ROUNDS = Number(process.env.ROUNDS ?? 1)
const GROWTH_MAX = 300 * MEBIBYTE
const AT_ONCE = 12

const product = openProduct()
let address: string
let hotel: TestHotel
let staff: Record<string, string>
let superAdmin: Record<string, string>
let asked: string[]
let pictures: [string, Buffer][]

const listener = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.end()
})

beforeAll(async () => {
  asked = []
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  pictures = Object.entries(
    await hostilePictures(`http://127.0.0.1:${(listener.address() as AddressInfo).port}`),
  )
  address = await product.listen({ trustedProxies: 1 })
  hotel = await makeHotel(product.database)
  const ofStaff = browserAt(address, '198.51.100.1')
  const { email } = hotel.admin
  await signIn(ofStaff, `/hotels/${hotel.slug}/staff-session`, { email, password: STAFF_PASSWORD })
  const ofPlatform = browserAt(address, '198.51.100.2')
  const { email: at } = await makeSuperAdmin(product.database)
  await signIn(ofPlatform, '/platform/session', { email: at, password: STAFF_PASSWORD })
  staff = ofStaff.headers()
  superAdmin = ofPlatform.headers()
})
afterAll(() => listener.close())

const forgetAttempts = () =>
  product.database.withActor(SYSTEM, (tx) => tx.execute(sql`DELETE FROM rate_limits`))

const ways = () => [
  { path: `${hotel.slug}/menu-items`, headers: staff },
  { path: `${hotel.slug}/logo`, headers: staff },
  { path: `internal/hotel-logos/${hotel.id}`, headers: superAdmin },
]

async function send({ path, headers }: { path: string; headers: Record<string, string> }, bytes: Buffer) {
  const response = await fetch(`${address}/hotelly-uploads/${path}`, {
    method: 'POST',
    headers,
    body: new Uint8Array(bytes),
  })
  const text = await response.text()
  return { status: response.status, body: JSON.parse(text) as { url?: string; code?: string } }
}

/** What is wrong with what became of a file, or null. */
async function problemOf({ status, body }: Awaited<ReturnType<typeof send>>): Promise<string | null> {
  if (!body.url) {
    const isRefusal = body.code !== undefined && body.code in REFUSAL_STATUS && status < 500
    return isRefusal ? null : `answered ${status} ${body.code}`
  }
  for (const url of [body.url, body.url.replace(/(\.\w+)(\?|$)/, '-s$1$2')]) {
    const served = await fetch(address + url)
    const bytes = Buffer.from(await served.arrayBuffer())
    const { headers } = served
    if (headers.get('content-type') !== 'image/webp') return `is served as ${headers.get('content-type')}`
    if (headers.get('x-content-type-options') !== 'nosniff') return 'is served to be sniffed'
    if (!headers.get('content-security-policy')?.includes('sandbox')) return 'is served outside a sandbox'
    const { format, exif, icc, xmp, pages = 1, width, height } = await sharp(bytes).metadata()
    if (format !== 'webp' || pages > 1 || Math.max(width, height) > 1280) return `is stored as ${format}`
    if (exif || icc || xmp) return 'keeps its metadata'
    if (bytes.includes(HIDDEN)) return 'keeps what was hidden in it'
  }
  return null
}

test(
  'no hostile file is served as anything but a still picture of ours, and none makes us ask elsewhere',
  async () => {
    expect(pictures.length).toBeGreaterThanOrEqual(60)
    expect(pictures.filter(([, bytes]) => bytes.includes(HIDDEN)).length).toBeGreaterThanOrEqual(12)
    const wrong: string[] = []
    const before = process.memoryUsage.rss()
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, bytes] of pictures) {
        await forgetAttempts()
        for (const way of ways()) {
          const problem = await problemOf(await send(way, bytes))
          if (problem) wrong.push(`${name} at ${way.path} ${problem}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(asked).toEqual([])
    if (ROUNDS > 1) expect(process.memoryUsage.rss() - before).toBeLessThan(GROWTH_MAX)
  },
  120_000 * ROUNDS,
)

test('many at once are all answered, and an honest picture among them is taken', async () => {
  await forgetAttempts()
  const [way] = ways()
  if (!way) throw new Error('There is no way to upload')
  const photo = await makePhoto(300, 200)
  const bombs = pictures.filter(([name]) => /60,000|16 bits|50 MB|unpack/.test(name))
  const sent = Array.from({ length: AT_ONCE }, (_, at) => bombs[at % bombs.length]?.[1] ?? photo)
  const [honest, ...others] = await Promise.all([photo, ...sent].map((bytes) => send(way, bytes)))
  expect(honest?.status).toBe(200)
  for (const one of others) expect(await problemOf(one)).toBeNull()
}, 60_000)
