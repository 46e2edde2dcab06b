import { slugFrom } from '#features/hotels/rules.ts'
import { MenuCategory } from '#features/menu/dish-shapes.ts'
import { cleanText, foldName } from '#kit/shared/text.ts'
import { diceOf, shuffled } from './dice.ts'

/** The source data of trial hotels. `price` is in whole currency units, null when unknown. */
export type TrialSources = {
  hotelNames: string[]
  dishes: { name: string; price: number | null }[]
  surnames: { kind: string; surname: string }[]
}

export type TrialHotel = {
  slug: string
  name: string
  guests: { loginName: string; roomNumber: string }[]
  menu: { name: string; price: number; category: MenuCategory }[]
}

const NAME_MAX = 200
const PRICE_MAX = 500
const ROOMS_PER_FLOOR = 40

const titleCased = (name: string) =>
  cleanText(
    cleanText(name)
      .replace(/\s+/g, ' ')
      .toLocaleLowerCase('en')
      .replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase('en'))
      .slice(0, NAME_MAX),
  )

/** The price in cents: that of the dish, or from $4 to $40 if it is unknown or unrealistic. */
const priceIn = (price: number | null, roll: () => number) =>
  price !== null && price > 0 && price <= PRICE_MAX
    ? Math.round(price * 100)
    : 400 + Math.floor(roll() * 73) * 50

/**
 * Plans trial hotels, the same ones for the same sources and numbers. Takes guests from each kind of surname in turn
 * and uses all surnames before any is repeated; the same goes for dishes, spread over the six categories.
 */
export function* planTrialHotels(
  { hotelNames, dishes, surnames }: TrialSources,
  sizes: { count: number; guestsPerHotel: number; dishesPerHotel: number; seed: number },
): Generator<TrialHotel> {
  const roll = diceOf(sizes.seed)
  const menuCards = shuffled(dishes, roll)
  const kinds = [...Map.groupBy(surnames, ({ kind }) => kind).values()].map((kind) => shuffled(kind, roll))
  const names = shuffled(hotelNames, roll)
  const slugs = new Set<string>()

  for (let index = 0; index < sizes.count; index++) {
    const round = Math.floor(index / names.length)
    const name = titleCased(names[index % names.length] ?? '') + (round > 0 ? ` ${round + 1}` : '')
    const slug = slugFrom(name, (taken) => slugs.has(taken))
    slugs.add(slug)
    const guests = Array.from({ length: sizes.guestsPerHotel }, (_, guest) => ({
      loginName: surnameAt(kinds, index * sizes.guestsPerHotel + guest),
      roomNumber: roomAt(guest),
    }))
    yield {
      slug,
      name,
      guests,
      menu: menuAt(menuCards, index * sizes.dishesPerHotel, sizes.dishesPerHotel, roll),
    }
  }
}

const roomAt = (index: number) =>
  String((Math.floor(index / ROOMS_PER_FLOOR) + 1) * 100 + (index % ROOMS_PER_FLOOR) + 1)

function surnameAt(kinds: TrialSources['surnames'][], index: number): string {
  const kind = kinds[index % kinds.length] ?? []
  return kind[Math.floor(index / kinds.length) % kind.length]?.surname ?? ''
}

function menuAt(dishes: TrialSources['dishes'], start: number, length: number, roll: () => number) {
  const menu = new Map<string, TrialHotel['menu'][number]>()
  for (let step = 0; step < dishes.length && menu.size < length; step++) {
    const dish = dishes[(start + step) % dishes.length]
    const name = titleCased(dish?.name ?? '')
    if (!name || menu.has(foldName(name))) continue
    const category = MenuCategory.options[menu.size % MenuCategory.options.length] ?? 'Main Courses'
    menu.set(foldName(name), { name, category, price: priceIn(dish?.price ?? null, roll) })
  }
  return [...menu.values()]
}
