import type { Decision } from '#features/bookings/server/change.ts'
import type { BookingRecord } from '#features/bookings/server/records.ts'
import type { Kind } from '#features/categories/declare.ts'
import type { Offer } from '#features/service-items/contract.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Asked, ServiceBooking } from '../contract.ts'
import type { BookableGuest } from './queries.ts'

/** Why a time cannot be had. */
export type TimeRefused = 'slot-taken' | 'time-unavailable' | 'enough-that-day'

/** What is to be booked, for whom and by whom. */
export type Asking = {
  tx: Tx
  hotelId: string
  guestId: string
  guest: BookableGuest
  offer: Offer
  asked: Asked
  isStaff: boolean
}

/** When and where it is, for how many, and whether it stands without an answer. */
export type Plan = {
  resource: ServiceBooking['resource']
  places: number | null
  dueAt: Date | null
  promisedAt: Date | null
  startsAt: Date | null
  endsAt: Date | null
  busyUntil: Date | null
  isConfirmed: boolean
}

export type Decided = Decision<TimeRefused>

/** What is decided for requests otherwise than for appointments; each room says it of its own. */
export type ServiceKind = {
  plan: (asking: Asking) => Plan | TimeRefused | Promise<Plan | TimeRefused>
  /** @param to when it is to begin, and with whom or where; null: with any that is free; and the moment of the change */
  moved: (
    tx: Tx,
    record: BookingRecord,
    to: { startsAt: string; resourceId: string | null; now: Date },
    isStaff: boolean,
  ) => Decided | Promise<Decided>
  reopened: (tx: Tx, record: BookingRecord, now: Date) => Decided | Promise<Decided>
}

export type ServiceKinds = Readonly<Record<Kind, ServiceKind>>
