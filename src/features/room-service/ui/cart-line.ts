import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { chosenIn, defaultsOf, extraOf, mayChoose } from '#features/menu/options.ts'
import type { OrderLine } from '../contract.ts'
import { QUANTITY_MAX } from '../limits.ts'
import { countOf, keyOfLine } from '../rules.ts'
import type { AskedLine, CartLine } from './cart.ts'

/** A dish as far as ordering it goes. */
export type Dish = Pick<
  GuestMenuItem,
  'id' | 'name' | 'price' | 'imageUrl' | 'options' | 'soldOut' | 'traits'
>

/** A dish with these choices; without any, with what the hotel chooses for a guest who says nothing. */
export function lineOf(dish: Dish, ids?: readonly string[], note: string | null = null): AskedLine {
  const { id, name, imageUrl, options, traits } = dish
  const chosen = ids ? chosenIn(options, ids) : defaultsOf(options)
  const choices = chosen.map((choice) => ({
    id: choice.id,
    name: choice.name,
    price: choice.price,
    traits: choice.traits,
  }))
  return { id, name, imageUrl, choices, note, traits, price: dish.price + extraOf(chosen) }
}

const idsOf = ({ choices }: Pick<CartLine, 'choices'>) => choices.map(({ id }) => id)

/** Lines as this menu offers them; null where the dish, or what was chosen, cannot be had. */
export function offeredBy(menu: readonly Dish[]) {
  const dishes = new Map(menu.map((dish) => [dish.id, dish]))
  return (line: CartLine): AskedLine | null => {
    const dish = dishes.get(line.id)
    return dish && !dish.soldOut && mayChoose(dish.options, idsOf(line))
      ? lineOf(dish, idsOf(line), line.note)
      : null
  }
}

/** How many of a dish a line can have beside these others. */
export const mostOf = ({ id, left }: { id: string; left: number | null }, others: readonly CartLine[]) =>
  Math.min(QUANTITY_MAX, (left ?? Infinity) - countOf(others.filter((line) => line.id === id)))

/** How many portions of a dish this menu has left; null where enough are. */
export function leftBy(menu: readonly { id: string; left: number | null }[]) {
  const known = new Map(menu.map(({ id, left }) => [id, left]))
  return (id: string) => known.get(id) ?? null
}

/**
 * The same by what the server says of the lines of an order that it has not taken.
 * @param later dishes that only cannot be had at the time of the order: their lines stay
 */
export function offeredAs(lines: readonly OrderLine[], later: readonly string[]) {
  const known = new Map(lines.map((line) => [keyOfLine(line), line]))
  return (line: CartLine): AskedLine | null => {
    const now = known.get(keyOfLine(line))
    if (!now) return later.includes(line.id) ? line : null
    const { quantity: _quantity, ...offered } = now
    return offered
  }
}
