import { and, eq } from 'drizzle-orm'
import { APPOINTMENTS, bookingsOf, columns } from '#features/bookings/server/of-kinds.ts'
import type { Tx } from '#kit/server/database.ts'
import { dayAt } from '#kit/shared/day.ts'
import { findStay, listAppointments } from './queries.ts'
import { timeOfDays } from './time-of-days.ts'

/** Appointments that begin on the hotel's day, the first that is still to come, and how many of any day wait for an answer. */
export async function countAppointmentsOfToday(tx: Tx, hotelId: string, now: Date) {
  const { timeZone } = await findStay(tx, hotelId, null)
  const today = timeOfDays(dayAt(now, timeZone), 1, timeZone)
  const touching = await listAppointments(tx, hotelId, today)
  // one that began the evening before may still be under way
  const appointments = touching.filter(({ startsAt }) => startsAt && new Date(startsAt) >= today.from)
  const isToCome = ({ bookingStatus, startsAt }: (typeof touching)[number]) =>
    bookingStatus === 'open' && startsAt !== null && new Date(startsAt) > now
  const isWaiting = and(
    eq(columns.hotelId, hotelId),
    eq(columns.bookingStatus, 'open'),
    eq(columns.status, 'pending'),
  )
  return {
    appointments: appointments.length,
    upcoming: appointments.find(isToCome) ?? null,
    waiting: await tx.$count(bookingsOf(APPOINTMENTS), isWaiting),
  }
}
