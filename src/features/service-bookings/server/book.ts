import { createHash } from 'node:crypto'
import { type Answered, priceOf, withoutPictures } from '#features/service-items/pricing.ts'
import { DECLARED } from '#features/categories/all.ts'
import type { GuestOffer, Offer } from '#features/service-items/contract.ts'
import {
  findOffer,
  listGuestOffers,
  listOpenCategories,
} from '#features/service-items/server/offer-queries.ts'
import { holdResources } from '#features/service-items/server/resource-queries.ts'
import { AHEAD_DAYS, STAFF_AHEAD_DAYS } from '#features/service-items/rules.ts'
import { addRecord, findByKey } from '#features/bookings/server/records.ts'
import { isQuarter, dayAt } from '#kit/shared/day.ts'
import type { Actor, GuestActor, HotelAdminActor } from '#kit/server/actor.ts'
import type { Database, Tx } from '#kit/server/database.ts'
import { isUniqueViolation } from '#kit/server/unique-violation.ts'
import type { Asked } from '../contract.ts'
import { asksForNothing } from '../draft.ts'
import { OWN_PER_DAY_MAX } from '../limits.ts'
import { chooseResource } from '../slots.ts'
import { recordBooked } from './facts.ts'
import { countOwn, findBookableGuest, listTaken } from './queries.ts'
import { toServiceRow, type ServiceRow } from './rows.ts'
import { timeOfDays } from './time-of-days.ts'
import { DAY_MS, MINUTE_MS } from '#kit/shared/time.ts'

/** Who books for whom: a guest, or staff for a guest of their hotel. */
export type Booking = { actor: GuestActor } | { actor: HotelAdminActor; guestId: string }

export type Booked =
  | { outcome: 'booked' | 'booked-before'; row: ServiceRow }
  | {
      outcome:
        | 'key-reused'
        | 'guest-gone'
        | 'service-closed'
        | 'slot-taken'
        | 'time-unavailable'
        | 'enough-that-day'
    }
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
export async function book(database: Database, booking: Booking, key: string, asked: Asked): Promise<Booked> {
  const booked = await database
    .withActor(fenceFor(booking), (tx) => bookIn(tx, booking, key, asked))
    .catch((error: unknown): Booked => {
      if (isUniqueViolation(error, 'service_bookings')) return { outcome: 'key-reused' }
      throw error
    })
  if (booked.outcome === 'booked') return booked
  // of submissions under one key that arrive together, the first stands in the way of the others
  return (await findBooked(database, booking, key, asked)) ?? booked
}

type Guest = NonNullable<Awaited<ReturnType<typeof findBookableGuest>>>
type Context = {
  tx: Tx
  hotelId: string
  guestId: string
  guest: Guest
  offer: Offer
  asked: Asked
  isStaff: boolean
}

async function bookIn(tx: Tx, booking: Booking, key: string, asked: Asked): Promise<Booked> {
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
  const time = await timeOf({ tx, hotelId, guestId, guest, offer, asked, isStaff })
  if ('outcome' in time) return time
  const { resource, ...moments } = time
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
    ...moments,
    resourceId: resource?.id ?? null,
    places: offer.kind === 'appointment' ? asked.places : null,
    ...(offer.kind === 'appointment' && (isStaff || !offer.needsAnswer)
      ? { status: 'confirmed', confirmedAt: new Date() }
      : {}),
    guestLanguage: asked.language ?? null,
    enteredBy: isStaff ? actor.fullName || actor.email : null,
    idempotencyKey: key,
    requestHash: hashOf(asked),
  })
  const row = toServiceRow(record)
  await recordBooked(tx, actor, row)
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

type Named = { id: string; name: Offer['name'] } | null

