import { addAlert } from '#features/alerts/server/queries.ts'
import { atStatus, reopened } from '#features/bookings/server/decisions.ts'
import type { BookingRecord, RecordChange } from '#features/bookings/server/records.ts'
import type {
  Asking,
  Decided,
  Plan,
  ServiceKind,
  TimeRefused,
} from '#features/service-bookings/server/kinds.ts'
import { type HeldServiceRow, toServiceRow } from '#features/service-bookings/server/rows.ts'
import type { Offer } from '#features/service-items/contract.ts'
import { findOffer, listOpenCategories } from '#features/service-items/server/offer-queries.ts'
import type { Tx } from '#kit/server/database.ts'
import { MINUTE_MS } from '#kit/shared/time.ts'
import { movableTo } from '../slots.ts'
import { chooseTime } from './choose-time.ts'
import { findStay } from './queries.ts'

async function plan(asking: Asking): Promise<Plan | TimeRefused> {
  const { tx, hotelId, guestId, guest, offer, asked, isStaff } = asking
  if (asked.startsAt === null || asked.dueAt !== null) return 'time-unavailable'
  const chosen = await chooseTime(tx, hotelId, {
    timing: offer,
    startsAt: new Date(asked.startsAt),
    resourceId: offer.choosesResource || isStaff ? asked.resourceId : null,
    places: asked.places,
    stay: guest,
    guestId,
    isStaff,
    except: null,
  })
  if (typeof chosen === 'string') return chosen
  const isConfirmed = isStaff || !offer.needsAnswer
  return { ...chosen, places: asked.places, dueAt: null, promisedAt: null, isConfirmed }
}

/**
 * An appointment at another time; what was booked of its offer stays, whatever the offer is now. Guests move only what
 * they could book anew.
 */
async function moved(
  tx: Tx,
  record: BookingRecord,
  { startsAt, resourceId, now }: Parameters<ServiceKind['moved']>[2],
  isStaff: boolean,
): Promise<Decided> {
  const row = toServiceRow(record)
  const chosen = await freeAgain(tx, row, { startsAt: new Date(startsAt), resourceId, isStaff })
  if (typeof chosen === 'string') return chosen
  const { resource, ...moments } = chosen
  const wished = row.details.movedFromTime ?? row.startsAt?.toISOString() ?? null
  const isAsWished = !isStaff || wished === moments.startsAt.toISOString()
  const details = { ...row.details, resource, movedFromTime: isAsWished ? null : wished }
  const status = statusAfterMove(record, isStaff, now)
  if (status.seenAt === null) await addAlert(tx, row)
  return { ...moments, resourceId: resource.id, orderDetails: details, ...status }
}

/** The time that staff set stands; one that a guest chooses, they have to confirm anew where they have to confirm. */
function statusAfterMove(row: BookingRecord, isStaff: boolean, now: Date): RecordChange {
  if (isStaff) return row.status === 'pending' ? atStatus(row, 'confirmed', now) : {}
  return toServiceRow(row).details.needsAnswer
    ? { ...atStatus(row, 'pending', now), seenAt: null, seenBy: null, alertedAt: null }
    : {}
}

/** One that is open again, if its time is still free. */
async function reopenedAppointment(tx: Tx, record: BookingRecord, now: Date): Promise<Decided> {
  const row = toServiceRow(record)
  const { status, startsAt, resourceId } = row
  const open = reopened(record, now, row.details.needsAnswer ? 'pending' : 'confirmed')
  if (status !== 'cancelled' || !startsAt) return open
  const chosen = await freeAgain(tx, row, { startsAt, resourceId, isStaff: true })
  return typeof chosen === 'string' ? chosen : open
}

const isOffered = async (tx: Tx, hotelId: string, offer: Offer | null) =>
  offer?.isEnabled === true && (await listOpenCategories(tx, hotelId)).includes(offer.category)

async function freeAgain(
  tx: Tx,
  row: HeldServiceRow,
  wanted: { startsAt: Date; resourceId: string | null; isStaff: boolean },
) {
  const { hotelId, id, guestId, startsAt, endsAt, details, offerId, places } = row
  if (!startsAt || !endsAt || places === null) return 'time-unavailable' as const
  const offer = offerId ? await findOffer(tx, hotelId, offerId) : null
  if (!wanted.isStaff && !(await isOffered(tx, hotelId, offer))) return 'not-allowed' as const
  const stay = await findStay(tx, hotelId, guestId)
  const timing = {
    durationMinutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS,
    bufferMinutes: details.bufferMinutes,
    stepMinutes: offer?.stepMinutes ?? 5,
    leadMinutes: offer?.leadMinutes ?? 0,
    resourceIds: resourcesFor(wanted, offer, details.resource?.id),
  }
  const resourceId = wanted.isStaff || offer?.choosesResource ? wanted.resourceId : null
  return chooseTime(tx, hotelId, {
    timing,
    startsAt: wanted.startsAt,
    resourceId,
    places,
    stay,
    guestId,
    isStaff: wanted.isStaff,
    except: id,
  })
}

/** Staff move it to what its offer has or it has itself, and anywhere once the offer is gone. */
function resourcesFor(
  { isStaff, resourceId }: { isStaff: boolean; resourceId: string | null },
  offer: Offer | null,
  own: string | undefined,
): string[] {
  if (!isStaff || !resourceId) return offer?.resourceIds ?? [own ?? '']
  return offer ? movableTo(offer.resourceIds, own) : [resourceId]
}

/** What is decided for appointments: what takes a time of a resource has to find it free. */
export const APPOINTMENT: ServiceKind = { plan, moved, reopened: reopenedAppointment }
