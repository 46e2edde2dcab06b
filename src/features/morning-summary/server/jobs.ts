import { z } from 'zod'
import { findOpenHotel } from '#features/hotels/server/queries.ts'
import { listSummaryReaders } from '#features/staff-mail/server/queries.ts'
import { expectMailed, type Mailer, writeTo } from '#features/staff-mail/server/write-to.ts'
import { readNow } from '#kit/server/now.ts'
import type { JobHandler } from '#kit/server/jobs/job.ts'
import { addJob } from '#kit/server/jobs/queries.ts'
import { daysLater, momentOf } from '#kit/shared/calendar.ts'
import { dayAt } from '#kit/shared/day.ts'
import { HOUR_MS } from '#kit/shared/time.ts'
import { Id } from '#kit/shared/shapes.ts'
import { morningLetter } from './letter.ts'
import { readMorning } from './queries.ts'

/** The kind of the job that sends one person the summary of a morning. */
export const SUMMARY = 'summary'
/** By the hotel's clock. */
const SENT_AT = '07:00'
/** Later than this it is no morning any more, as after a night in which the product stood still. */
const MORNING_MS = 5 * HOUR_MS
const DEFAULT_ZONE = 'UTC'

/** The day of which summaries were last planned. */
const Planned = z.object({ day: z.string() }).catch({ day: '' })
const Summary = z.object({ person: Id, day: z.iso.date() })

/** Plans the summaries of a hotel for whoever wants one, each morning anew. */
export const planMorning: JobHandler =
  async ({ hotelId, payload }) =>
  async (tx) => {
    const hotel = await findOpenHotel(tx, hotelId)
    const timeZone = hotel?.timeZone ?? DEFAULT_ZONE
    const now = (await readNow(tx)).getTime()
    const today = dayAt(new Date(now), timeZone)
    const due = momentOf(today, SENT_AT, timeZone)
    const isToday = hotel && Planned.parse(payload).day !== today && now >= due && now - due < MORNING_MS
    if (isToday) {
      for (const person of await listSummaryReaders(tx, hotelId)) {
        const job = { hotelId, kind: SUMMARY, key: `${today} ${person}` }
        await addJob(tx, { ...job, payload: { person, day: today } })
      }
    }
    const next = now < due ? due : momentOf(daysLater(today, 1), SENT_AT, timeZone)
    return { againIn: (next - now) / 1000, payload: { day: now < due ? daysLater(today, -1) : today } }
  }

/** Sends one person the summary of a morning; none that comes a day too late. */
export const summarizing =
  (mailer: Mailer): JobHandler =>
  async ({ hotelId, key, payload }) => {
    const { person, day } = Summary.parse(payload)
    const at = { kind: 'visitor', hotelId } as const
    const morning = await mailer.database.withActor(at, async (tx) => {
      const now = await readNow(tx)
      const hotel = await findOpenHotel(tx, hotelId)
      if (!hotel || dayAt(now, hotel.timeZone) !== day) return null
      return readMorning(tx, hotelId, hotel.timeZone, now)
    })
    if (morning) {
      const addressed = { hotelId, userId: person, id: `summary ${key}` }
      expectMailed(await writeTo(mailer, addressed, morningLetter(morning)))
    }
    return async () => ({})
  }
