import { callAt } from '#features/bookings/alerted.ts'
import { EVERY_KIND } from '#features/bookings/server/of-kinds.ts'
import { holdRecord, type CallsByKind } from '#features/bookings/server/records.ts'
import { findOpenHotel } from '#features/hotels/server/queries.ts'
import { alarmOf, type FindAlarm } from './alarm.ts'
import { readAlertSettings, readAttendance } from './queries.ts'

/** Says of a booking what it calls for somebody with, as long as nobody has looked after it and the hotel is open. */
export const bookingAlarms =
  (calls: CallsByKind): FindAlarm =>
  async (tx, hotelId, id) => {
    const row = await holdRecord(tx, hotelId, id, EVERY_KIND)
    const { now } = await readAttendance(tx, hotelId)
    const call = row && callAt(calls[row.kind](row), now)
    if (!row || !call || call.since > now) return null
    const hotel = await findOpenHotel(tx, hotelId)
    const { namesRoom } = await readAlertSettings(tx, hotelId)
    return hotel ? alarmOf({ row, why: call.why, waitedMs: now - call.since, hotel, namesRoom }) : null
  }
