import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OptionGroupDraft } from '#features/menu/options-contract.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

const product = openProduct()
let hotel: TestHotel

const choice = (name: string, price = 0, isSoldOut = false) => {
  return { id: randomUUID(), name: inEnglish(name), price, isDefault: false, isSoldOut }
}
const group = (name: string, min: number, max: number, ...choices: OptionGroupDraft['choices']) => {
  return { name: inEnglish(name), min, max, choices }
}

const [rare, wellDone] = [choice('Rare'), choice('Well done')]
const [kajmak, porcini, truffle] = [
  choice('Kajmak', 200),
  choice('Porcini', 400),
  choice('Truffle', 900, true),
]

/** The soup of a hotel is asked after: how, and with what. */
async function offerChoices(at: TestHotel) {
  const staff = product.asStaff(at.admin)
  const fresh = <Draft extends OptionGroupDraft>(draft: Draft) => ({
    ...draft,
    choices: draft.choices.map((choice) => ({ ...choice, id: randomUUID() })),
  })
  const isFirst = at === hotel
  const drafts = [group('Doneness', 1, 1, rare, wellDone), group('Extras', 0, 2, kajmak, porcini, truffle)]
  const ids: string[] = []
  for (const draft of drafts)
    ids.push((await staff.menuOptions.add({ slug: at.slug, group: isFirst ? draft : fresh(draft) })).id)
  const [soup] = at.dishes
  const known = (await staff.menu.listAll({ slug: at.slug })).find(({ id }) => id === soup.id)
  if (!known) throw new Error('No soup')
  const { id, version, name, description, price, category } = known
  const item = { name, description, price, category, optionGroupIds: ids }
  await staff.menu.update({ slug: at.slug, id, version, item })
  return ids
}

type Asked = { choices: string[]; note?: string | null; quantity?: number }

const placeSoup = (total: number, ...asked: Asked[]) => {
  const [soup] = hotel.dishes
  const items = asked.map(({ choices, note = null, quantity = 1 }) => ({
    itemId: soup.id,
    quantity,
    choices,
    note,
  }))
  const order = { ...orderOf([]), items, shownTotal: total }
  return product.asGuest(hotel.guest).bookings.place({ slug: hotel.slug, key: randomUUID(), order })
}

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  await offerChoices(hotel)
})

test('the menu shows guests what can be chosen', async () => {
  const menu = await product.asGuest(hotel.guest).menu.list({ slug: hotel.slug })
  expect(menu.find(({ id }) => id === hotel.dishes[0].id)?.options).toMatchObject([
    { name: inEnglish('Doneness'), min: 1, max: 1, choices: [{ id: rare.id }, { id: wellDone.id }] },
    {
      name: inEnglish('Extras'),
      min: 0,
      max: 2,
      choices: [{ price: 200 }, { price: 400 }, { isSoldOut: true }],
    },
  ])
  expect(menu.find(({ id }) => id === hotel.dishes[1].id)?.options).toEqual([])
})

test('a dish costs what it and its choices cost, and is kept with them as they were', async () => {
  const asked = { choices: [porcini.id, kajmak.id, wellDone.id], note: ' Hot plate ', quantity: 2 }
  const booking = await placeSoup(2 * (750 + 600) + 750, asked, { choices: [rare.id] })
  const chosen = [
    { id: wellDone.id, name: inEnglish('Well done'), price: 0, traits: {} },
    { id: kajmak.id, name: inEnglish('Kajmak'), price: 200, traits: {} },
    { id: porcini.id, name: inEnglish('Porcini'), price: 400, traits: {} },
  ]
  expect(booking).toMatchObject({
    totalPrice: 3450,
    lines: [
      { quantity: 2, price: 1350, choices: chosen, note: 'Hot plate' },
      { quantity: 1, price: 750, choices: [{ id: rare.id }], note: null },
    ],
  })
  const staff = product.asStaff(hotel.admin)
  const [group] = (await staff.menuOptions.list({ slug: hotel.slug })).toReversed()
  if (!group) throw new Error('No group')
  await staff.menuOptions.remove({ slug: hotel.slug, id: group.id, version: group.version })
  const kept = await staff.bookings.get({ slug: hotel.slug, id: booking.id })
  expect(kept.lines?.[0]?.choices).toEqual(chosen)
})

