import http from 'node:http'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { IMAGE_BYTES_MAX } from '#features/images/contract.ts'
import { clearAttemptsOfHotel, takeAttempt } from '#kit/server/limits.ts'
import { makeHotel, type TestHotel } from './factories.ts'
import { openProduct } from './product.ts'
import { makePhoto, staffCookies } from './uploader.ts'

const product = openProduct()
let address: string
let hotel: TestHotel
let other: TestHotel
let cookie: string
let photo: Buffer

beforeAll(async () => {
  address = await product.listen()
  hotel = await makeHotel(product.database)
  other = await makeHotel(product.database)
  cookie = await staffCookies(address, hotel)
  photo = await makePhoto(900, 600)
})

beforeEach(() =>
  product.database.withActor(SYSTEM, async (tx) => {
    await clearAttemptsOfHotel(tx, 'image_upload', hotel.id)
    await clearAttemptsOfHotel(tx, 'bulk_image_upload', hotel.id)
  }),
)

async function upload(
  body: Buffer,
  given: { slug?: string; folder?: string; headers?: Record<string, string> } = {},
) {
  const { slug, folder, headers } = { slug: hotel.slug, folder: 'menu-items', headers: { cookie }, ...given }
  const response = await fetch(`${address}/hotelly-uploads/${slug}/${folder}`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  })
  const left = /^"bulk_image_upload";r=(\d+);/.exec(response.headers.get('ratelimit') ?? '')?.[1]
  return { status: response.status, body: (await response.json()) as { url?: string; code?: string }, left }
}

test.each(['menu-items', 'announcements'])(
  'a picture for %s is re-encoded and served in two sizes',
  async (folder) => {
    const { status, body } = await upload(photo, { folder })
    expect(status).toBe(200)
    expect(body.url).toMatch(new RegExp(`^/files/${folder}/${hotel.id}/\\d+\\.webp$`))
    const sizeOf = async (url: string) => {
      const file = await fetch(address + url)
      expect(file.headers.get('content-type')).toBe('image/webp')
      return (await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width
    }
    expect(await sizeOf(body.url ?? '')).toBe(900)
    expect(await sizeOf((body.url ?? '').replace('.webp', '-s.webp'))).toBe(320)
  },
)

test('the small size of a picture without one is the picture itself', async () => {
  const key = `menu-items/${hotel.id}/soup.webp`
  await product.storage.put(key, photo)
  const response = await fetch(`${address}/files/menu-items/${hotel.id}/soup-s.webp`)
  expect(Buffer.from(await response.arrayBuffer()).equals(photo)).toBe(true)
})

test('nobody else may upload', async () => {
  expect(await upload(photo, { headers: {} })).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
  expect((await upload(photo, { slug: other.slug })).status).toBe(401)
  expect((await upload(photo, { slug: 'no-such-hotel' })).status).toBe(401)
  expect((await upload(photo, { folder: 'hotel-logos' })).status).toBe(404)
  expect((await upload(photo, { headers: { cookie, 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  expect((await upload(photo, { headers: { cookie, origin: 'https://evil.example' } })).status).toBe(403)
})

test('a file that is not a picture is refused', async () => {
  expect(await upload(Buffer.from('<?php'))).toMatchObject({ status: 415, body: { code: 'NOT_AN_IMAGE' } })
  expect((await upload(Buffer.alloc(0))).body.code).toBe('NOT_AN_IMAGE')
})

test('half a picture is unreadable', async () => {
  expect((await upload(photo.subarray(0, 5000))).body.code).toBe('IMAGE_UNREADABLE')
})

test('5 MiB are accepted, one byte more is not', async () => {
  const padded = (length: number) => Buffer.concat([photo, Buffer.alloc(length - photo.length)])
  expect((await upload(padded(IMAGE_BYTES_MAX))).status).toBe(200)
  expect(await upload(padded(IMAGE_BYTES_MAX + 1))).toMatchObject({
    status: 413,
    body: { code: 'IMAGE_TOO_LARGE' },
  })
})

test('a stream of unknown length is cut off at 5 MiB', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const request = http.request(
      `${address}/hotelly-uploads/${hotel.slug}/menu-items`,
      { method: 'POST', headers: { cookie, 'transfer-encoding': 'chunked' } },
      (response) => {
        clearInterval(timer)
        request.destroy()
        resolve(response.statusCode)
      },
    )
    request.on('error', reject)
    const chunk = Buffer.alloc(512 * 1024)
    const timer = setInterval(() => request.write(chunk), 5)
  })
  expect(status).toBe(413)
})

test('beyond two pictures a minute, uploads draw from thirty an hour, and then they are refused', async () => {
  const { userId } = hotel.admin
  expect(await upload(photo)).toMatchObject({ status: 200, left: undefined })
  expect(await upload(photo)).toMatchObject({ status: 200, left: undefined })
  expect(await upload(photo)).toMatchObject({ status: 200, left: '29' })
  for (let count = 0; count < 28; count++) {
    const key = { action: 'bulk_image_upload', identifier: userId, hotelId: hotel.id } as const
    await product.database.withActor(SYSTEM, (tx) => takeAttempt(tx, key))
  }
  expect(await upload(photo)).toMatchObject({ status: 200, left: '0' })
  const refused = await upload(photo)
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(refused.body).toMatchObject({ data: { retryAfterSeconds: expect.any(Number) as number } })
})

test('a file refused for its type or size does not count as an upload', async () => {
  for (let count = 0; count < 40; count++) {
    expect((await upload(Buffer.from('no picture'))).status).toBe(415)
  }
  expect((await upload(photo)).status).toBe(200)
  expect(await upload(photo)).toMatchObject({ status: 200, left: undefined })
})

test('without room for pictures they are refused, while everything else goes on', async () => {
  const almostFull = await product.listen({ diskLowBytes: Number.MAX_SAFE_INTEGER })
  const path = `${almostFull}/hotelly-uploads/${hotel.slug}/menu-items`
  const answer = await fetch(path, { method: 'POST', headers: { cookie }, body: new Uint8Array(photo) })
  expect(answer.status).toBe(507)
  expect(await answer.json()).toEqual({ code: 'STORAGE_FULL' })
  expect(await (await fetch(`${almostFull}/healthz`)).json()).toMatchObject({
    status: 'ok',
    database: { state: 'up' },
    disk: { state: 'low', takesPictures: false },
  })
  expect((await fetch(`${almostFull}/readyz`)).status).toBe(200)
})
