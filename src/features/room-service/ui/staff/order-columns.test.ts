import { expect, test } from 'vitest'
import type { Order } from '../../contract.ts'
import { bookingsAsCsv } from '#features/bookings/ui/staff/export-columns.ts'
import { orderColumns } from './order-columns.ts'

const BOOKING: Order = {
  id: '0a1b2c3d-0000-4000-8000-000000000000',
  guestId: null,
  guestName: 'Smith',
  roomNumber: '101',
  kind: 'order',
  serviceCategory: 'room_service',
  serviceName: 'Room Service',
  serviceIcon: 'UtensilsCrossed',
  lines: [],
  totalPrice: 750,
  currency: 'USD',
  specialInstructions: null,
  avoids: ['nuts', 'vegan'],
  concernsHealth: false,
  acknowledgedAt: null,
  acknowledgedBy: null,
  cancelReason: null,
  paymentStatus: 'open',
  dueAt: '2026-11-23T18:30:00.000Z',
  promisedAt: '2026-11-23T18:40:00.000Z',
  status: 'pending',
  bookingStatus: 'open',
  staffNotes: null,
  alertedAt: null,
  seenAt: null,
  seenBy: null,
  movedFrom: null,
  guestLanguage: null,
  made: [],
  enteredBy: 'Amra Begić',
  translations: null,
  version: 1,
  createdAt: '2026-11-23T17:00:00.000Z',
  updatedAt: '2026-11-23T17:00:00.000Z',
  confirmedAt: null,
  preparationAt: null,
  deliveredAt: null,
  cancelledAt: null,
  completedAt: null,
}

const written = (booking: Order) => {
  const columns = orderColumns({
    unreadable: '',
    timeZone: 'Europe/Sarajevo',
    language: 'en',
    stateOf: () => 'open',
    statusOf: () => 'pending',
    paymentOf: () => '',
    reasonOf: () => '',
    avoidsOf: ({ avoids }) => avoids.join('; '),
  })
  const csv = bookingsAsCsv(columns, (name) => name, [booking])
  const [titles = '', cells = ''] = csv.trim().split(/\r?\n/)
  return [titles, cells].map((line) => line.split(',').slice(-4))
}

test('when an order is wanted, what its guest avoids and who entered it are written last', () => {
  expect(written(BOOKING)).toEqual([
    ['due', 'promised', 'avoids', 'enteredBy'],
    ['2026-11-23 19:30', '2026-11-23 19:40', '"nuts; vegan"', 'Amra Begić'],
  ])
})

test('an order as soon as possible, of a guest who avoids nothing, leaves them empty', () => {
  const [, cells] = written({ ...BOOKING, dueAt: null, promisedAt: null, avoids: [], enteredBy: null })
  expect(cells).toEqual(['', '', '', ''])
})
