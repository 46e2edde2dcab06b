import { and, eq } from 'drizzle-orm'
import { bookingsOf, columns, REQUESTS_AND_APPOINTMENTS } from '#features/bookings/server/of-kinds.ts'
import { rowColumns } from '#features/bookings/server/rows.ts'
import type { Tx } from '#kit/server/database.ts'
import { dayAt } from '#kit/shared/day.ts'
import type { ServiceBooking, ServicesOfToday } from '../contract.ts'
import { isLate, wantedAt } from '../rules.ts'
import { findStay, listAppointments } from './queries.ts'
import { toServiceBooking } from './rows.ts'
import { timeOfDays } from './time-of-days.ts'

const begins = (booking: ServiceBooking) => new Date(wantedAt(booking))

/** How the hotel's requests and appointments stand on its current day. */
export async function readServicesOfToday(tx: Tx, hotelId: string, now: Date): Promise<ServicesOfToday> {
  const { timeZone } = await findStay(tx, hotelId, null)
  const rows = await tx
    .select(rowColumns)
    .from(bookingsOf(REQUESTS_AND_APPOINTMENTS))
    .where(and(eq(columns.hotelId, hotelId), eq(columns.bookingStatus, 'open')))
  const open = rows.map((row) => toServiceBooking(row))
  const requests = open.filter(({ kind }) => kind === 'request')
  const today = timeOfDays(dayAt(now, timeZone), 1, timeZone)
  // one that began the evening before may still be under way
  const appointments = (await listAppointments(tx, hotelId, today)).filter(
    (each) => begins(each) >= today.from,
  )
  return {
    requests: requests.length,
    appointments: appointments.length,
    late: requests.filter((each) => isLate(each, now.getTime())).length,
    upcoming:
      appointments.find((appointment) => appointment.bookingStatus === 'open' && begins(appointment) > now) ??
      null,
    waiting: open.filter(({ kind, status }) => kind === 'appointment' && status === 'pending').length,
  }
}
