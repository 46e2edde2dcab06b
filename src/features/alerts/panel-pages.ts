import type { AlertedKind } from './rules.ts'

/** The page of the panel where a booking is worked on, or a guest who waits is answered, after `/hotelly/{slug}/admin/`. */
export const PANEL_PAGES = {
  order: 'bookings/room-service',
  request: 'requests',
  appointment: 'appointments',
  conversation: 'chat',
} as const satisfies Record<AlertedKind, string>
