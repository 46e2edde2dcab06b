import { beforeAll, describe, expect, test } from 'vitest'
import { SURFACES } from '#surfaces/surfaces.ts'
import { screensOf } from '#surfaces/screen.ts'
import { createLog } from '#kit/server/log.ts'
import { makeHotel, type TestHotel } from './factories.ts'
import { openProduct } from './product.ts'

const PICTURE = 'menu-items/00000000-0000-4000-8000-000000000001/1700000000000000001.webp'

const product = openProduct()
const lines: string[] = []
let address: string
let hotel: TestHotel

beforeAll(async () => {
  const log = createLog('info', { write: (line) => void lines.push(line) })
  address = await product.listen({ log })
  hotel = await makeHotel(product.database)
  await product.storage.put(PICTURE, Buffer.from('picture'))
})

const ask = (path: string, method = 'GET', init: RequestInit = {}) =>
  fetch(`${address}${path.replaceAll('$slug', hotel.slug)}`, { redirect: 'manual', method, ...init })

describe('HEAD is answered as GET is, without the body', () => {
  test.each([
    '/',
    '/hotelly/$slug',
    '/hotelly/$slug/menu-of-no-screen',
    '/hotelly/Nowhere',
    '/icon.svg',
    `/files/${PICTURE}`,
    `/files/${PICTURE.replace('1', '2')}`,
    '/assets/none.js',
    '/hotelly/$slug/manifest.webmanifest',
    '/hotelly/$slug/admin/manifest.webmanifest',
    '/healthz',
    '/readyz',
    '/api/docs',
    '/api/openapi.json',
    '/api/hotels/$slug',
    '/api/hotels/$slug/menu',
    '/api/hotels/$slug/my-bookings',
    '/api/no/such',
  ])('%s', async (path) => {
    const first = await ask(path, 'HEAD')
    // an answer for everybody comes from memory from now on
    const wanted = await ask(path)
    const answer = await ask(path, 'HEAD')
    expect([first.status, answer.status]).toEqual([wanted.status, wanted.status])
    for (const header of ['content-type', 'content-length', 'etag', 'location', 'cache-control'])
      expect([header, answer.headers.get(header)]).toEqual([header, wanted.headers.get(header)])
    expect((await answer.arrayBuffer()).byteLength).toBe(0)
  })
})

test('an order sent as HEAD is no order', async () => {
  expect((await ask('/api/hotels/$slug/bookings', 'HEAD')).status).not.toBe(200)
})

test('the documentation stands at its address with a slash, too', async () => {
  const answer = await ask('/api/docs/')
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/api/docs'])
})

test('every declared screen is there, and no other', async () => {
  for (const area of SURFACES) {
    const at = (path: string) =>
      `${area.address}/${path}`
        .replace(/\/{2,}/, '/')
        .replace(/(.)\/$/, '$1')
        .replace(/\$(?:hotel|dish)Id/, hotel.id)
    for (const { path, isMissing } of screensOf(area))
      expect([path, (await ask(at(path))).status]).toEqual([path, isMissing ? 404 : 200])
    expect([area.address, (await ask(at('no-such-screen'))).status]).toEqual([area.address, 404])
  }
  for (const path of ['/hotelly/internal', '/hotelly/internal/x', '/hotelly/internal/admin/users/new/x']) {
    const answer = await ask(path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.text()).toContain('id="root"')
  }
})

describe('a request that cannot be read is refused and leaves no trace of an error', () => {
  test.each([
    ['/api/hotels/$slug/guest-session', 'multipart/form-data', 'lastName=Smith'],
    ['/api/hotels/$slug/guest-session', 'multipart/form-data; boundary=x', 'lastName=Smith'],
    ['/api/hotels/$slug/guest-session', 'application/json', '{'],
    ['/rpc/sessions/signInGuest', 'multipart/form-data', 'x'],
    ['/rpc/sessions/signInGuest', 'application/json', '{"json":{"a":1},"meta":[[1,"b","c"]]}'],
    ['/rpc/sessions/signInGuest', 'application/json', '{"json":null,"meta":[[99]],"maps":[["a"]]}'],
  ])('%s as %s: %s', async (path, type, body) => {
    const seen = lines.length
    const answer = await ask(path, 'POST', { body, headers: { 'content-type': type } })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('"code":"BAD_REQUEST"')
    expect(lines.slice(seen)).toEqual([])
  })
})
