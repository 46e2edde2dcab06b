import { expect, test } from 'vitest'
import { STAFF_AHEAD_DAYS } from '#features/service-items/rules.ts'
import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import { makeGuest, orderOf } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { addMassage, addTowels, askFor, hoursAhead, makeSpa, newKey, openAreas } from '#tests/services.ts'
import { OWN_PER_DAY_MAX } from '../limits.ts'

const product = openProduct()

test('of many guests at one time as many as there are places get one', async () => {
  const { hotel, offer, slug } = await makeSpa(product.database, { placesMax: 2 }, [
    { capacity: 3 },
    { capacity: 2 },
  ])
  const guests = await Promise.all(Array.from({ length: 20 }, () => makeGuest(product.database, hotel)))
  const startsAt = hoursAhead(5)
  const tried = await Promise.allSettled(
    guests.map((guest) =>
      product.asGuest(guest).work.book({ slug, key: newKey(), asked: askFor(offer, { startsAt }) }),
    ),
  )
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  for (const one of tried)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'SLOT_TAKEN' })
})

test('a time that is taken is no longer shown, and free again once it is cancelled', async () => {
  const { hotel, offer, slug } = await makeSpa(product.database, { bufferMinutes: 30 })
  const guest = product.asGuest(hotel.guest)
  const startsAt = hoursAhead(26)
  const isFree = async (at: string) => {
    const days = await product.as().work.slots({ slug, offerId: offer.id, from: at.slice(0, 10), days: 2 })
    return days.some(({ slots }) => slots.some((slot) => slot.startsAt === at))
  }
  const later = (minutes: number) => new Date(Date.parse(startsAt) + minutes * 60_000).toISOString()
  expect(await isFree(startsAt)).toBe(true)
  const booked = await guest.work.book({ slug, key: newKey(), asked: askFor(offer, { startsAt }) })
  expect(booked).toMatchObject({ status: 'confirmed', startsAt, endsAt: later(60), totalPrice: 6500 })
  expect([await isFree(startsAt), await isFree(later(60)), await isFree(later(90))]).toEqual([
    false,
    false,
    true,
  ])
  const moved = await guest.work.moveMine({ slug, id: booked.id, version: 1, startsAt: later(30) })
  expect(moved).toMatchObject({ startsAt: later(30), version: 2 })
  await guest.work.cancelMine({ slug, id: booked.id, version: 2 })
  expect(await isFree(startsAt)).toBe(true)
})

test('guests are held to the lead time of an offer, and staff are not', async () => {
  const { hotel, offer, slug } = await makeSpa(product.database, { leadMinutes: 120 })
  const staff = product.asStaff(hotel.admin)
  const guest = product.asGuest(hotel.guest)
  const startsAt = hoursAhead(1)
  const asked = { slug, offerId: offer.id, from: startsAt.slice(0, 10), days: 2 }
  const hasIt = (days: { slots: { startsAt: string }[] }[]) =>
    days.some(({ slots }) => slots.some((slot) => slot.startsAt === startsAt))
  expect(hasIt(await guest.work.slots({ ...asked, isAtDesk: true }))).toBe(false)
  expect(hasIt(await staff.work.slots(asked))).toBe(false)
  expect(hasIt(await staff.work.slots({ ...asked, isAtDesk: true }))).toBe(true)
  const key = newKey()
  const wanted = askFor(offer, { startsAt })
  await expect(guest.work.book({ slug, key, asked: wanted })).rejects.toMatchObject({
    code: 'TIME_UNAVAILABLE',
  })
  const booked = await staff.work.bookFor({ slug, guestId: hotel.guest.guestId, key, asked: wanted })
  expect(booked).toMatchObject({ startsAt, status: 'confirmed' })
})

