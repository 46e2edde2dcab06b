import { isPictureOfGuest } from '#features/images/server/guest-pictures.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { limited } from '#kit/server/limited.ts'
import { type Asked, serviceBookingsContract } from '../contract.ts'
import { type Booked, type Booking, book, findBooked } from './book.ts'
import type { ServiceKinds } from './kinds.ts'
import type { ServiceRow } from './rows.ts'

const errors = errorsOf({ book: serviceBookingsContract.book })

/** The stored booking, told to those whom it concerns; throws where nothing was booked. */
export function bookedBy({ events }: RequestContext, hotelId: string, booked: Booked): ServiceRow {
  switch (booked.outcome) {
    case 'booked':
    case 'booked-before': {
      const { id, guestId } = booked.row
      events.announce('work', { hotelId, id, guestId })
      return booked.row
    }
    case 'offer-changed':
      throw errors.OFFER_CHANGED({ data: { offer: booked.offer } })
    case 'service-closed':
      throw errors.SERVICE_UNAVAILABLE()
    case 'slot-taken':
      throw errors.SLOT_TAKEN()
    case 'time-unavailable':
      throw errors.TIME_UNAVAILABLE()
    case 'enough-that-day':
      throw errors.ENOUGH_THAT_DAY()
    case 'key-reused':
      throw errors.KEY_REUSED()
    case 'guest-gone':
      throw errors.UNAUTHORIZED()
  }
}

type Submitted = { key: string; asked: Asked }

/** What a guest answers with must be their own; staff have no pictures of guests to send. */
async function checkPictures({ storage }: RequestContext, { actor }: Booking, { answers }: Asked) {
  for (const { picture } of answers) {
    const isOwn = !picture || (actor.kind === 'guest' && (await isPictureOfGuest(storage, actor, picture)))
    if (!isOwn) throw errors.IMAGE_UNKNOWN()
  }
}

/** One key books once; only what was booked counts towards the limit (OP-33). */
export async function submit(
  context: RequestContext,
  kinds: ServiceKinds,
  booking: Booking,
  { key, asked }: Submitted,
) {
  const { database } = context
  const before = await findBooked(database, booking, key, asked)
  if (before) return before
  await checkPictures(context, booking, asked)
  const { actor } = booking
  const isDone = ({ outcome }: Booked) => outcome === 'booked'
  if (actor.kind !== 'guest') return book(database, kinds, booking, key, asked)
  const limit = { action: 'service_booking', identifier: actor.guestId, hotelId: actor.hotelId } as const
  return limited(context, limit, () => book(database, kinds, booking, key, asked), isDone)
}
