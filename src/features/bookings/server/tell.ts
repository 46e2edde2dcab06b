import { eq, and } from 'drizzle-orm'
import { z } from 'zod'
import { addTelling, type ReadMatter } from '#features/guest-devices/server/matter.ts'
import type { Tx } from '#kit/server/database.ts'
import { textIn } from '#kit/server/texts.ts'
import { Id } from '#kit/shared/shapes.ts'
import { HOUR_MS, MINUTE_MS } from '#kit/shared/time.ts'
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

const Facts = z.object({
  id: Id,
  step: z.enum(['delivered', 'confirmed', 'cancelled']),
  /** The moment of the step: one that was undone and taken again has another. */
  at: z.iso.datetime(),
})

/**
 * What a guest waits for, where a change of the staff brings it: an order that has been brought, a request or an appointment that
 * the hotel confirms, and what the hotel cancels without being asked to.
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

/** Has the guest of a booking told of a change by the staff, where it is one to be told. */
export async function tellOfChange(tx: Tx, before: BookingRecord, row: BookingRecord) {
  const step = stepOfChange(before, row)
  const at = step && row[MOMENTS[step]]?.toISOString()
  if (!at || !row.guestId) return
  const { hotelId, id } = row
  await addTelling(tx, { hotelId, about: BOOKING, key: `${id} ${step} ${at}`, facts: { id, step, at } })
}

const pathOf = (kind: BookingKind, id: string) => (kind === 'order' ? `order#${id}` : 'services')

/** A step of a booking, as long as it is not undone, and somebody waits for it. */
export const readBooking: ReadMatter = async (tx, hotelId, given) => {
  const { id, step, at } = Facts.parse(given)
  const [row] = await tx
    .select(columns)
    .from(bookingsOf(EVERY_KIND))
    .where(and(eq(columns.hotelId, hotelId), eq(columns.id, id)))
  if (!row?.guestId || row[MOMENTS[step]]?.toISOString() !== at) return null
  if ((row.status === 'cancelled') !== (step === 'cancelled')) return null
  const { kind, guestId, createdAt, dueAt, startsAt } = row
  const wantedAt = Math.max(...[createdAt, dueAt, startsAt].map((moment) => moment?.getTime() ?? 0))
  if (wantedAt + WAITED_FOR_MS < Date.now()) return null
  return {
    whom: { guestId, deviceId: null, since: createdAt },
    path: pathOf(kind, id),
    tag: `booking ${id}`,
    text: (language) => textIn(language, 'told', `${kind}.${step}`),
    urgency: 'high',
    until: new Date(Date.parse(at) + TOLD_FOR_MS),
  }
}
