import type { Actor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import type { AnyHotel, NewPrices, PriceChange } from '../contract.ts'
import { addCurrencyChange, findUndoable } from './currency-queries.ts'
import { findAnyHotel, holdAnyHotel, holdPrices, listPrices, saveHotel, savePrices } from './queries.ts'
import { becomesZero, priceIn } from '#features/hotels/rules.ts'

/** Every price as the same number in another currency; null where it would be too high. */
export async function previewPrices(tx: Tx, { id, currency: from }: AnyHotel, to: string) {
  const known = await listPrices(tx, id)
  return known.map(({ price, ...dish }) => ({ ...dish, before: price, after: priceIn(to, price, from) }))
}

/**
 * Sets the price of every dish of a locked hotel in the new currency. False if the editor saw other prices, or one
 * would become zero.
 */
export async function changePrices(
  tx: Tx,
  { id, currency: from }: AnyHotel,
  to: string,
  wanted: NewPrices,
): Promise<boolean> {
  const known = await holdPrices(tx, id)
  const prices = new Map(wanted.map((each) => [each.id, each]))
  const changes = known.flatMap(({ price: before, ...dish }): PriceChange[] => {
    const asked = prices.get(dish.id)
    if (asked?.seen !== before || becomesZero(before, asked.price)) return []
    return [{ ...dish, before, after: asked.price }]
  })
  if (changes.length < known.length || prices.size !== known.length) return false
  await keepChange(tx, id, { from, to, changes, isUndo: false })
  return true
}

type Kept = { from: string; to: string; changes: PriceChange[]; isUndo: boolean }

async function keepChange(tx: Tx, hotelId: string, { from, to, changes, isUndo }: Kept) {
  await savePrices(
    tx,
    hotelId,
    changes.map(({ id, after }) => ({ id, price: after })),
  )
  await addCurrencyChange(tx, { hotelId, fromCurrency: from, toCurrency: to, prices: changes, isUndo })
}

export type Undone =
  | { outcome: 'undone'; hotel: AnyHotel; converted: string[] }
  | { outcome: 'absent' }
  | { outcome: 'nothing' }

/**
 * Undoes the latest currency change: prices unchanged since then are restored; all others, also of new dishes, become
 * the same number in the old currency, and `converted` lists their dishes.
 */
export async function undoCurrency(tx: Tx, actor: Actor, id: string): Promise<Undone> {
  const hotel = await holdAnyHotel(tx, id)
  if (!hotel) return { outcome: 'absent' }
  const last = await findUndoable(tx, hotel)
  if (!last) return { outcome: 'nothing' }
  const kept = new Map(last.prices.map((price) => [price.id, price]))
  const converted: string[] = []
  const changes = (await holdPrices(tx, id)).map(({ price, ...dish }): PriceChange => {
    const known = kept.get(dish.id)
    if (known?.after === price) return { ...dish, before: price, after: known.before }
    converted.push(dish.name)
    // a price that would be too high, or become zero, is restored to the one before
    const same = priceIn(last.from, price, last.to)
    const after = same === null || becomesZero(price, same) ? (known?.before ?? 1) : same
    return { ...dish, before: price, after }
  })
  await keepChange(tx, id, { from: last.to, to: last.from, changes, isUndo: true })
  await saveHotel(tx, id, { currency: last.from })
  await recordChange(tx, actor, {
    hotelId: id,
    action: 'update',
    entity: 'hotel',
    entityId: id,
    before: { currency: last.to },
    after: { currency: last.from },
  })
  const after = await findAnyHotel(tx, id)
  return after ? { outcome: 'undone', hotel: after, converted } : { outcome: 'absent' }
}
