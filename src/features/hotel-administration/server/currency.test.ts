import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeHotel, makeSuperAdmin, orderOf, type TestHotel } from '#tests/factories.ts'
import { type Api, openProduct } from '#tests/product.ts'
import { addMassage, anOffer } from '#tests/services.ts'
import type { NewPrices } from '../contract.ts'

const product = openProduct()
let api: Api['hotels']
let hotel: TestHotel

beforeAll(async () => {
  api = product.asStaff(await makeSuperAdmin(product.database)).hotels
})

beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

const refused = (code: string) => expect.objectContaining({ code })
const menu = async () => {
  const items = await product.asStaff(hotel.admin).menu.listAll({ slug: hotel.slug })
  return Object.fromEntries(items.map(({ name, price }) => [name.en, price]))
}

/** Saves the hotel with another currency, using the prices of the preview unless others are given. */
async function setCurrency(currency: string, change: (prices: NewPrices) => NewPrices = (all) => all) {
  const known = await api.getAny({ id: hotel.id })
  const preview = await api.previewCurrency({ id: hotel.id, currency })
  const prices = preview.map(({ id, before, after }) => ({ id, seen: before, price: after ?? before }))
  const { name, contactEmail, contactPhone, bookingSupportNumber, isActive, primaryColor, timeZone } = known
  const draft = { name, contactEmail, contactPhone, bookingSupportNumber, isActive, primaryColor, timeZone }
  return api.update({
    id: hotel.id,
    version: known.version,
    hotel: { ...draft, currency },
    prices: change(prices),
  })
}

const place = (currency: string, shownTotal: number) =>
  product
    .asGuest(hotel.guest)
    .bookings.place({
      slug: hotel.slug,
      key: randomUUID(),
      order: { ...orderOf([[hotel.dishes[0], 1]]), currency, shownTotal },
    })

test('every price is shown before and after, and saved as confirmed', async () => {
  const preview = await api.previewCurrency({ id: hotel.id, currency: 'JPY' })
  expect(preview.map(({ name, before, after }) => [name, before, after])).toContainEqual(['Ćevapi', 1250, 13])
  await setCurrency('JPY', (all) => all.map((each) => ({ ...each, price: each.seen })))
  expect(await menu()).toMatchObject({ Soup: 750, Ćevapi: 1250 })
  await setCurrency('KWD')
  expect(await menu()).toMatchObject({ Soup: 750_000, Ćevapi: 1_250_000 })
})

test.each<[string, (all: NewPrices) => NewPrices]>([
  ['none', () => []],
  ['one too few', (all) => all.slice(1)],
  ['one that is not there', (all) => [...all, { id: randomUUID(), seen: 1, price: 1 }]],
  ['one that has changed meanwhile', (all) => all.map((each) => ({ ...each, seen: each.seen + 1 }))],
  [
    'one that comes to nothing',
    (all) => all.map((each, at) => ({ ...each, price: at === 0 ? 0 : each.price })),
  ],
])('the currency stays unchanged when the prices do not match the menu: %s', async (_what, change) => {
  const before = await menu()
  await expect(setCurrency('JPY', change)).rejects.toEqual(refused('PRICES_CHANGED'))
  expect(await menu()).toEqual(before)
  expect(await api.getAny({ id: hotel.id })).toMatchObject({ currency: 'USD' })
})

test('a free dish stays free', async () => {
  await product.run(sql`UPDATE menu_items SET price = 0 WHERE id = ${hotel.dishes[2].id}`)
  await setCurrency('JPY')
  expect(await menu()).toMatchObject({ Tea: 0, Soup: 8 })
})

test('an undo restores every price; prices changed since are converted and listed', async () => {
  const before = await menu()
  await setCurrency('JPY')
  expect(await api.lastCurrencyChange({ id: hotel.id })).toMatchObject({ from: 'USD', to: 'JPY' })
  expect((await api.undoCurrency({ id: hotel.id })).converted).toEqual([])
  expect(await menu()).toEqual(before)
  expect(await api.lastCurrencyChange({ id: hotel.id })).toBeNull()
  await expect(api.undoCurrency({ id: hotel.id })).rejects.toEqual(refused('NOTHING_TO_UNDO'))

  await setCurrency('JPY')
  await product.run(sql`UPDATE menu_items SET price = 1500 WHERE id = ${hotel.dishes[2].id}`)
  expect(await api.undoCurrency({ id: hotel.id })).toMatchObject({
    converted: ['Tea'],
    hotel: { currency: 'USD' },
  })
  expect(await menu()).toEqual({ ...before, Tea: 150_000 })
})

