import { eq, and } from 'drizzle-orm'
import { z } from 'zod'
import {
  addTelling,
  isUntold,
  type ReadMatter,
  takeBackTellings,
} from '#features/guest-devices/server/matter.ts'
import { findOpenHotel } from '#features/hotels/server/queries.ts'
import type { Tx } from '#kit/server/database.ts'
import { readNow } from '#kit/server/now.ts'
import { textIn } from '#kit/server/texts.ts'
import { sayDate } from '#kit/shared/formats.ts'
import { type Language, LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { Id } from '#kit/shared/shapes.ts'
import { HOUR_MS, MINUTE_MS } from '#kit/shared/time.ts'
import { timeWords } from '../day-words.ts'
import type { BookingKind } from '../kinds.ts'
import { bookingsOf, columns, EVERY_KIND } from './of-kinds.ts'
import type { BookingRecord } from './records.ts'

/** What guests are told of bookings. */
export const BOOKING = 'booking'

/** For so long after it was wanted somebody may wait for a booking: what staff tidy up later is told to nobody. */
const WAITED_FOR_MS = 6 * HOUR_MS
const TOLD_FOR_MS = 30 * MINUTE_MS

const MOMENTS = { delivered: 'deliveredAt', confirmed: 'confirmedAt', cancelled: 'cancelledAt' } as const
type Step = keyof typeof MOMENTS

const Moment = z.iso.datetime()
const Facts = z.discriminatedUnion('step', [
  z.object({
    id: Id,
    step: z.enum(['delivered', 'confirmed', 'cancelled']),
    /** The moment of the step: one that was undone and taken again has another. */
    at: Moment,
    /** The time of an appointment that its guest knows; missing in jobs of earlier releases. */
    from: Moment.nullable().default(null),
  }),
  z.object({
    id: Id,
    step: z.literal('moved'),
    from: Moment,
    to: Moment,
    /** The moment of a confirmation that nobody had been told of before: the new time says it, too. */
    confirmed: Moment.nullable().default(null),
  }),
])
type Facts = z.infer<typeof Facts>

/**
 * What a guest waits for, where a change of the staff brings it: an order that has been brought, a request or an
 * appointment that the hotel confirms, and what the hotel cancels without being asked to.
 */
export function stepOfChange(
  before: Pick<BookingRecord, 'status' | 'confirmedAt' | 'deliveredAt'>,
  row: Pick<BookingRecord, 'kind' | 'status' | 'confirmedAt' | 'deliveredAt' | 'cancelReason'>,
): Step | null {
  if (row.status === 'cancelled')
    return before.status === 'cancelled' || row.cancelReason === 'asked' ? null : 'cancelled'
  if (row.kind === 'order') return row.deliveredAt && !before.deliveredAt ? 'delivered' : null
  return row.confirmedAt && !before.confirmedAt && row.status !== 'delivered' ? 'confirmed' : null
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null

/** Has the guest of a booking told of a change by the staff, where it is one to be told. */
export async function tellOfChange(tx: Tx, before: BookingRecord, row: BookingRecord) {
  if (!row.guestId) return
  const { hotelId, id, version } = row
  const step = stepOfChange(before, row)
  const at = step && iso(row[MOMENTS[step]])
  const [from, to] = [iso(before.startsAt), iso(row.startsAt)]
  const add = (key: string, facts: Facts) =>
    addTelling(tx, { hotelId, about: BOOKING, key: `${id} ${key}`, facts })
  if (at) await add(`${step} ${at}`, { id, step, at, from })
  if (!from || !to || from === to) return
  const known = await takeBackMove(tx, { hotelId, id, from })
  const confirmed = known.confirmed ?? (await untoldConfirmation(tx, row))
  if (known.from !== to) await add(`moved ${version}`, { id, step: 'moved', from: known.from, to, confirmed })
  // what confirms it may have come up, and been untrue, while it was elsewhere
  else if (confirmed) await add(`confirmed ${confirmed}`, { id, step: 'confirmed', at: confirmed, from: to })
}

type Move = { hotelId: string; id: string; from: string }

/**
 * Takes back the move to a time of which the guest has not been told yet.
 * @returns the time that they know, and what the move would have confirmed
 */
async function takeBackMove(tx: Tx, { hotelId, id, from }: Move) {
  const waiting = await takeBackTellings(tx, { hotelId, about: BOOKING, key: `${id} moved ` })
  const moves = waiting.map((facts) => Facts.parse(facts)).filter((facts) => facts.step === 'moved')
  return moves.find(({ to }) => to === from) ?? { from, confirmed: null }
}

/** The moment at which a booking was confirmed, where its guest has not been told so. */
async function untoldConfirmation(tx: Tx, { hotelId, id, confirmedAt }: BookingRecord) {
  const at = iso(confirmedAt)
  const key = `${id} confirmed ${at}`
  return at && (await isUntold(tx, { hotelId, about: BOOKING, key })) ? at : null
}

const pathOf = (kind: BookingKind, id: string) => (kind === 'order' ? `order#${id}` : 'services')

type Row = Pick<BookingRecord, 'status' | 'bookingStatus' | 'startsAt' | (typeof MOMENTS)[Step]>

/** Whether it still stands as it is to be told. What was confirmed at another time is told as that. */
function isTrue(row: Row, facts: Facts): boolean {
  const startsAt = iso(row.startsAt)
  if (facts.step === 'moved') return row.bookingStatus === 'open' && startsAt === facts.to
  const { step, at, from } = facts
  const isElsewhere = step === 'confirmed' && from !== null && startsAt !== from
  return (
    iso(row[MOMENTS[step]]) === at && (row.status === 'cancelled') === (step === 'cancelled') && !isElsewhere
  )
}

/** The words of a step, and of a new time by the hotel's clock: named in full, since they may be read days later. */
const wordsOf = (kind: BookingKind, facts: Facts, timeZone: string) => (language: Language) => {
  if (facts.step !== 'moved') return textIn(language, 'told', `${kind}.${facts.step}`)
  const to = new Date(facts.to)
  const { locale } = LANGUAGE_FACTS[language]
  const day = sayDate(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }, to)
  return textIn(language, 'told', `${kind}.moved`, { day, time: timeWords(to, timeZone) })
}

/** A step of a booking or its new time, as long as it stands so, and somebody waits for it. */
export const readBooking: ReadMatter = async (tx, hotelId, given) => {
  const facts = Facts.parse(given)
  const [row] = await tx
    .select(columns)
    .from(bookingsOf(EVERY_KIND))
    .where(and(eq(columns.hotelId, hotelId), eq(columns.id, facts.id)))
  const hotel = await findOpenHotel(tx, hotelId)
  if (!hotel || !row?.guestId || !isTrue(row, facts)) return null
  const { id, kind, guestId, createdAt, dueAt, startsAt } = row
  const wantedAt = Math.max(...[createdAt, dueAt, startsAt].map((moment) => moment?.getTime() ?? 0))
  if (wantedAt + WAITED_FOR_MS < (await readNow(tx)).getTime()) return null
  return {
    whom: { guestId, deviceId: null, since: createdAt },
    path: pathOf(kind, id),
    tag: `booking ${id}`,
    text: wordsOf(kind, facts, hotel.timeZone),
    urgency: 'high',
    until: facts.step === 'moved' ? new Date(facts.to) : new Date(Date.parse(facts.at) + TOLD_FOR_MS),
  }
}
