import { expect, test } from 'vitest'
import { planTrialHotels, type TrialSources } from './plan.ts'

const sources: TrialSources = {
  hotelNames: ['THE GRAND', 'the grand', "O'NEILL'S INN"],
  dishes: [
    { name: 'PÂTÉ MAISON (À LA CARTE)', price: 2.5 },
    { name: 'pâté maison (à la carte)', price: 3 },
    { name: 'LONG '.repeat(60), price: null },
    { name: "CHEF'S  SALAD", price: 9000 },
    { name: '', price: 1 },
  ],
  surnames: [
    { kind: 'plain', surname: 'Smith' },
    { kind: 'plain', surname: 'Novak' },
    { kind: 'arabic', surname: 'أشجع' },
    { kind: 'apostrophe', surname: "O'Beirn" },
  ],
}
const sizes = { count: 4, guestsPerHotel: 3, dishesPerHotel: 5, seed: 7 }

test('the same seed gives the same hotels, another seed different ones', () => {
  const [one, again, other] = [sizes, sizes, { ...sizes, seed: 8 }].map((asked) => [
    ...planTrialHotels(sources, asked),
  ])
  expect(again).toEqual(one)
  expect(other).not.toEqual(one)
})

test('a larger plan starts with the same hotels', () => {
  expect([...planTrialHotels(sources, { ...sizes, count: 9 })].slice(0, 4)).toEqual([
    ...planTrialHotels(sources, sizes),
  ])
})

test('slugs are unique, even when names repeat', () => {
  const slugs = [...planTrialHotels(sources, { ...sizes, count: 9 })].map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(9)
})

test('every kind of guest is used, each in a separate room', () => {
  const [hotel] = planTrialHotels(sources, sizes)
  const names = hotel?.guests.map(({ loginName }) => loginName)
  expect(names).toContain('أشجع')
  expect(names).toContain("O'Beirn")
  expect(hotel?.guests.map(({ roomNumber }) => roomNumber)).toEqual(['101', '102', '103'])
})

test('dishes have unique readable names, realistic prices and rotating categories', () => {
  const [hotel] = planTrialHotels(sources, sizes)
  const menu = hotel?.menu ?? []
  expect(menu.map(({ category }) => category)).toEqual(['Soups', 'Cold Appetizers', 'Warm Appetizers'])
  expect(menu.map(({ name }) => name).toSorted()).toEqual([
    "Chef's Salad",
    'Long '.repeat(40).trim(),
    'Pâté Maison (À La Carte)',
  ])
  expect(menu.every(({ price }) => Number.isInteger(price) && price >= 250 && price <= 4000)).toBe(true)
})