test('what cannot be is refused', async () => {
  const { hotel, offer, slug } = await makeSpa(product.database, { leadMinutes: 120 })
  const ends = new Date(Date.now() + 24 * 3_600_000)
  const leaving = await makeGuest(product.database, hotel, { expiresAt: ends })
  const book = (given: object, actor = hotel.guest) =>
    product.asGuest(actor).work.book({ slug, key: newKey(), asked: { ...askFor(offer), ...given } })
  const unavailable = { code: 'TIME_UNAVAILABLE' }
  await expect(book({ startsAt: hoursAhead(-2) })).rejects.toMatchObject(unavailable)
  await expect(book({ startsAt: hoursAhead(1) })).rejects.toMatchObject(unavailable)
  await expect(book({ startsAt: hoursAhead(24 * 90) })).rejects.toMatchObject(unavailable)
  await expect(book({ startsAt: hoursAhead(48) }, leaving)).rejects.toMatchObject(unavailable)
  await expect(book({ startsAt: hoursAhead(6).replace(':00:00', ':07:00') })).rejects.toMatchObject(
    unavailable,
  )
  await expect(book({})).rejects.toMatchObject(unavailable)
  await expect(book({ startsAt: hoursAhead(6), shownTotal: 1 })).rejects.toMatchObject({
    code: 'OFFER_CHANGED',
    data: { offer: { id: offer.id, price: 6500 } },
  })
  await expect(
    book({ startsAt: hoursAhead(6), answers: [{ id: newKey(), count: 2 }] }),
  ).rejects.toMatchObject({ code: 'OFFER_CHANGED' })
})

test('a time that staff set while the guest waits for an answer stands, and the guest reads what it was', async () => {
  const { hotel, offer, slug } = await makeSpa(product.database, { needsAnswer: true })
  const guest = product.asGuest(hotel.guest)
  const staff = product.asStaff(hotel.admin)
  const [wished, set, later] = [hoursAhead(30), hoursAhead(32), hoursAhead(34)]
  const asked = await guest.work.book({ slug, key: newKey(), asked: askFor(offer, { startsAt: wished }) })
  expect(asked).toMatchObject({ status: 'pending', movedFromTime: null })
  const move = (version: number, startsAt: string) =>
    staff.work.move({ slug, id: asked.id, version, startsAt })
  const moved = await move(1, set)
  expect(moved).toMatchObject({ status: 'confirmed', confirmedAt: expect.any(String) as string })
  expect(await guest.work.listMine({ slug })).toMatchObject([{ startsAt: set, movedFromTime: wished }])
  expect(await move(2, later)).toMatchObject({ movedFromTime: wished })
  expect(await move(3, wished)).toMatchObject({ status: 'confirmed', movedFromTime: null })
  expect(await move(4, set)).toMatchObject({ seenBy: hotel.admin.fullName })
  const own = await guest.work.moveMine({ slug, id: asked.id, version: 5, startsAt: later })
  // it waits anew, and nobody has seen that
  expect(own).toMatchObject({ status: 'pending', startsAt: later, movedFromTime: null, seenAt: null })
})

test('a guest who may choose moves an appointment to somebody else, and keeps whom they have otherwise', async () => {
  const { hotel, offer, slug, resourceIds } = await makeSpa(product.database, { choosesResource: true }, [
    {},
    {},
  ])
  const [first = '', second = ''] = resourceIds
  const guest = product.asGuest(hotel.guest)
  const startsAt = hoursAhead(30)
  const booked = await guest.work.book({
    slug,
    key: newKey(),
    asked: askFor(offer, { startsAt, resourceId: first }),
  })
  const moved = await guest.work.moveMine({ slug, id: booked.id, version: 1, startsAt, resourceId: second })
  expect(moved).toMatchObject({ startsAt, resource: { id: second } })
})

