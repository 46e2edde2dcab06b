import { createHash } from 'node:crypto'
import { type Answered, priceOf, withoutPictures } from '#features/service-items/pricing.ts'
import { DECLARED } from '#features/categories/all.ts'
import type { GuestOffer, Offer } from '#features/service-items/contract.ts'
import {
  findOffer,
  listGuestOffers,
  listOpenCategories,
} from '#features/service-items/server/offer-queries.ts'
import { addAlert } from '#features/alerts/server/queries.ts'
import { addRecord, findByKey } from '#features/bookings/server/records.ts'
import type { Actor, GuestActor, HotelAdminActor } from '#kit/server/actor.ts'
import type { Database, Tx } from '#kit/server/database.ts'
import { isUniqueViolation } from '#kit/server/unique-violation.ts'
import type { Asked } from '../contract.ts'
import { asksForNothing } from '../draft.ts'
import { recordBooked } from './facts.ts'
import type { Plan, ServiceKinds, TimeRefused } from './kinds.ts'
import { findBookableGuest } from './queries.ts'
import { toServiceRow, type ServiceRow } from './rows.ts'
import { callsOfService } from './unseen.ts'

/** Who books for whom: a guest, or staff for a guest of their hotel. */
export type Booking = { actor: GuestActor } | { actor: HotelAdminActor; guestId: string }

export type Booked =
  | { outcome: 'booked' | 'booked-before'; row: ServiceRow }
  | { outcome: 'key-reused' | 'guest-gone' | 'service-closed' | TimeRefused }
  | { outcome: 'offer-changed'; offer: GuestOffer | null }

/** The same request always has the same hash. */
const hashOf = ({ offerId, answers, note, shownTotal, currency, ...when }: Asked) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        offerId,
        note,
        shownTotal,
        currency,
        when.dueAt,
        when.startsAt,
        when.places,
        when.resourceId,
        answers
          .map(({ id, count, choice, note: words, picture }) => [
            id,
            count ?? null,
            choice ?? null,
            words ?? null,
            ...(picture ? [picture] : []),
          ])
          .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
      ]),
    )
    .digest()

const guestIdOf = (booking: Booking) => ('guestId' in booking ? booking.guestId : booking.actor.guestId)

/** Sees the whole hotel: whether a time is free depends on all guests. */
const fenceFor = ({ actor }: Booking): Actor =>
  actor.kind === 'guest' ? { kind: 'visitor', hotelId: actor.hotelId } : actor

/** What was booked under this key before. */
export function findBooked(
  database: Database,
  booking: Booking,
  key: string,
  asked: Asked,
): Promise<Booked | null> {
  const { hotelId } = booking.actor
  return database.withActor(fenceFor(booking), async (tx) => {
    const row = await findByKey(tx, hotelId, guestIdOf(booking), key)
    if (!row) return null
    const before = toServiceRow(row)
    // a key from an earlier stay is used up
    const isOfStay = booking.actor.kind !== 'guest' || before.createdAt >= booking.actor.stayBeganAt
    const isSame = row.requestHash.equals(hashOf(asked)) && isOfStay
    return isSame ? { outcome: 'booked-before', row: before } : { outcome: 'key-reused' }
  })
}

/**
 * Books in one transaction. Whoever books an appointment first holds every resource that could take it, so that nobody
 * else counts its places meanwhile; nothing is booked when the offer, its price, the area or the time has changed.
 */
export async function book(
  database: Database,
  kinds: ServiceKinds,
  booking: Booking,
  key: string,
  asked: Asked,
): Promise<Booked> {
  const booked = await database
    .withActor(fenceFor(booking), (tx) => bookIn(tx, kinds, booking, key, asked))
    .catch((error: unknown): Booked => {
      if (isUniqueViolation(error, 'service_bookings')) return { outcome: 'key-reused' }
      throw error
    })
  if (booked.outcome === 'booked') return booked
  // of submissions under one key that arrive together, the first stands in the way of the others
  return (await findBooked(database, booking, key, asked)) ?? booked
}

async function bookIn(
  tx: Tx,
  kinds: ServiceKinds,
  booking: Booking,
  key: string,
  asked: Asked,
): Promise<Booked> {
  const { actor } = booking
  const { hotelId } = actor
  const guestId = guestIdOf(booking)
  const guest = await findBookableGuest(tx, hotelId, guestId)
  if (!guest) return { outcome: 'guest-gone' }
  const offer = await findOffer(tx, hotelId, asked.offerId)
  const open = await listOpenCategories(tx, hotelId)
  if (offer && !open.includes(offer.category)) return { outcome: 'service-closed' }
  const isStaff = actor.kind === 'hotelAdmin'
  const asking = offer && isStaff ? withoutPictures(offer) : offer
  const priced = asking?.isEnabled ? priceOf(asking, answersOf(asked), asked.places) : null
  const isAsShown = priced?.totalPrice === asked.shownTotal && guest.currency === asked.currency
  if (!offer || !priced || !isAsShown || asksForNothing(priced.answers)) {
    const now = await listGuestOffers(tx, hotelId)
    return { outcome: 'offer-changed', offer: now.find(({ id }) => id === asked.offerId) ?? null }
  }
  const plan = await kinds[offer.kind].plan({ tx, hotelId, guestId, guest, offer, asked, isStaff })
  if (typeof plan === 'string') return { outcome: plan }
  const { resource, isConfirmed, ...planned } = plan
  const record = await addRecord(tx, {
    hotelId,
    guestId,
    guestName: guest.guestName,
    roomNumber: guest.roomNumber,
    serviceCategory: offer.category,
    kind: offer.kind,
    offerId: offer.id,
    team: offer.team,
    serviceName: offer.name.en,
    serviceIcon: DECLARED[offer.category].icon,
    orderDetails: detailsOf(offer, priced.answers, resource),
    totalPrice: priced.totalPrice,
    currency: guest.currency,
    specialInstructions: asked.note,
    ...planned,
    resourceId: resource?.id ?? null,
    ...(isConfirmed ? { status: 'confirmed', confirmedAt: new Date() } : {}),
    guestLanguage: asked.language ?? null,
    fromChat: asked.fromChat ?? null,
    enteredBy: isStaff ? actor.fullName || actor.email : null,
    idempotencyKey: key,
    requestHash: hashOf(asked),
  })
  const row = toServiceRow(record)
  await recordBooked(tx, actor, row)
  if (callsOfService(record).length > 0) await addAlert(tx, record)
  return { outcome: 'booked', row }
}

const answersOf = ({ answers }: Asked) =>
  answers.map(({ id, ...given }) => ({
    id,
    ...(given.count === undefined ? {} : { count: given.count }),
    ...(given.choice === undefined ? {} : { choice: given.choice }),
    ...(given.note === undefined ? {} : { note: given.note }),
    ...(given.picture === undefined ? {} : { picture: given.picture }),
  }))

const detailsOf = (offer: Offer, answers: Answered[], resource: Plan['resource']) => ({
  name: offer.name,
  imageUrl: offer.imageUrl,
  icon: offer.icon,
  answers,
  resource,
  needsAnswer: offer.needsAnswer,
  cancelMinutes: offer.cancelMinutes,
  stepMinutes: offer.stepMinutes,
  bufferMinutes: offer.bufferMinutes,
})
