import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeHotel, makeSuperAdmin, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { makePhoto, staffCookies } from '#tests/uploader.ts'
import type { ProfileDraft } from '../contract.ts'

const product = openProduct()
let hotel: TestHotel
beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

const calls = () => product.asStaff(hotel.admin).hotels
const basics = {
  name: 'Hotel Baščaršija',
  contactEmail: 'desk@hotel.example',
  contactPhone: '+387 33 555 010',
  bookingSupportNumber: null,
  primaryColor: '#2f5d73',
}
const wanted: ProfileDraft = {
  ...basics,
  address: 'Obala 7, 71000 Sarajevo',
  checkInTime: '14:00',
  checkOutTime: '11:00',
  website: 'https://hotel.example/',
  instagram: null,
  facebook: null,
}
const save = async (change: object = {}) => {
  const { slug } = hotel
  const { version } = await calls().profile({ slug })
  return calls().saveProfile({ slug, version, profile: { ...wanted, ...change } })
}
const auditOf = () =>
  product.database.withActor(SYSTEM, (tx) =>
    tx.execute<{ action: string; before: object; after: object }>(
      sql`SELECT action, before, after FROM audit_log WHERE entity_id = ${hotel.id} ORDER BY at`,
    ),
  )

test('what a hotel says of itself is changed by its own staff, and shown to guests at once', async () => {
  const { slug } = hotel
  const { version, logoUrl } = await calls().profile({ slug })
  const saved = await save({ contactPhone: '  ' })
  expect(saved).toEqual({ ...wanted, contactPhone: null, logoUrl, version: version + 1 })
  expect(await calls().profile({ slug })).toEqual(saved)
  const { version: _version, ...shown } = saved
  expect(await product.asGuest(hotel.guest).hotels.get({ slug })).toMatchObject(shown)
  const entries = await auditOf()
  expect(entries.at(-1)).toMatchObject({ action: 'update', after: { name: wanted.name } })
  expect(entries.at(-1)?.after).not.toHaveProperty('bookingSupportNumber')
})

test('what the platform has changed meanwhile is not overwritten, and the other way round', async () => {
  const { slug, id } = hotel
  const seen = await calls().profile({ slug })
  const platform = product.asStaff(await makeSuperAdmin(product.database)).hotels
  await platform.setActive({ id, isActive: false })
  const current = await platform.setActive({ id, isActive: true })
  const { version } = seen
  await expect(calls().saveProfile({ slug, version, profile: wanted })).rejects.toMatchObject({
    code: 'CHANGED',
    data: { current: { name: current.name, version: current.version } },
  })
  expect((await save()).version).toBe(current.version + 1)
  const { slug: _slug, isActive, currency, timeZone } = current
  const draft = { ...basics, isActive, currency, timeZone }
  await expect(
    platform.update({ id, version: current.version, hotel: draft, prices: [] }),
  ).rejects.toMatchObject({ code: 'CHANGED', data: { current: { name: wanted.name } } })
})

test('saving what is there already changes nothing and is not recorded', async () => {
  const { version } = await save()
  const before = (await auditOf()).length
  expect((await save()).version).toBe(version)
  expect(await auditOf()).toHaveLength(before)
})

test('pages are kept by their addresses, however they were typed', async () => {
  const typed = { website: 'hotel.example/rooms', instagram: ' @hotel ', facebook: '', address: ' ' }
  expect(await save(typed)).toMatchObject({
    website: 'https://hotel.example/rooms',
    instagram: 'https://www.instagram.com/hotel',
    facebook: null,
    address: null,
  })
})

test.each([
  { name: ' ' },
  { name: 'x'.repeat(201) },
  { contactEmail: 'nobody' },
  { contactPhone: '1'.repeat(41) },
  { primaryColor: 'green' },
  { address: 'x'.repeat(301) },
  { checkInTime: '24:00' },
  { checkOutTime: '9' },
  { website: 'javascript:alert(1)' },
  { instagram: 'https://instagram.com.evil.example/hotel' },
  { currency: 'EUR' },
  { timeZone: 'UTC' },
  { isActive: false },
])('%o is refused', async (change) => {
  await expect(save(change)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect((await calls().profile({ slug: hotel.slug })).name).not.toBe(wanted.name)
})

test('staff set and remove their own logo', async () => {
  const { slug } = hotel
  const address = await product.listen()
  const response = await fetch(`${address}/hotelly-uploads/${slug}/logo`, {
    method: 'POST',
    headers: { cookie: await staffCookies(address, hotel) },
    body: new Uint8Array(await makePhoto(600, 600)),
  })
  const { url } = (await response.json()) as { url: string }
  expect(url).toMatch(new RegExp(`^/files/hotel-logos/${hotel.id}/logo\\.webp\\?v=`))
  expect((await product.asGuest(hotel.guest).hotels.get({ slug })).logoUrl).toBe(url)
  expect((await calls().removeOwnLogo({ slug })).logoUrl).toBeNull()
  expect((await fetch(address + url)).status).toBe(404)
  expect((await auditOf()).map(({ action }) => action)).toEqual(['logo', 'logo'])
})
