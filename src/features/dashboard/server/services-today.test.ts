import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { addMassage, addTowels, askFor, hoursAhead, newKey, openAreas } from '#tests/services.ts'
import { readServicesOfToday } from './services-today.ts'

const product = openProduct()
const NOON = new Date('2031-05-06T12:00:00Z')
const NOTHING = { requests: 0, late: 0, appointments: 0, upcoming: null, waiting: 0 }

const change = (statement: ReturnType<typeof sql>) =>
  product.database.withActor(SYSTEM, (tx) => tx.execute(statement))

test('a day is told by its open requests, by what is late, by its appointments and by what waits', async () => {
  const hotel = await makeHotel(product.database)
  const { slug } = hotel
  await openAreas(product.database, hotel.id)
  const towels = await addTowels(product.database, hotel.id)
  const { offer } = await addMassage(product.database, hotel.id, {}, [{ capacity: 9 }])
  const guest = product.asGuest(hotel.guest)
  const staff = product.asStaff(hotel.admin)
  const read = (at: Date) =>
    product.database.withActor(hotel.admin, (tx) => readServicesOfToday(tx, hotel.id, at))
  expect(await read(NOON)).toEqual(NOTHING)

  const ask = async (promisedAt: string) => {
    const { id } = await guest.work.book({ slug, key: newKey(), asked: askFor(towels) })
    await change(sql`UPDATE service_bookings SET promised_at = ${promisedAt} WHERE id = ${id}`)
    return { slug, id, version: 1 }
  }
  await ask('2031-05-06T11:59:00Z')
  await ask('2031-05-06T12:01:00Z')
  await staff.work.complete(await ask('2031-05-06T11:00:00Z'))

  const reserve = async (begins: string, status = 'confirmed') => {
    const asked = askFor(offer, { startsAt: hoursAhead(5) })
    const { id } = await guest.work.book({ slug, key: newKey(), asked })
    await change(sql`UPDATE service_bookings SET status = ${status}, starts_at = ${begins}::timestamptz,
      ends_at = ${begins}::timestamptz + interval '1 hour', busy_until = ${begins}::timestamptz + interval '1 hour'
      WHERE id = ${id}`)
    return { slug, id, version: 1 }
  }
  // one of the evening before that lasts into the day, one of the next day
  await reserve('2031-05-05T23:30:00Z')
  await reserve('2031-05-07T00:00:00Z', 'pending')
  await reserve('2031-05-06T09:00:00Z')
  await staff.work.complete(await reserve('2031-05-06T13:00:00Z'))
  const next = await reserve('2031-05-06T14:00:00Z', 'pending')
  await staff.work.cancel(await reserve('2031-05-06T12:30:00Z'))
  expect(await read(NOON)).toMatchObject({
    requests: 2,
    late: 1,
    appointments: 3,
    waiting: 2,
    upcoming: { id: next.id, roomNumber: hotel.guest.roomNumber, resource: { name: { en: 'Lejla' } } },
  })
  expect(await read(new Date('2031-05-06T15:00:00Z'))).toMatchObject({ late: 2, upcoming: null })
})

test('the day is that of the hotel, and another hotel is told nothing', async () => {
  const [hotel, other] = [await makeHotel(product.database), await makeHotel(product.database)]
  await change(sql`UPDATE hotels SET time_zone = 'Pacific/Auckland' WHERE id = ${hotel.id}`)
  await openAreas(product.database, hotel.id)
  const { offer } = await addMassage(product.database, hotel.id)
  await product
    .asGuest(hotel.guest)
    .work.book({ slug: hotel.slug, key: newKey(), asked: askFor(offer, { startsAt: hoursAhead(5) }) })
  await change(sql`UPDATE service_bookings SET starts_at = '2031-05-06T13:00:00Z', ends_at = '2031-05-06T14:00:00Z',
    busy_until = '2031-05-06T14:00:00Z' WHERE hotel_id = ${hotel.id}`)
  const read = (admin: typeof hotel.admin, at: string) =>
    product.database.withActor(admin, (tx) => readServicesOfToday(tx, admin.hotelId, new Date(at)))
  // noon in UTC is the last minute of that day in Auckland; an hour after the appointment is the next day
  expect(await read(hotel.admin, '2031-05-06T11:59:00Z')).toMatchObject({ appointments: 0 })
  expect(await read(hotel.admin, '2031-05-06T12:00:00Z')).toMatchObject({ appointments: 1 })
  expect(await product.asStaff(other.admin).work.today({ slug: other.slug })).toEqual(NOTHING)
})

test('days that nobody can reckon with are refused, and no fault of ours', async () => {
  const hotel = await makeHotel(product.database)
  const staff = product.asStaff(hotel.admin)
  for (const from of ['0000-01-01', '0001-01-01', '9999-12-31']) {
    const asked = { slug: hotel.slug, from }
    await expect(staff.work.days(asked)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const offerId = crypto.randomUUID()
    await expect(staff.work.slots({ ...asked, offerId })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const filtered = { ...asked, to: from, scope: 'previous' as const }
    await expect(staff.bookings.list(filtered)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(staff.audit.list(filtered)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  }
})
