import { sql } from 'drizzle-orm'
import { readAlertSettings } from '#features/alerts/server/queries.ts'
import { listAppointments } from '#features/appointments/server/queries.ts'
import { bookingsOf, ORDERS } from '#features/bookings/server/of-kinds.ts'
import { readDashboard, readDay } from '#features/dashboard/server/queries.ts'
import { readServicesOfToday } from '#features/dashboard/server/services-today.ts'
import { gather } from '#features/unanswered-questions/server/gather.ts'
import { listLessons } from '#features/unanswered-questions/server/queries.ts'
import type { Tx } from '#kit/server/database.ts'
import { daysLater, momentOf } from '#kit/shared/calendar.ts'
import { dayAt } from '#kit/shared/day.ts'

/** How many orders of a time came later to the door than was said. */
async function countLate(tx: Tx, hotelId: string, { from, until }: { from: Date; until: Date }) {
  const [row] = await tx.execute<{ late: number }>(sql`SELECT count(*)::integer AS late
    FROM ${bookingsOf(ORDERS, 'b')}
    WHERE b.hotel_id = ${hotelId} AND b.created_at >= ${from.toISOString()}::timestamptz
      AND b.created_at < ${until.toISOString()}::timestamptz AND b.status <> 'cancelled'
      AND b.delivered_at > coalesce(b.due_at, b.promised_at)`)
  return row?.late ?? 0
}

export type Morning = Awaited<ReturnType<typeof readMorning>>

/** What a hotel's summary tells in the morning: the day before, what waits now, and who comes today. */
export async function readMorning(tx: Tx, hotelId: string, timeZone: string, now: Date) {
  const today = dayAt(now, timeZone)
  const midnight = (days: number) => new Date(momentOf(daysLater(today, days), '00:00', timeZone))
  const yesterday = { from: midnight(-1), until: midnight(0) }
  const { openOrders } = await readDashboard(tx, hotelId, now)
  const { requests, waiting } = await readServicesOfToday(tx, hotelId, now)
  const { groups } = await gather(await listLessons(tx, hotelId))
  const appointments = await listAppointments(tx, hotelId, { from: midnight(0), until: midnight(1) })
  return {
    yesterday: {
      ...(await readDay(tx, hotelId, midnight(-1))),
      late: await countLate(tx, hotelId, yesterday),
    },
    waiting: { orders: openOrders, requests, appointments: waiting, questions: groups.length },
    /** Whether the hotel lets the room be read outside of its panel. */
    namesRoom: (await readAlertSettings(tx, hotelId)).namesRoom,
    appointments: appointments.filter(({ bookingStatus }) => bookingStatus === 'open'),
  }
}
