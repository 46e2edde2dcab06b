import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import type { Booking } from '../../contract.ts'
import { openBookingsOf } from './open-bookings.ts'

const { query, show } = openBookingsOf<Booking>({
  room: 'work',
  readPage: async () => ({ bookings: [], next: null }),
  wantedAt: ({ createdAt }) => createdAt,
  keyOf: (slug, id) => [['work', 'one'], { slug, id }],
})

const bookingAt = (version: number) =>
  ({ id: 'one', version, createdAt: '2026-05-01T10:00:00Z', bookingStatus: 'open' }) as Booking

test('a late answer to a change puts no older version over what somebody else made of it since', () => {
  const client = new QueryClient()
  onTestFinished(() => client.clear())
  const { queryKey } = query('hotel')
  client.setQueryData(queryKey, [bookingAt(3)])
  show(client, 'hotel', bookingAt(2))
  expect(client.getQueryData(queryKey)).toEqual([bookingAt(3)])
  show(client, 'hotel', bookingAt(4))
  expect(client.getQueryData(queryKey)).toEqual([bookingAt(4)])
})
