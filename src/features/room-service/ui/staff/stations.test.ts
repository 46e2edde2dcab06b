import { expect, test } from 'vitest'
import type { Order } from '../../contract.ts'
import { occurring, ofStation, type Station } from './stations.ts'

const order = (id: string, stations: (Station | null)[] | null) =>
  ({ id, lines: stations?.map((station) => ({ station })) ?? null }) as Order

const ORDERS = [
  order('mixed', ['grill', 'bar']),
  order('hot', ['hot']),
  order('unknown', [null]),
  order('unreadable', null),
]
const shownAt = (station: Station | null) => ofStation(ORDERS, station).map(({ id }) => id)

test('a station sees its orders, and those of which nobody knows whose they are', () => {
  expect(shownAt(null)).toEqual(['mixed', 'hot', 'unknown', 'unreadable'])
  expect(shownAt('bar')).toEqual(['mixed', 'unknown', 'unreadable'])
  expect(shownAt('pastry')).toEqual(['unknown', 'unreadable'])
})

test('stations that occur can be chosen, and the chosen one can be left', () => {
  expect(occurring(ORDERS, null)).toEqual(['hot', 'grill', 'bar'])
  expect(occurring(ORDERS, 'cold')).toEqual(['hot', 'grill', 'cold', 'bar'])
  expect(occurring([order('unknown', [null])], null)).toEqual([])
})
