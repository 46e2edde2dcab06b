import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { menuItems } from '#features/menu/server/table.ts'
import { mayChoose } from '#features/menu/options.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeHotel, orderOf } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { lineKey } from '#features/room-service/line-key.ts'
import { totalOf } from '#features/room-service/rules.ts'
import { lineOf } from '#features/room-service/ui/cart-line.ts'
import { placeOrder } from '#features/room-service/server/place.ts'

const product = openProduct()

test('the server prices any order as the screen does, and takes no other price and no other choices', async () => {
  const hotel = await makeHotel(product.database)
  const staff = product.asStaff(hotel.admin)
  const { slug } = hotel
  const groups = [
    { min: 1, max: 1, prices: [0, 150, 275] },
    { min: 0, max: 2, prices: [100, 0, 99_999] },
  ]
  const optionGroupIds: string[] = []
  for (const { min, max, prices } of groups) {
    const choices = prices.map((price, at) => ({
      id: randomUUID(),
      name: inEnglish(`Choice ${at}`),
      price,
      isDefault: false,
      isSoldOut: at === 2 && min === 1,
    }))
    const { id } = await staff.menuOptions.add({
      slug,
      group: { name: inEnglish('Group'), min, max, choices },
    })
    optionGroupIds.push(id)
  }
  const [soup] = hotel.dishes
  await product.database.withActor(SYSTEM, (tx) => tx.update(menuItems).set({ optionGroupIds }))
  const menu = await product.as().menu.list({ slug })
  const [doneness = [], extras = []] = (menu.find(({ id }) => id === soup.id)?.options ?? []).map(
    ({ choices }) => choices.map(({ id }) => id),
  )

  const line = fc.record({
    dish: fc.constantFrom(...menu),
    quantity: fc.integer({ min: 1, max: 99 }),
    choices: fc.oneof(
      {
        weight: 4,
        arbitrary: fc
          .tuple(fc.constantFrom(...doneness), fc.subarray(extras, { maxLength: 2 }))
          .map((chosen) => chosen.flat()),
      },
      { weight: 1, arbitrary: fc.subarray([...doneness, ...extras]) },
    ),
    note: fc.constantFrom(null, 'Hot'),
  })
  const lines = fc.uniqueArray(line, {
    minLength: 1,
    maxLength: 4,
    selector: ({ dish, choices, note }) => lineKey({ itemId: dish.id, choices, note }),
  })
  let placed = 0
  // right ones, whatever chance brings
  const right = menu.flatMap((dish) =>
    doneness
      .slice(0, 2)
      .flatMap((extra) => [[extra], [extra, ...extras.slice(0, 1)]])
      .map((choices) => [{ dish, quantity: 2, choices, note: null }]),
  )
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom(0, 0, -1, 1), async (asked, error) => {
      const items = asked.map(({ dish, quantity, choices, note }) => ({
        itemId: dish.id,
        quantity,
        choices,
        note,
      }))
      const shown = totalOf(
        asked.map(({ dish, quantity, choices, note }) => ({ ...lineOf(dish, choices, note), quantity })),
      )
      const order = { ...orderOf([]), items, shownTotal: Math.max(0, shown + error) }
      const { outcome } = await placeOrder(
        product.database,
        { actor: hotel.guest },
        randomUUID(),
        order,
        false,
      )
      const isRight = error === 0 && asked.every(({ dish, choices }) => mayChoose(dish.options, choices))
      if (isRight) placed += 1
      expect(outcome).toBe(isRight ? 'placed' : 'menu-changed')
    }),
    { numRuns: right.length + 150, examples: right.map((asked): [typeof asked, 0] => [asked, 0]) },
  )
  expect(right.length).toBeGreaterThan(10)
  expect(placed).toBeGreaterThanOrEqual(right.length)
})