test('a guest books five appointments a day with one person, and staff book them more', async () => {
  const { hotel, offer, slug, resourceIds } = await makeSpa(product.database, { choosesResource: true }, [
    {},
    {},
  ])
  const [lejla = '', amra = ''] = resourceIds
  const { guestId } = hotel.guest
  const guest = product.asGuest(hotel.guest)
  const staff = product.asStaff(hotel.admin)
  const other = product.asGuest(await makeGuest(product.database, hotel))
  const day = hoursAhead(48).slice(0, 10)
  const next = hoursAhead(72).slice(0, 10)
  const at = (hour: number, on = day) => `${on}T${String(hour).padStart(2, '0')}:00:00.000Z`
  const asked = (startsAt: string, resourceId = lejla) => askFor(offer, { startsAt, resourceId })
  const book = (startsAt: string, resourceId = lejla, by = guest) =>
    by.work.book({ slug, key: newKey(), asked: asked(startsAt, resourceId) })
  const enough = { code: 'ENOUGH_THAT_DAY' }

  const tried = await Promise.allSettled([8, 9, 10, 11, 12, 13, 14].map((hour) => book(at(hour))))
  const booked = tried.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(booked).toHaveLength(OWN_PER_DAY_MAX)
  await expect(book(at(16))).rejects.toMatchObject(enough)
  await book(at(16), amra)
  await book(at(16), lejla, other)

  const [first, second] = booked
  if (!first || !second) throw new Error('Nothing was booked')
  const { id } = first
  await guest.work.moveMine({ slug, id, version: 1, startsAt: at(17), resourceId: lejla })
  const tomorrow = await book(at(9, next))
  const back = { slug, id: tomorrow.id, version: 1, startsAt: at(18), resourceId: lejla }
  await expect(guest.work.moveMine(back)).rejects.toMatchObject(enough)
  await staff.work.bookFor({ slug, guestId, key: newKey(), asked: asked(at(19)) })
  await guest.work.cancelMine({ slug, id: second.id, version: 1 })
  await expect(book(at(20))).rejects.toMatchObject(enough)
  await guest.work.cancelMine({ slug, id, version: 2 })
  await book(at(20))
})

test('staff book, move and block up to two years ahead, and no farther', async () => {
  const { hotel, offer, slug, resourceIds } = await makeSpa(product.database)
  const [resourceId = ''] = resourceIds
  const { guestId } = hotel.guest
  const staff = product.asStaff(hotel.admin)
  const bookFor = (startsAt: string) =>
    staff.work.bookFor({ slug, guestId, key: newKey(), asked: askFor(offer, { startsAt }) })
  const block = (beginsAt: string, endsAt: string) => staff.work.block({ slug, resourceId, beginsAt, endsAt })
  const near = await bookFor(hoursAhead(24 * (STAFF_AHEAD_DAYS - 1)))
  await block(hoursAhead(-1), hoursAhead(24))
  const unavailable = { code: 'TIME_UNAVAILABLE' }
  for (const far of [
    hoursAhead(24 * (STAFF_AHEAD_DAYS + 1)),
    '2999-01-01T10:00:00Z',
    '9999-12-31T23:00:00Z',
  ]) {
    await expect(bookFor(far)).rejects.toMatchObject(unavailable)
    await expect(
      product
        .asGuest(hotel.guest)
        .work.book({ slug, key: newKey(), asked: askFor(offer, { startsAt: far }) }),
    ).rejects.toMatchObject(unavailable)
    await expect(staff.work.move({ slug, id: near.id, version: 1, startsAt: far })).rejects.toMatchObject(
      unavailable,
    )
    await expect(block(hoursAhead(48), far)).rejects.toMatchObject(unavailable)
  }
  await expect(block('0000-01-01T00:00:00Z', hoursAhead(96))).rejects.toMatchObject(unavailable)

  const towels = await addTowels(product.database, hotel.id)
  for (const dueAt of ['0000-01-01T00:00:00Z', '9999-12-31T23:00:00Z']) {
    const request = askFor(towels, { dueAt })
    await expect(staff.work.bookFor({ slug, guestId, key: newKey(), asked: request })).rejects.toMatchObject(
      unavailable,
    )
    const order = { ...orderOf([[hotel.dishes[0], 1]]), dueAt }
    await expect(staff.bookings.placeFor({ slug, guestId, key: newKey(), order })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  }
})

test('a guest moves appointments twenty times an hour, and no refused move counts', async () => {
  const { hotel, offer, slug } = await makeSpa(product.database)
  const guest = product.asGuest(hotel.guest)
  const [first, second] = [hoursAhead(30), hoursAhead(32)]
  const { id } = await guest.work.book({ slug, key: newKey(), asked: askFor(offer, { startsAt: first }) })
  const move = (version: number, startsAt = version % 2 ? second : first) =>
    guest.work.moveMine({ slug, id, version, startsAt })
  const { maxAttempts, lockoutMinutes } = RATE_LIMITS.service_move
  await expect(move(1, hoursAhead(24 * 90))).rejects.toMatchObject({ code: 'TIME_UNAVAILABLE' })
  for (let version = 1; version <= maxAttempts; version++) await move(version)
  await expect(move(maxAttempts + 1)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    data: { retryAfterSeconds: lockoutMinutes * 60 },
  })
  await guest.work.cancelMine({ slug, id, version: maxAttempts + 1 })
})

