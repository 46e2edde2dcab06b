import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Order } from '#features/room-service/contract.ts'
import { mayDo, OPEN_STATUSES } from '#features/bookings/rules.ts'
import type { GuestActor } from '#kit/server/actor.ts'
import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import { makeGuest, makeHotel, type TestHotel } from './factories.ts'
import { openProduct } from './product.ts'

/** ROUNDS=10000 lives through more of them. */
const ROUNDS = Number(process.env.ROUNDS ?? 60)
const product = openProduct()
let hotel: TestHotel

beforeAll(async () => {
  hotel = await makeHotel(product.database)
})

type Known = Pick<
  Order,
  'status' | 'bookingStatus' | 'version' | 'roomNumber' | 'totalPrice' | 'paymentStatus'
>
/** What should be true: the guest's bookings by id, the menu's price, and the keys that were used. */
type Model = {
  bookings: Map<string, Known>
  keys: Map<string, { id: string; quantity: number; shown: number }>
  price: number
  isSoldOut: boolean
  room: string
  placed: number
}
type Real = { guest: GuestActor }
type Step = fc.AsyncCommand<Model, Real>

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code?: string }) => error.code ?? 'a failure without a code',
  )
const staff = () => product.asStaff(hotel.admin).bookings
const pick = <T>(all: Iterable<T>, at: number): T | undefined => {
  const list = [...all]
  return list[at % Math.max(1, list.length)]
}

/** Compares everything that guest and staff see with the model. */
async function check(model: Model, { guest }: Real) {
  const mine = await product.asGuest(guest).bookings.listMine({ slug: hotel.slug })
  expect(mine.map(({ id }) => id).toSorted()).toEqual([...model.bookings.keys()].toSorted())
  for (const [id, known] of model.bookings) {
    const { status, bookingStatus, version, roomNumber, totalPrice, paymentStatus, ...seen } =
      await staff().get({ slug: hotel.slug, id })
    expect({ status, bookingStatus, version, roomNumber, totalPrice, paymentStatus }).toEqual(known)
    expect(totalPrice).toBe(seen.lines?.reduce((sum, line) => sum + line.price * line.quantity, 0))
    expect(seen.completedAt !== null).toBe(bookingStatus === 'completed')
    expect(seen.cancelledAt !== null).toBe(bookingStatus === 'cancelled')
  }
}

const order = (quantity: number, shown: number) => ({
  items: [{ itemId: hotel.dishes[0].id, quantity }],
  shownTotal: shown * quantity,
  currency: 'USD',
  specialInstructions: null,
})
const send = ({ guest }: Real, key: string, quantity: number, shown: number) =>
  product.asGuest(guest).bookings.place({ slug: hotel.slug, key, order: order(quantity, shown) })

/** An order with the price as shown, which may be an old one, sent once or twice at the same time. */
const placing = (quantity: number, isOld: boolean, times: number): Step => ({
  toString: () => `place ${quantity}${isOld ? ' at an old price' : ''}, ${times} times`,
  check: () => true,
  run: async (model, real) => {
    const [key, shown] = [randomUUID(), isOld ? model.price + 1 : model.price]
    const answers = await Promise.allSettled(
      Array.from({ length: times }, () => send(real, key, quantity, shown)),
    )
    const ids = new Set(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : [])))
    const codes = new Set(
      answers.flatMap((answer) =>
        answer.status === 'rejected' ? [(answer.reason as { code?: string }).code] : [],
      ),
    )
    if (isOld || model.isSoldOut) expect([...codes, ...ids]).toEqual(['ORDER_CHANGED'])
    else if (model.placed >= RATE_LIMITS.room_service_booking.maxAttempts)
      expect([...codes, ...ids]).toEqual(['RATE_LIMITED'])
    else {
      expect([ids.size, codes.size]).toEqual([1, 0])
      const [id = ''] = ids
      model.placed++
      model.keys.set(key, { id, quantity, shown })
      model.bookings.set(id, {
        status: 'pending',
        bookingStatus: 'open',
        version: 1,
        paymentStatus: 'open',
        roomNumber: model.room,
        totalPrice: shown * quantity,
      })
    }
    await check(model, real)
  },
})

