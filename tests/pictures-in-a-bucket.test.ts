import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { imageKey } from '#features/images/server/read-image.ts'
import { removeUnusedPictures } from '#features/hotel-administration/server/unused-pictures.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { clearAttemptsOfHotel } from '#kit/server/limits.ts'
import { createLog } from '#kit/server/log.ts'
import { openStorage } from '#kit/server/open-storage.ts'
import { keyOfUrl } from '#kit/server/storage.ts'
import { smallSizeOf } from '#kit/shared/small-picture.ts'
import { makeHotel, type TestHotel } from './factories.ts'
import { openProduct } from './product.ts'
import { type S3Server, startS3Server } from './s3-server.ts'
import { makePhoto, staffCookies } from './uploader.ts'

let bucket: S3Server
const product = openProduct({
  openStorage: async () => {
    bucket = await startS3Server()
    return openStorage({ s3: bucket.settings, dataDir: '/nowhere' }, createLog('silent'))
  },
})
let address: string
let hotel: TestHotel
let cookie: string
let photo: Buffer

beforeAll(async () => {
  address = await product.listen()
  hotel = await makeHotel(product.database)
  cookie = await staffCookies(address, hotel)
  photo = await makePhoto(600, 400)
})
afterAll(() => bucket.stop())

beforeEach(() =>
  product.database.withActor(SYSTEM, (tx) => clearAttemptsOfHotel(tx, 'image_upload', hotel.id)),
)

const menu = () => product.asStaff(hotel.admin).menu
const sizesOf = (url: string) => {
  const key = keyOfUrl(url) ?? ''
  return [key, smallSizeOf(key)]
}
const areThere = (url: string) =>
  Promise.all(sizesOf(url).map(async (key) => (await product.storage.read(key)) !== null))

async function upload() {
  const response = await fetch(`${address}/hotelly-uploads/${hotel.slug}/menu-items`, {
    method: 'POST',
    headers: { cookie },
    body: new Uint8Array(photo),
  })
  const { url, code } = (await response.json()) as { url?: string; code?: string }
  return { status: response.status, url: url ?? '', code }
}

test('a picture is uploaded, served from our own address, replaced and deleted', async () => {
  const [first, second] = [await upload(), await upload()]
  expect(first.status).toBe(200)
  const served = await fetch(address + first.url.replace('.webp', '-s.webp'))
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(320)

  const { slug } = hotel
  const item = { name: { en: 'Burek' }, price: 650 }
  const added = await menu().add({ slug, item: { ...item, imageUrl: first.url } })
  const changed = await menu().update({
    slug,
    id: added.id,
    version: added.version,
    item: { ...item, imageUrl: second.url },
  })
  expect(await areThere(first.url)).toEqual([false, false])
  expect(await areThere(second.url)).toEqual([true, true])
  await menu().remove({ slug, id: added.id, version: changed.version })
  expect(await areThere(second.url)).toEqual([false, false])
  expect((await fetch(address + second.url)).status).toBe(404)
})

test('pictures that nothing shows are found and removed', async () => {
  const key = imageKey('menu-items', hotel.id, 'webp', Date.now() - 3 * 24 * 3_600_000)
  await product.storage.put(key, photo)
  expect(await product.storage.listAllOf(hotel.id)).toContain(key)
  expect(await removeUnusedPictures(product)).toBe(1)
  expect(await product.storage.listAllOf(hotel.id)).not.toContain(key)
})

test('when the bucket is down, nothing is lost and failures are reported', async () => {
  const { slug } = hotel
  const item = { name: { en: 'Tufahija' }, price: 450 }
  const { url } = await upload()
  const { id, version } = await menu().add({ slug, item: { ...item, imageUrl: url } })
  const other = (await upload()).url
  await bucket.stop()

  expect((await fetch(address + url)).status).toBe(503)
  await product.database.withActor(SYSTEM, (tx) => clearAttemptsOfHotel(tx, 'image_upload', hotel.id))
  expect(await upload()).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
  const overHttp = await fetch(`${address}/rpc/menu/update`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ json: { slug, id, version, item: { ...item, imageUrl: other } } }),
  })
  expect(overHttp.status).toBe(503)
  const list = await menu().listAll({ slug })
  expect(list.find((each) => each.id === id)).toMatchObject({ version, imageUrl: url })

  await menu().remove({ slug, id, version })
  expect((await menu().listAll({ slug })).some((each) => each.id === id)).toBe(false)
})