test('what is not offered now is not moved by guests, as it is not booked, and staff may', async () => {
  const { hotel, offer, slug } = await makeSpa(product.database)
  const guest = product.asGuest(hotel.guest)
  const staff = product.asStaff(hotel.admin)
  const book = (startsAt: string) =>
    guest.work.book({ slug, key: newKey(), asked: askFor(offer, { startsAt }) })
  const { id, startsAt } = await book(hoursAhead(30))
  const move = () => guest.work.moveMine({ slug, id, version: 1, startsAt: hoursAhead(34) })
  const notAllowed = { code: 'NOT_ALLOWED', data: { current: { id, startsAt } } }
  const { id: offerId, version, orderIndex: _order, ...draft } = offer

  await openAreas(product.database, hotel.id, ['housekeeping'])
  await expect(book(hoursAhead(32))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  await expect(move()).rejects.toMatchObject(notAllowed)

  await openAreas(product.database, hotel.id)
  await staff.offers.update({ slug, id: offerId, version, offer: { ...draft, isEnabled: false } })
  await expect(book(hoursAhead(32))).rejects.toMatchObject({ code: 'OFFER_CHANGED', data: { offer: null } })
  await expect(move()).rejects.toMatchObject(notAllowed)

  await staff.offers.remove({ slug, id: offerId, version: version + 1 })
  await expect(move()).rejects.toMatchObject(notAllowed)
  await staff.work.move({ slug, id, version: 1, startsAt: hoursAhead(34) })
  await guest.work.cancelMine({ slug, id, version: 2 })
})

test('staff move an appointment to what its offer has or it has itself, and anywhere once the offer is gone', async () => {
  const { hotel, offer, slug, resourceIds } = await makeSpa(product.database, {}, [{}, {}])
  const [first = '', second = ''] = resourceIds
  const { resourceIds: others } = await addMassage(product.database, hotel.id)
  const [foreign = ''] = others
  const staff = product.asStaff(hotel.admin)
  const startsAt = hoursAhead(30)
  const booked = await staff.work.bookFor({
    slug,
    key: newKey(),
    guestId: hotel.guest.guestId,
    asked: askFor(offer, { startsAt, resourceId: first }),
  })
  const move = (version: number, resourceId: string, at = startsAt) =>
    staff.work.move({ slug, id: booked.id, version, startsAt: at, resourceId })
  await expect(move(1, foreign)).rejects.toMatchObject({ code: 'TIME_UNAVAILABLE' })
  expect(await move(1, second)).toMatchObject({ resource: { id: second } })

  const [now] = (await staff.offers.listAll({ slug })).filter(({ id }) => id === offer.id)
  if (!now) throw new Error('The offer is gone')
  const { id, version, orderIndex: _order, ...draft } = now
  const changed = await staff.offers.update({ slug, id, version, offer: { ...draft, resourceIds: [first] } })
  expect(await move(2, second, hoursAhead(31))).toMatchObject({ resource: { id: second } })
  await staff.offers.remove({ slug, id, version: changed.version })
  expect(await move(3, foreign)).toMatchObject({ resource: { id: foreign } })
})