/** The same order again, or another one under the same key. */
const retrying = (at: number, isSame: boolean): Step => ({
  toString: () => `send again${isSame ? '' : ' something else'}`,
  check: ({ keys }) => keys.size > 0,
  run: async (model, real) => {
    const [key, { id, quantity, shown }] = pick(model.keys, at) ?? ['', { id: '', quantity: 1, shown: 0 }]
    const again = send(real, key, isSame ? quantity : quantity + 1, shown)
    if (isSame) expect((await again).id).toBe(id)
    else expect(await outcome(again)).toBe('KEY_REUSED')
    await check(model, real)
  },
})

type Action = 'complete' | 'cancel' | 'reopen' | 'update'
/** A change by staff, perhaps of a version that is no longer the current one. */
const changing = (action: Action, at: number, next: number, isStale: boolean): Step => ({
  toString: () => `${action}${isStale ? ' what was' : ''}`,
  check: ({ bookings }) => bookings.size > 0,
  run: async (model, real) => {
    const [id, known] = pick(model.bookings, at) ?? ['', null]
    if (!known) return
    const target = { slug: hotel.slug, id, version: isStale ? known.version + 1 : known.version }
    const status = OPEN_STATUSES[next % OPEN_STATUSES.length] ?? 'pending'
    const paymentStatus = next % 2 === 0 ? 'open' : 'paid'
    const room = next % 3 === 0 ? '777' : known.roomNumber
    const changed = await outcome(
      action === 'update'
        ? staff().update({ ...target, status, paymentStatus, staffNotes: null, roomNumber: room })
        : staff()[action](target),
    )
    if (isStale) expect(changed).toBe('CHANGED')
    else if (!mayDo(action, known)) expect(changed).toBe('NOT_ALLOWED')
    else {
      expect(changed).toBeNull()
      const after: Record<Action, Partial<Known>> = {
        complete: { bookingStatus: 'completed', status: 'delivered' },
        cancel: { bookingStatus: 'cancelled', status: 'cancelled' },
        reopen: { bookingStatus: 'open', status: 'pending' },
        update: { status, paymentStatus, roomNumber: room },
      }
      const saved = { ...known, ...after[action] }
      // what is saved as it was stays the same version
      const isSame = isDeepStrictEqual(saved, known)
      model.bookings.set(id, isSame ? known : { ...saved, version: known.version + 1 })
    }
    await check(model, real)
  },
})

/** The same change twice at once: one is made, the other is told. */
const racing = (at: number): Step => ({
  toString: () => 'complete and cancel at once',
  check: ({ bookings }) => bookings.size > 0,
  run: async (model, real) => {
    const [id, known] = pick(model.bookings, at) ?? ['', null]
    if (!known) return
    const target = { slug: hotel.slug, id, version: known.version }
    const [completed, cancelled] = await Promise.all([
      outcome(staff().complete(target)),
      outcome(staff().cancel(target)),
    ])
    if (!mayDo('cancel', known)) expect([completed, cancelled]).toEqual(['NOT_ALLOWED', 'NOT_ALLOWED'])
    else {
      expect([completed, cancelled].filter((each) => each === null)).toHaveLength(1)
      const state = completed === null ? 'completed' : 'cancelled'
      const status = completed === null ? 'delivered' : 'cancelled'
      model.bookings.set(id, { ...known, status, bookingStatus: state, version: known.version + 1 })
    }
    await check(model, real)
  },
})

const repricing = (price: number, isSoldOut: boolean): Step => ({
  toString: () => (isSoldOut ? 'sold out' : `costs ${price}`),
  check: () => true,
  run: async (model) => {
    await product.run(
      sql`UPDATE menu_items SET price = ${price}, enabled = ${!isSoldOut} WHERE hotel_id = ${hotel.id} AND id = ${hotel.dishes[0].id}`,
    )
    Object.assign(model, { price, isSoldOut })
  },
})