describe('is not taken, and says what can be had:', () => {
  const strange = randomUUID()
  test.each([
    ['nothing of a group that asks for one', []],
    ['two of a group that takes one', [rare.id, wellDone.id]],
    ['a choice that nobody knows', [rare.id, strange]],
    ['a choice that is sold out', [rare.id, truffle.id]],
  ])('%s', async (_name, choices) => {
    await expect(placeSoup(750, { choices })).rejects.toMatchObject({
      code: 'ORDER_CHANGED',
      data: { lines: [], totalPrice: 0 },
    })
  })

  test('another price of a choice', async () => {
    await expect(placeSoup(750, { choices: [rare.id, kajmak.id] })).rejects.toMatchObject({
      code: 'ORDER_CHANGED',
      data: { lines: [{ price: 950, choices: [{ id: rare.id }, { id: kajmak.id }] }], totalPrice: 950 },
    })
  })

  test('a choice of another dish, or of another hotel', async () => {
    const [, cevapi] = hotel.dishes
    const other = await makeHotel(product.database)
    await offerChoices(other)
    const theirs = (await product.asStaff(other.admin).menuOptions.list({ slug: other.slug })).flatMap(
      ({ choices }) => choices.map(({ id }) => id),
    )
    await expect(placeSoup(750, { choices: theirs.slice(0, 1) })).rejects.toMatchObject({
      code: 'ORDER_CHANGED',
    })
    const items = [{ itemId: cevapi.id, quantity: 1, choices: [kajmak.id], note: null }]
    await expect(
      product
        .asGuest(hotel.guest)
        .bookings.place({
          slug: hotel.slug,
          key: randomUUID(),
          order: { ...orderOf([]), items, shownTotal: cevapi.price + 200 },
        }),
    ).rejects.toMatchObject({ code: 'ORDER_CHANGED', data: { lines: [] } })
  })

  test.each([
    ['the same choice twice', { choices: [rare.id, rare.id] }],
    ['a note that is too long', { choices: [rare.id], note: 'a'.repeat(201) }],
  ])('%s (bad request)', async (_name, asked) => {
    await expect(placeSoup(750, asked)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('the same line twice (bad request)', async () => {
    const asked = { choices: [rare.id, kajmak.id] }
    await expect(placeSoup(1900, asked, { choices: asked.choices.toReversed() })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})

test('the same order sent again is the same, in whatever order its choices are named', async () => {
  const key = randomUUID()
  const [soup] = hotel.dishes
  const send = (choices: string[], note: string | null) =>
    product
      .asGuest(hotel.guest)
      .bookings.place({
        slug: hotel.slug,
        key,
        order: { ...orderOf([]), items: [{ itemId: soup.id, quantity: 1, choices, note }], shownTotal: 950 },
      })
  const first = await send([rare.id, kajmak.id], 'Hot')
  expect(await send([kajmak.id, rare.id], 'Hot')).toMatchObject({ id: first.id })
  await expect(send([kajmak.id, wellDone.id], 'Hot')).rejects.toMatchObject({ code: 'KEY_REUSED' })
  await expect(send([kajmak.id, rare.id], 'Cold')).rejects.toMatchObject({ code: 'KEY_REUSED' })
})

test('a client that knows no choices orders as before', async () => {
  const [, cevapi] = hotel.dishes
  const order = { ...orderOf([]), shownTotal: cevapi.price, items: [{ itemId: cevapi.id, quantity: 1 }] }
  const booking = await product
    .asGuest(hotel.guest)
    .bookings.place({ slug: hotel.slug, key: randomUUID(), order })
  expect(booking.lines).toMatchObject([{ id: cevapi.id, choices: [], note: null }])
  const [row] = await product.database.withActor(SYSTEM, (tx) =>
    tx.execute<{ keys: number }>(
      sql`SELECT count(*)::int AS keys FROM service_bookings, jsonb_object_keys(order_details->'items'->0) WHERE id = ${booking.id}`,
    ),
  )
  expect(row?.keys).toBe(7)
})
