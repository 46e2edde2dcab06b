import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { findGuestsOfSessions } from '#features/sessions/server/queries.ts'
import { openSession } from '#features/accounts/server/queries.ts'
import { authAccounts } from '#features/accounts/server/table.ts'
import { type GuestActor, SYSTEM } from '#kit/server/actor.ts'
import type { Device } from '#kit/server/cookies.ts'
import { hashToken, newToken } from '#kit/server/tokens.ts'
import { makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { untilWaiting } from '#tests/lock-waits.ts'
import { openProduct } from '#tests/product.ts'
import type { Guest } from '../contract.ts'

const product = openProduct()
let hotel: TestHotel
let guest: Guest

const device: Device = { id: randomUUID(), knownAt: [], isNew: false }
const staff = () => product.asStaff(hotel.admin).guests

/** The actor of a session opened for this guest. */
async function sessionOf(id: string): Promise<GuestActor> {
  const tokenHash = hashToken(newToken())
  await product.database.withActor(SYSTEM, async (tx) => {
    const [account] = await tx.select().from(authAccounts).where(eq(authAccounts.guestId, id))
    await openSession(tx, { tokenHash, accountId: account?.id ?? '', hotelId: hotel.id, seconds: 60 })
  })
  const [found] = await findGuestsOfSessions(product.database, [tokenHash])
  if (!found) throw new Error('This guest cannot sign in')
  return found.actor
}

const order = (actor: GuestActor, key = randomUUID() as string) => {
  const input = { slug: hotel.slug, key, order: orderOf([[hotel.dishes[0], 1]]) }
  return product.asGuest(actor).bookings.place(input)
}
const seenBy = async (actor: GuestActor) => {
  const bookings = await product.asGuest(actor).bookings.listMine({ slug: hotel.slug })
  return bookings.map(({ id }) => id)
}
const chat = (actor: GuestActor | null, sessionId: string) => {
  const api = product.as({ device, guest: actor }).chat
  return {
    say: async (message: string) => {
      const key = randomUUID()
      const answers = await api.send({ slug: hotel.slug, sessionId, message, language: 'en', key })
      for await (const _ of answers);
    },
    read: async () => (await api.getConversation({ slug: hotel.slug, sessionId }))?.messages.length ?? 0,
  }
}
const expire = () =>
  product.run(sql`UPDATE guests SET expires_at = now() - interval '1 hour' WHERE id = ${guest.id}`)
const edit = async (change: Partial<Parameters<ReturnType<typeof staff>['update']>[0]>) => {
  const [listed] = (await staff().list({ slug: hotel.slug })).guests.filter(({ id }) => id === guest.id)
  const { id, version, loginName, roomNumber, expiresOn, isActive } = listed ?? guest
  return staff().update({
    slug: hotel.slug,
    id,
    version,
    loginName,
    roomNumber,
    expiresOn,
    isActive,
    ...change,
  })
}
const add = () => staff().create({ slug: hotel.slug, loginName: 'Smith', roomNumber: '101', expiresOn: null })

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  guest = await add()
})

/** An order and a chat in the first stay. */
async function stayOnce() {
  const actor = await sessionOf(guest.id)
  const sessionId = 'a'.repeat(8) + randomUUID().replaceAll('-', '').slice(0, 12)
  const key = randomUUID()
  const { id } = await order(actor, key)
  await chat(actor, sessionId).say('Where is my wife?')
  expect(await seenBy(actor)).toEqual([id])
  expect(await chat(actor, sessionId).read()).toBe(2)
  return { id, key, sessionId }
}

describe('a new stay (OP-72)', () => {
  test.each([
    ['a later expiry', { expiresOn: '2090-01-01' }],
    ['no expiry', { expiresOn: null }],
    ['a later expiry and the login switched on again', { expiresOn: '2090-01-01', isActive: true }],
  ])('starts with %s after the credentials have expired', async (_what, change) => {
    const { id, key, sessionId } = await stayOnce()
    await expire()
    if ('isActive' in change) await staff().deactivateExpired({ slug: hotel.slug })
    await edit(change)
    const later = await sessionOf(guest.id)
    expect(await seenBy(later)).toEqual([])
    expect(await chat(later, sessionId).read()).toBe(0)
    await expect(chat(later, sessionId).say('Who was here?')).rejects.toMatchObject({ code: 'SESSION_TAKEN' })
    await expect(order(later, key)).rejects.toMatchObject({ code: 'KEY_REUSED' })
    const own = await order(later)
    expect(await seenBy(later)).toEqual([own.id])
    const { bookings } = await product
      .asStaff(hotel.admin)
      .bookings.list({ slug: hotel.slug, scope: 'ongoing' })
    expect(bookings.map((booking) => booking.id)).toContain(id)
    const [audit] = await product.run(sql`SELECT after FROM audit_log
      WHERE entity_id = ${guest.id} AND action = 'update' ORDER BY at DESC LIMIT 1`)
    expect(audit).toMatchObject({ after: { isNewStay: true } })
  })

  test('starts with an import, which reports it beforehand', async () => {
    await stayOnce()
    await expire()
    const file = 'name,room,expiry\nSmith,101,2090-01-01'
    const planned = await staff().importFile({ slug: hotel.slug, file, isDryRun: true })
    expect(planned).toMatchObject({ changed: [{ beginsStay: true }] })
    await staff().importFile({ slug: hotel.slug, file, isDryRun: false })
    expect(await seenBy(await sessionOf(guest.id))).toEqual([])
  })

  test('starts with the name of somebody else', async () => {
    const { sessionId } = await stayOnce()
    await edit({ loginName: 'Jones' })
    const later = await sessionOf(guest.id)
    expect(await seenBy(later)).toEqual([])
    expect(await chat(later, sessionId).read()).toBe(0)
  })

  test('starts with credentials that are deleted and created again', async () => {
    const { sessionId, id } = await stayOnce()
    await staff().remove({ slug: hotel.slug, id: guest.id })
    const again = await add()
    const later = await sessionOf(again.id)
    expect(await seenBy(later)).toEqual([])
    expect(await chat(later, sessionId).read()).toBe(0)
    expect(await chat(null, sessionId).read()).toBe(0)
    const kept = await product.asStaff(hotel.admin).bookings.get({ slug: hotel.slug, id })
    expect(kept).toMatchObject({ guestId: null, guestName: 'Smith', roomNumber: '101' })
  })
})