/** The guest moves to another room; what is open there goes along. */
const moving = (room: string): Step => ({
  toString: () => `move to ${room}`,
  check: (model) => model.room !== room,
  run: async (model, real) => {
    const { guests } = product.asStaff(hotel.admin)
    const { guestId: id, guestName: loginName } = real.guest
    const listed = (await guests.list({ slug: hotel.slug })).guests.find((guest) => guest.id === id)
    const version = listed?.version ?? 0
    await guests.update({
      slug: hotel.slug,
      id,
      version,
      loginName,
      roomNumber: room,
      expiresOn: null,
      isActive: true,
    })
    for (const [id, known] of model.bookings) {
      if (known.bookingStatus !== 'open' || known.roomNumber !== model.room) continue
      model.bookings.set(id, { ...known, roomNumber: room, version: known.version + 1 })
    }
    real.guest = { ...real.guest, roomNumber: room }
    model.room = room
    await check(model, real)
  },
})

/** The limit on orders has passed. */
const waiting: Step = {
  toString: () => 'wait',
  check: ({ placed }) => placed > 0,
  run: async (model, { guest }) => {
    await product.run(sql`DELETE FROM rate_limits WHERE identifier = ${guest.guestId}`)
    model.placed = 0
  },
}

const at = fc.nat(20)
const steps = fc.commands(
  [
    fc
      .tuple(fc.integer({ min: 1, max: 98 }), fc.boolean(), fc.integer({ min: 1, max: 3 }))
      .map((given) => placing(...given)),
    fc
      .tuple(fc.integer({ min: 1, max: 98 }), fc.constant(false), fc.constant(1))
      .map((given) => placing(...given)),
    fc.tuple(at, fc.boolean()).map((given) => retrying(...given)),
    fc
      .tuple(fc.constantFrom<Action[]>('complete', 'cancel', 'reopen', 'update'), at, at, fc.boolean())
      .map((given) => changing(...given)),
    at.map(racing),
    fc.tuple(fc.integer({ min: 0, max: 10_000 }), fc.boolean()).map((given) => repricing(...given)),
    fc.constantFrom('101', '102', '103').map(moving),
    fc.constant(waiting),
  ],
  { maxCommands: 15 },
)

test(
  'a booking lives as its model says, whatever happens in whatever order',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (commands) => {
        await product.run(
          sql`UPDATE menu_items SET price = 750, enabled = true WHERE hotel_id = ${hotel.id} AND id = ${hotel.dishes[0].id}`,
        )
        const guest = await makeGuest(product.database, hotel)
        await fc.asyncModelRun(
          () => ({
            model: {
              bookings: new Map(),
              keys: new Map(),
              price: 750,
              isSoldOut: false,
              room: guest.roomNumber,
              placed: 0,
            },
            real: { guest },
          }),
          commands,
        )
      }),
      { numRuns: ROUNDS },
    )
  },
  60_000 + ROUNDS * 2000,
)

test('orders of others in the room stay there when one guest moves to another', async () => {
  const [leaving, staying] = [
    await makeGuest(product.database, hotel),
    await makeGuest(product.database, hotel),
  ]
  await product.run(sql`UPDATE menu_items SET price = 750, enabled = true WHERE hotel_id = ${hotel.id}`)
  const placed = await send({ guest: staying }, randomUUID(), 1, 750)
  const { guests } = product.asStaff(hotel.admin)
  const { guestId: id, guestName: loginName } = leaving
  await guests.update({
    slug: hotel.slug,
    id,
    version: 1,
    loginName,
    roomNumber: '505',
    expiresOn: null,
    isActive: true,
  })
  expect(await staff().get({ slug: hotel.slug, id: placed.id })).toMatchObject({
    roomNumber: '101',
    version: 1,
  })
})
