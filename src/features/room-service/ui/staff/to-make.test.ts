import { expect, test } from 'vitest'
import type { Order, OrderLine } from '../../contract.ts'
import { toMake, toMakeByStation } from './to-make.ts'

const line = (
  en: string,
  quantity: number,
  station: OrderLine['station'] = null,
  note: string | null = null,
) =>
  ({
    id: en,
    name: { en, ar: null, bs: null },
    quantity,
    station,
    note,
    choices: [],
    traits: {},
  }) as unknown as OrderLine

const order = (lines: OrderLine[], made: number[] = []) => ({ status: 'confirmed', lines, made }) as Order

const named = (dishes: OrderLine[]) => dishes.map(({ name, quantity }) => `${quantity} ${name.en}`)

test('dishes are summed over the orders, without those that are ready', () => {
  const orders = [
    order([line('Soup', 2), line('Salad', 1)], [1]),
    order([line('Soup', 1, null, 'hot'), line('Cake', 4)]),
    { ...order([line('Soup', 9)]), status: 'delivered' } as Order,
  ]
  expect(named(toMake(orders))).toEqual(['4 Cake', '3 Soup'])
})

test('they stand by station, in the order of the kitchen, and what has none comes last', () => {
  const orders = [
    order([line('Tea', 5), line('Cake', 1, 'pastry'), line('Soup', 1, 'hot'), line('Stew', 2, 'hot')]),
  ]
  const groups = toMakeByStation(orders).map(({ station, dishes }) => [station, named(dishes)])
  expect(groups).toEqual([
    ['hot', ['2 Stew', '1 Soup']],
    ['pastry', ['1 Cake']],
    [null, ['5 Tea']],
  ])
})
