import type { BookingKind } from '#features/bookings/kinds.ts'

/** The page of the panel where a booking is worked on, after `/hotelly/{slug}/admin/`. */
export const PANEL_PAGES = {
  order: 'bookings/room-service',
  request: 'requests',
  appointment: 'appointments',
} as const satisfies Record<BookingKind, string>