test('what choices add is shown, changed and undone with the prices of dishes', async () => {
  const staff = product.asStaff(hotel.admin)
  const choice = (name: string, price: number) => {
    return { id: randomUUID(), name: { en: name }, price, isDefault: false, isSoldOut: false }
  }
  const group = {
    name: { en: 'Extras' },
    min: 0,
    max: 2,
    choices: [choice('Kajmak', 200), choice('Salt', 0)],
  }
  await staff.menuOptions.add({ slug: hotel.slug, group })
  const prices = async () =>
    (await staff.menuOptions.list({ slug: hotel.slug })).map(({ version, choices }) => [
      version,
      choices.map(({ price }) => price),
    ])
  const preview = await api.previewCurrency({ id: hotel.id, currency: 'KWD' })
  expect(preview.map(({ name, before, after }) => [name, before, after])).toContainEqual([
    'Extras: Kajmak',
    200,
    2000,
  ])
  const [[before] = []] = await prices()
  await setCurrency('KWD')
  expect(await prices()).toEqual([[Number(before) + 1, [2000, 0]]])
  await api.undoCurrency({ id: hotel.id })
  expect(await prices()).toEqual([[Number(before) + 2, [200, 0]]])
})

test('an order is placed in the currency the guest saw, and keeps it', async () => {
  expect(await place('USD', 750)).toMatchObject({ currency: 'USD', totalPrice: 750 })
  await setCurrency('EUR')
  await expect(place('USD', 750)).rejects.toMatchObject({
    code: 'ORDER_CHANGED',
    data: { currency: 'EUR', totalPrice: 750 },
  })
  expect(await place('EUR', 750)).toMatchObject({ currency: 'EUR' })
  const mine = await product.asGuest(hotel.guest).bookings.listMine({ slug: hotel.slug })
  expect(mine.map(({ currency }) => currency)).toEqual(['EUR', 'USD'])
  const { today } = await product.asStaff(hotel.admin).dashboard.get({ slug: hotel.slug })
  expect(today).toMatchObject({ orders: 2, revenue: 750 })
})

test('the audit log shows amounts in the currency of their time', async () => {
  await place('USD', 750)
  await setCurrency('EUR')
  await place('EUR', 750)
  const { entries } = await product.asStaff(hotel.admin).audit.list({ slug: hotel.slug, entity: 'booking' })
  expect(entries.map(({ currency }) => currency)).toEqual(['EUR', 'USD'])
})

test('a copy in a currency where a price would become zero is refused', async () => {
  await product.run(sql`UPDATE menu_items SET price = 40 WHERE id = ${hotel.dishes[2].id}`)
  const draft = {
    name: 'Copy',
    contactEmail: null,
    contactPhone: null,
    bookingSupportNumber: null,
    isActive: true,
    primaryColor: null,
    currency: 'JPY',
    timeZone: 'UTC',
  }
  const copy = api.create({ slug: randomUUID(), hotel: draft, templateId: hotel.id })
  await expect(copy).rejects.toEqual(refused('CURRENCY_UNFIT'))
})

test('what offers, their questions and choices cost goes with the currency, and back', async () => {
  const questions = [
    {
      id: randomUUID(),
      label: inEnglish('Bags'),
      kind: 'count' as const,
      min: 0,
      max: 9,
      usual: 0,
      price: 300,
    },
    {
      id: randomUUID(),
      label: inEnglish('Oil'),
      kind: 'choice' as const,
      choices: [
        { id: randomUUID(), label: inEnglish('None'), price: 0 },
        { id: randomUUID(), label: inEnglish('Rose'), price: 1500 },
      ],
    },
  ]
  const { slug } = hotel
  const staff = product.asStaff(hotel.admin)
  await addMassage(product.database, hotel.id, { questions })
  // a copy, made in the editor, whose questions have the same ids
  await staff.offers.add({ slug, offer: anOffer({ name: inEnglish('Shower'), price: 100, questions }) })
  const prices = async () =>
    (await staff.offers.listAll({ slug })).map((offer) => [
      offer.price,
      ...offer.questions.flatMap((question) =>
        question.kind === 'count'
          ? question.price
          : question.kind === 'choice'
            ? question.choices.map(({ price }) => price)
            : [],
      ),
    ])
  const before = await prices()
  const preview = await api.previewCurrency({ id: hotel.id, currency: 'KWD' })
  expect(preview.slice(-6).map(({ name, before: was, after }) => [name, was, after])).toEqual([
    ['Massage', 6500, 65_000],
    ['Massage: Bags', 300, 3000],
    ['Massage: Oil: Rose', 1500, 15_000],
    ['Shower', 100, 1000],
    ['Shower: Bags', 300, 3000],
    ['Shower: Oil: Rose', 1500, 15_000],
  ])
  await setCurrency('KWD', (all) =>
    all.map((each, at) => (at === all.length - 1 ? { ...each, price: 12_345 } : each)),
  )
  expect(await prices()).toEqual([
    [65_000, 3000, 0, 15_000],
    [1000, 3000, 0, 12_345],
  ])
  await product.events.flush()
  expect(product.heard.some(({ topic, hotelId }) => topic === 'services' && hotelId === hotel.id)).toBe(true)
  expect((await api.undoCurrency({ id: hotel.id })).converted).toEqual([])
  expect(await prices()).toEqual(before)
})
