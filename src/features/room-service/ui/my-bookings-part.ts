import { later } from '#kit/web/later.tsx'

/** Shared, so that whoever fetches it early has it there for all. */
export const MyBookings = later(() => import('./my-bookings.tsx'), 'MyBookings')
