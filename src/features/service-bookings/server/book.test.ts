import { expect, test } from 'vitest'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeHotel, orderOf } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { addTowels, askFor, hoursAhead, makeSpa, newKey, openAreas } from '#tests/services.ts'

const product = openProduct()

test('towels are asked for, followed and done', async () => {
  const hotel = await makeHotel(product.database)
  await openAreas(product.database, hotel.id)
  const towels = await addTowels(product.database, hotel.id)
  const { slug } = hotel
  const guest = product.asGuest(hotel.guest)
  const staff = product.asStaff(hotel.admin)
  const asked = await guest.work.book({ slug, key: newKey(), asked: askFor(towels, { note: 'Big ones' }) })
  expect(asked).toMatchObject({ kind: 'request', status: 'pending', note: 'Big ones', totalPrice: 0 })
  const { bookings, ongoing } = await staff.work.list({ slug, scope: 'ongoing' })
  expect(bookings).toMatchObject([{ id: asked.id, team: 'housekeeping', takenBy: null }])
  expect(ongoing).toBe(1)
  const taken = await staff.work.take({ slug, id: asked.id, version: 1 })
  expect(taken).toMatchObject({ takenBy: 'Front Desk', status: 'confirmed' })
  const done = await staff.work.complete({ slug, id: asked.id, version: taken.version })
  expect(done).toMatchObject({ bookingStatus: 'completed', status: 'delivered' })
  expect(await guest.work.listMine({ slug })).toMatchObject([{ id: asked.id, status: 'delivered' }])
})

test('whoever lists or counts orders meets none of them', async () => {
  const { hotel, offer, slug } = await makeSpa(product.database)
  const guest = product.asGuest(hotel.guest)
  const staff = product.asStaff(hotel.admin)
  const order = await guest.bookings.place({ slug, key: newKey(), order: orderOf([[hotel.dishes[0], 1]]) })
  const before = await staff.bookings.list({ slug, scope: 'ongoing' })
  await guest.work.book({ slug, key: newKey(), asked: askFor(offer, { startsAt: hoursAhead(3) }) })
  expect(await staff.bookings.list({ slug, scope: 'ongoing' })).toEqual(before)
  expect(await guest.bookings.listMine({ slug })).toMatchObject([{ id: order.id }])
  const [mine] = await guest.work.listMine({ slug })
  await expect(staff.bookings.get({ slug, id: mine?.id ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(staff.work.get({ slug, id: order.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('one key books once, whatever else is asked', async () => {
  const { hotel, offer, slug } = await makeSpa(product.database)
  const guest = product.asGuest(hotel.guest)
  const key = newKey()
  const asked = askFor(offer, { startsAt: hoursAhead(4) })
  const all = await Promise.all([1, 2, 3].map(() => guest.work.book({ slug, key, asked })))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  await expect(guest.work.book({ slug, key, asked: { ...asked, note: 'Else' } })).rejects.toMatchObject({
    code: 'KEY_REUSED',
  })
  const order = orderOf([[hotel.dishes[0], 1]])
  await expect(guest.bookings.place({ slug, key, order })).rejects.toMatchObject({ code: 'KEY_REUSED' })
})

test('a request of nothing is none', async () => {
  const hotel = await makeHotel(product.database)
  await openAreas(product.database, hotel.id)
  const count = { kind: 'count' as const, min: 0, max: 6, usual: 0, price: 0 }
  const questions = [
    { ...count, id: newKey(), label: inEnglish('Bath towels'), usual: 2 },
    { ...count, id: newKey(), label: inEnglish('Hand towels') },
  ]
  const towels = await addTowels(product.database, hotel.id, { questions })
  const ask = (answers: { id: string; count: number }[]) => {
    const asked = { ...askFor(towels), answers }
    return product.asGuest(hotel.guest).work.book({ slug: hotel.slug, key: newKey(), asked })
  }
  const none = questions.map(({ id }) => ({ id, count: 0 }))
  await expect(ask(none)).rejects.toMatchObject({ code: 'OFFER_CHANGED' })
  expect((await ask([])).answers.map((answer) => answer.count)).toEqual([2, 0])
})