describe('the stay continues', () => {
  test.each([
    ['when staff say that it is the same guest', true, { expiresOn: '2090-01-01', isSameGuest: true }],
    ['when it is extended in time', false, { expiresOn: '2090-01-01' }],
    ['when the login is switched on again', false, { isActive: true }],
    ['when the spelling is corrected', false, { loginName: 'Smíth' }],
    ['when another name is that of the same guest', false, { loginName: 'Smyth', isSameGuest: true }],
    ['when the guest moves', false, { roomNumber: '202' }],
  ])('%s', async (_when, hasExpired, change) => {
    const { id, key, sessionId } = await stayOnce()
    if (hasExpired) await expire()
    await edit(change)
    const same = await sessionOf(guest.id)
    expect(await seenBy(same)).toEqual([id])
    expect(await chat(same, sessionId).read()).toBe(2)
    await expect(order(same, key)).resolves.toMatchObject({ id })
  })

  test('with messages sent in this browser before signing in', async () => {
    const sessionId = 'b'.repeat(20)
    await chat(null, sessionId).say('When is breakfast?')
    const actor = await sessionOf(guest.id)
    await chat(actor, sessionId).say('Thanks')
    expect(await chat(actor, sessionId).read()).toBe(4)
    expect(await chat(null, sessionId).read()).toBe(0)
  })
})

describe('a guest who moves to another room', () => {
  const bookingOf = (id: string) => product.asStaff(hotel.admin).bookings.get({ slug: hotel.slug, id })

  test('keeps their open orders, each audited and announced', async () => {
    const { id } = await stayOnce()
    const actor = await sessionOf(guest.id)
    const { id: done } = await order(actor)
    await product.asStaff(hotel.admin).bookings.complete({ slug: hotel.slug, id: done, version: 1 })
    const moved = await edit({ roomNumber: '202' })
    expect(moved.roomNumber).toBe('202')
    expect(await bookingOf(id)).toMatchObject({ roomNumber: '202', movedFrom: '101', version: 2 })
    expect(await bookingOf(done)).toMatchObject({ roomNumber: '101', movedFrom: null })
    const audit = await product.run(sql`SELECT entity_id, before, after FROM audit_log
      WHERE hotel_id = ${hotel.id} AND entity = 'booking' AND action = 'move'`)
    expect(audit).toEqual([{ entity_id: id, before: { roomNumber: '101' }, after: { roomNumber: '202' } }])
    await product.events.flush()
    await expect
      .poll(() => product.heard.filter((event) => event.topic === 'bookings' && event.id === id).length)
      .toBe(2)
    const [seen] = await product.asGuest(await sessionOf(guest.id)).bookings.listMine({ slug: hotel.slug })
    expect([seen, (await product.asGuest(actor).bookings.listMine({ slug: hotel.slug }))[1]]).toContainEqual(
      expect.objectContaining({ id, roomNumber: '202' }),
    )
  })

  test("leaves a previous guest's orders where they are", async () => {
    const { id } = await stayOnce()
    await expire()
    await edit({ roomNumber: '202', expiresOn: '2090-01-01' })
    expect(await bookingOf(id)).toMatchObject({ roomNumber: '101', movedFrom: null })
  })

  test('keeps an order placed at that very moment', async () => {
    const actor = await sessionOf(guest.id)
    const { placed } = await product.database.withActor(SYSTEM, async (tx) => {
      await tx.execute(sql`SELECT FROM guests WHERE hotel_id = ${hotel.id} AND id = ${guest.id} FOR UPDATE`)
      await tx.execute(sql`UPDATE guests SET room_number = '202', room_key = '202'
        WHERE hotel_id = ${hotel.id} AND id = ${guest.id}`)
      const underWay = order(actor)
      await untilWaiting(product.databaseUrl, 1)
      return { placed: underWay }
    })
    await expect(placed).resolves.toMatchObject({ roomNumber: '202' })
  })
})