const detailsOf = (offer: Offer, answers: Answered[], resource: Named) => ({
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

type Times = {
  resource: Named
  dueAt: Date | null
  promisedAt: Date | null
  startsAt: Date | null
  endsAt: Date | null
  busyUntil: Date | null
}

/** For when it is, and where; or why it cannot be then. */
function timeOf(context: Context): Promise<Times | Booked> | Times | Booked {
  return context.offer.kind === 'request' ? timeOfRequest(context) : timeOfAppointment(context)
}

function timeOfRequest({ offer, asked, guest }: Context): Times | Booked {
  const nowhere = { resource: null, startsAt: null, endsAt: null, busyUntil: null }
  const now = Date.now()
  const target = new Date(now + offer.targetMinutes * MINUTE_MS)
  if (asked.startsAt !== null) return { outcome: 'time-unavailable' }
  if (asked.dueAt === null) return { ...nowhere, dueAt: null, promisedAt: target }
  const due = new Date(asked.dueAt)
  const latest = Math.min(now + AHEAD_DAYS * DAY_MS, guest.expiresAt?.getTime() ?? Infinity)
  const isFine = offer.asksTime && isQuarter(asked.dueAt) && due.getTime() > now && due.getTime() <= latest
  return isFine ? { ...nowhere, dueAt: due, promisedAt: due } : { outcome: 'time-unavailable' }
}

async function timeOfAppointment(context: Context): Promise<Times | Booked> {
  const { tx, hotelId, guestId, guest, offer, asked, isStaff } = context
  if (asked.startsAt === null || asked.dueAt !== null) return { outcome: 'time-unavailable' }
  const wanted = offer.choosesResource || isStaff ? asked.resourceId : null
  const chosen = await chooseTime(tx, hotelId, {
    timing: offer,
    startsAt: new Date(asked.startsAt),
    resourceId: wanted,
    places: asked.places,
    guest,
    guestId,
    isStaff,
    except: null,
  })
  return 'resource' in chosen ? { ...chosen, dueAt: null, promisedAt: null } : chosen
}

type Wanted = {
  timing: Pick<Offer, 'durationMinutes' | 'bufferMinutes' | 'stepMinutes' | 'leadMinutes' | 'resourceIds'>
  startsAt: Date
  resourceId: string | null
  places: number
  guest: Pick<Guest, 'expiresAt' | 'timeZone'>
  /** Whose it is; null: a guest's who was deleted. */
  guestId: string | null
  isStaff: boolean
  /** A booking that is moved. */
  except: string | null
}

type Chosen =
  | { resource: NonNullable<Named>; startsAt: Date; endsAt: Date; busyUntil: Date }
  | { outcome: 'slot-taken' | 'time-unavailable' | 'enough-that-day' }

/** Holds the resources that could take an appointment, and chooses one of them that is free then. */
export async function chooseTime(tx: Tx, hotelId: string, wanted: Wanted): Promise<Chosen> {
  const { timing, startsAt, places, guest, guestId, isStaff, except } = wanted
  const { timeZone, expiresAt } = guest
  const isAfterStay = expiresAt !== null && startsAt >= expiresAt
  const latest = Date.now() + (isStaff ? STAFF_AHEAD_DAYS : AHEAD_DAYS) * DAY_MS
  const isPast = startsAt.getTime() <= Date.now()
  if (isAfterStay || isPast || startsAt.getTime() > latest) return { outcome: 'time-unavailable' }
  const endsAt = new Date(startsAt.getTime() + timing.durationMinutes * MINUTE_MS)
  const busyUntil = new Date(endsAt.getTime() + timing.bufferMinutes * MINUTE_MS)
  const resources = await holdResources(tx, hotelId, timing.resourceIds)
  // of the day around it, to choose the one that has least to do
  const around = {
    from: new Date(startsAt.getTime() - DAY_MS / 2),
    until: new Date(busyUntil.getTime() + DAY_MS / 2),
  }
  const taken = await listTaken(tx, hotelId, resources, around, except)
  const asking = { offer: timing, resources, taken, timeZone, places, now: Date.now() }
  const day = dayAt(startsAt, timeZone)
  const at = { at: startsAt.getTime(), day, resourceId: wanted.resourceId }
  const choice = chooseResource(asking, at, isStaff)
  if (!('resourceId' in choice))
    return { outcome: choice.outcome === 'taken' ? 'slot-taken' : 'time-unavailable' }
  const chosen = resources.find(({ id }) => id === choice.resourceId)
  if (!chosen) throw new Error('A resource was chosen that is not held')
  if (guestId && !isStaff) {
    const own = await countOwn(
      tx,
      hotelId,
      { guestId, resourceId: chosen.id },
      timeOfDays(day, 1, timeZone),
      except,
    )
    if (own >= OWN_PER_DAY_MAX) return { outcome: 'enough-that-day' }
  }
  return { resource: { id: chosen.id, name: chosen.name }, startsAt, endsAt, busyUntil }
}
