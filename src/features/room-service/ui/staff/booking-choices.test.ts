import { expect, test } from 'vitest'
import { readBookingsAddress } from './booking-choices.ts'

test('an address keeps what the screen can show', () => {
  const previous = {
    scope: 'previous',
    search: 'šarić',
    status: 'cancelled',
    payment: 'open',
    from: '2026-11-01',
    to: '2026-11-30',
    page: 3,
  }
  expect(readBookingsAddress(previous)).toEqual(previous)
  const ongoing = { search: '303', status: 'pending', payment: 'paid', view: 'list' }
  expect(readBookingsAddress({ ...ongoing, search: 303 })).toEqual(ongoing)
  expect(readBookingsAddress({ view: 'wall' })).toEqual({ view: 'wall' })
})

test.each([
  { scope: 'all', status: 'completed', payment: 'half', view: 'map', page: 2, search: '' },
  { status: 'open', page: 7, search: null },
  { from: '2026-11-01', to: '2026-11-30' },
])('an address drops what it cannot: %o', (given) => {
  expect(readBookingsAddress(given)).toEqual({})
})

test('a search is cut to the maximum length', () => {
  expect(readBookingsAddress({ search: 'x'.repeat(201) })).toEqual({ search: 'x'.repeat(200) })
})

test('a day that the calendar does not have is dropped', () => {
  const given = { scope: 'previous', from: '2026-02-30', to: 20_261_130 }
  expect(readBookingsAddress(given)).toEqual({ scope: 'previous' })
})

test.each([0, 1, -4, 100_001, 'x', Number.NaN])('there is no page %s', (page) => {
  expect(readBookingsAddress({ scope: 'previous', page })).toEqual({ scope: 'previous' })
})
