import type { Order } from '../../contract.ts'
import type { BookingStatus } from '#features/bookings/contract.ts'
import { heatOf } from './order-age.ts'

/** The board's lanes from left to right, and what is in each. */
export const LANES = [
  { key: 'new', none: 'noneNew', statuses: ['pending'] },
  { key: 'kitchen', none: 'noneKitchen', statuses: ['confirmed', 'in_preparation'] },
  { key: 'door', none: 'noneDoor', statuses: ['delivered'] },
] as const satisfies { key: string; none: string; statuses: BookingStatus[] }[]

export type LaneKey = (typeof LANES)[number]['key']

export const bookingsIn = (lane: LaneKey, bookings: readonly Order[]) =>
  bookings.filter(({ status }) =>
    LANES.some(
      ({ key, statuses }) => key === lane && (statuses as readonly BookingStatus[]).includes(status),
    ),
  )

export const lateIn = (bookings: readonly Order[], now: number) =>
  bookings.filter((booking) => heatOf(booking, now) === 'late').length
