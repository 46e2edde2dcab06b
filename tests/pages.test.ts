import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openProduct } from '#tests/product.ts'
import { makeHotel, type TestHotel } from './factories.ts'

const product = openProduct()
let address: string
let hotel: TestHotel

beforeAll(async () => {
  address = await product.listen()
  hotel = await makeHotel(product.database)
})

const open = (path: string, headers: Record<string, string> = {}, slug = hotel.slug) =>
  fetch(`${address}/hotelly/${slug}/${path}`, { headers })

/** Opens a page until it comes with the tag of one that is kept: an event of an earlier test may arrive late. */
async function openKept(path: string, headers: Record<string, string> = {}) {
  let page = await open(path, headers)
  await expect
    .poll(async () => {
      page = await open(path, headers)
      return page.headers.get('etag')
    })
    .toBeTruthy()
  return page
}

test('a page is made once for browsers that ask alike, and each that is new gets a cookie of its own', async () => {
  const made = await (await open('services')).text()
  const [first, second] = [await openKept('services'), await openKept('services')]
  expect(await first.text()).toBe(made)
  const cookieOf = (page: Response) =>
    page.headers.getSetCookie().find((each) => each.startsWith('hotelly_device='))
  expect(cookieOf(first)).toMatch(/HttpOnly/)
  expect(cookieOf(second)).not.toBe(cookieOf(first))
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'))
  expect(first.headers.get('cache-control')).toBe('private, no-cache')

  const cookie = cookieOf(first)?.split(';')[0] ?? ''
  const again = await openKept('services', { cookie })
  expect(again.headers.getSetCookie()).toEqual([])
  const etag = again.headers.get('etag') ?? ''
  const unchanged = await open('services', { cookie, 'if-none-match': etag })
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
})

test.each([
  ['br', 'gzip, deflate, br, zstd'],
  ['gzip', 'gzip, deflate'],
  [null, 'identity'],
])('a kept page goes out as %s to who accepts %s', async (encoding, accepted) => {
  const plain = await (await openKept('room-service')).text()
  const page = await openKept('room-service', { 'accept-encoding': accepted })
  expect(page.headers.get('content-encoding')).toBe(encoding)
  expect(await page.text()).toBe(plain)
})

test('what a kept page depends on is never of another browser', async () => {
  const asked: Record<string, string>[] = [
    {},
    { 'accept-language': 'bs-BA,en;q=0.5' },
    { 'accept-language': 'bs', cookie: 'lng=ar' },
    { cookie: 'theme=dark' },
    { cookie: 'fonts=1' },
  ]
  const isRight = [
    (page: string) => page.includes('<html lang="en"') && !page.includes('data-theme'),
    (page: string) => page.includes('<html lang="bs"'),
    (page: string) => page.includes('<html lang="ar" dir="rtl"'),
    (page: string) => page.includes('data-theme="dark"'),
    (page: string) => page.includes('rel="stylesheet" href="/assets/latin-fonts'),
  ]
  for (let round = 0; round < 2; round++) {
    for (const [at, headers] of asked.entries()) {
      const page = await (await openKept('services', headers)).text()
      expect(isRight[at]?.(page), JSON.stringify(headers)).toBe(true)
    }
  }
  const bosnian = await open('services?lng=bs')
  expect(await bosnian.text()).toContain('<html lang="bs"')
  expect(bosnian.headers.getSetCookie().join()).toContain('lng=bs')
})

test('a kept page shows a change at once, and is gone with its hotel', async () => {
  const own = await makeHotel(product.database)
  const page = async () => {
    const answer = await open('room-service', {}, own.slug)
    return answer.ok ? answer.text() : answer.status
  }
  expect(await page()).toContain(own.dishes[0].name)
  expect(await page()).toContain(own.dishes[0].name)
  await product.run(sql`UPDATE menu_items SET name = 'Another soup' WHERE id = ${own.dishes[0].id}`)
  product.events.announce('menu', { hotelId: own.id })
  expect(await page()).toContain('Another soup')
  expect(await page()).toContain('Another soup')
  await product.run(sql`UPDATE hotels SET is_active = false WHERE id = ${own.id}`)
  product.events.announce('hotel', { hotelId: own.id })
  expect(await page()).toBe(404)
})
