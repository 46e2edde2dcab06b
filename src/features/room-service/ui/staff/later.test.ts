import { expect, test } from 'vitest'
import type { Order } from '../../contract.ts'
import { nextToMake, splitLater } from './later.ts'

const at = (time: string) => `2026-03-05T${time}:00.000Z`
const moment = (time: string) => new Date(at(time))

const ORDER = { bookingStatus: 'open', status: 'pending', createdAt: at('18:00'), confirmedAt: null }
const order = (id: string, more: Partial<Order>) => ({ ...ORDER, id, dueAt: null, ...more }) as Order

const NOW = order('now', {})
const EVENING = order('evening', { dueAt: at('19:30') })
const NIGHT = order('night', { dueAt: at('23:00') })
const idsOf = (bookings: Order[]) => bookings.map(({ id }) => id)

test('orders for later stand apart until 45 minutes before their time', () => {
  const split = (time: string) => splitLater([NOW, EVENING, NIGHT], moment(time).getTime())
  expect(idsOf(split('18:44').toMake)).toEqual(['now'])
  expect(idsOf(split('18:44').later)).toEqual(['evening', 'night'])
  expect(idsOf(split('18:45').toMake)).toEqual(['now', 'evening'])
})

test('the next of them moves over at its own moment', () => {
  const next = (time: string) => nextToMake([NIGHT, NOW, EVENING], moment(time))
  expect(next('18:10')).toEqual(moment('18:45'))
  expect(next('18:45')).toEqual(moment('22:15'))
  expect(next('22:15')).toBeNull()
})
