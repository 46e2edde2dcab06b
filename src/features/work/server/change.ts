import { statusTimestamps } from '#features/bookings/staff-rules.ts'
import type { RecordChange } from '#features/bookings/server/records.ts'
import type { Offer } from '#features/offers/contract.ts'
import { findOffer, listOpenCategories } from '#features/offers/server/offer-queries.ts'
import { type Actor, type GuestActor, type HotelAdminActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { mayDo, mayGuestChange, type WorkAction } from '../rules.ts'
import { movableTo } from '../slots.ts'
import { chooseTime } from './book.ts'
import { recordWork } from './facts.ts'
import { findStay, holdWork, saveWork } from './queries.ts'
import { toWork, type WorkRow } from './rows.ts'

export type Refused = 'slot-taken' | 'time-unavailable' | 'enough-that-day'
export type Changed =
  | { outcome: 'changed' | 'stale' | 'not-allowed'; row: WorkRow }
  | { outcome: 'absent' | Refused }

type Request = { action: WorkAction; id: string; version: number }
type Decided = RecordChange | Refused | 'not-allowed'

/** Holds a booking, checks the version the caller saw and its state, saves and audits the change. */
export async function changeWork(
  tx: Tx,
  actor: HotelAdminActor,
  { action, id, version }: Request,
  decide: (row: WorkRow) => Decided | Promise<Decided>,
): Promise<Changed> {
  const row = await holdWork(tx, actor.hotelId, id)
  if (!row) return { outcome: 'absent' }
  if (row.version !== version) return { outcome: 'stale', row }
  if (!mayDo(action, row)) return { outcome: 'not-allowed', row }
  return decideOn(tx, actor, action, row, decide)
}

/** The same for what a guest does with their own, as long as they may. */
export async function changeOwnWork(
  tx: Tx,
  actor: GuestActor,
  { action, id, version }: Request,
  decide: (row: WorkRow) => Decided | Promise<Decided>,
): Promise<Changed> {
  const row = await holdWork(tx, actor.hotelId, id)
  const isOwn = row?.guestId === actor.guestId && row.createdAt >= actor.stayBeganAt
  if (!row || !isOwn) return { outcome: 'absent' }
  if (row.version !== version) return { outcome: 'stale', row }
  if (!mayGuestChange(toWork(row), Date.now())) return { outcome: 'not-allowed', row }
  return decideOn(tx, actor, action, row, decide)
}

async function decideOn(
  tx: Tx,
  actor: Actor,
  action: WorkAction,
  row: WorkRow,
  decide: (row: WorkRow) => Decided | Promise<Decided>,
): Promise<Changed> {
  const change = await decide(row)
  if (change === 'not-allowed') return { outcome: change, row }
  if (typeof change === 'string') return { outcome: change }
  if (Object.keys(change).length === 0) return { outcome: 'changed', row }
  const changed = await saveWork(tx, row, change)
  await recordWork(tx, actor, action, row, changed)
  return { outcome: 'changed', row: changed }
}

/** An open booking at a status, with the moments of its steps. */
export const atStatus = (row: WorkRow, status: 'pending' | 'confirmed' | 'in_preparation' | 'delivered') => ({
  status,
  ...statusTimestamps(status, toWork(row), new Date()),
})

/**
 * An appointment at another time; what was booked of its offer stays, whatever the offer is now. Guests move only what
 * they could book anew.
 */
export async function movedTo(
  tx: Tx,
  row: WorkRow,
  { startsAt, resourceId }: { startsAt: string; resourceId: string | null },
  isStaff: boolean,
): Promise<Decided> {
  const chosen = await freeAgain(tx, row, { startsAt: new Date(startsAt), resourceId, isStaff })
  if (typeof chosen === 'string') return chosen
  const { resource, ...moments } = chosen
  const wished = row.details.movedFromTime ?? row.startsAt?.toISOString() ?? null
  const isAsWished = !isStaff || wished === moments.startsAt.toISOString()
  const details = { ...row.details, resource, movedFromTime: isAsWished ? null : wished }
  return { ...moments, resourceId: resource.id, orderDetails: details, ...statusAfterMove(row, isStaff) }
}

/** The time that staff set stands; one that a guest chooses, they have to confirm anew where they have to confirm. */
function statusAfterMove(row: WorkRow, isStaff: boolean) {
  if (isStaff) return row.status === 'pending' ? atStatus(row, 'confirmed') : {}
  return row.details.needsAnswer ? atStatus(row, 'pending') : {}
}

/** A booking that is open again: an appointment only if its time is still free. */
export async function reopened(tx: Tx, row: WorkRow): Promise<Decided> {
  const open = {
    ...({ bookingStatus: 'open', completedAt: null, cancelledAt: null, cancelReason: null } as const),
    ...atStatus(row, row.kind === 'appointment' && !row.details.needsAnswer ? 'confirmed' : 'pending'),
  }
  if (row.kind === 'request' || row.status !== 'cancelled' || !row.startsAt) return open
  const { startsAt, resourceId } = row
  const chosen = await freeAgain(tx, row, { startsAt, resourceId, isStaff: true })
  return typeof chosen === 'string' ? chosen : open
}

const isOffered = async (tx: Tx, hotelId: string, offer: Offer | null) =>
  offer?.isEnabled === true && (await listOpenCategories(tx, hotelId)).includes(offer.category)

async function freeAgain(
  tx: Tx,
  row: WorkRow,
  wanted: { startsAt: Date; resourceId: string | null; isStaff: boolean },
) {
  const { hotelId, id, guestId, startsAt, endsAt, details, offerId, places } = row
  if (!startsAt || !endsAt || places === null) return 'time-unavailable' as const
  const offer = offerId ? await findOffer(tx, hotelId, offerId) : null
  if (!wanted.isStaff && !(await isOffered(tx, hotelId, offer))) return 'not-allowed' as const
  const stay = await findStay(tx, hotelId, guestId)
  const timing = {
    durationMinutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
    ...{ bufferMinutes: details.bufferMinutes, stepMinutes: offer?.stepMinutes ?? 5 },
    ...{ leadMinutes: offer?.leadMinutes ?? 0 },
    resourceIds: resourcesFor(wanted, offer, details.resource?.id),
  }
  const resourceId = wanted.isStaff || offer?.choosesResource ? wanted.resourceId : null
  const chosen = await chooseTime(tx, hotelId, {
    ...{ timing, startsAt: wanted.startsAt, resourceId, places, guest: stay, guestId },
    ...{ isStaff: wanted.isStaff, except: id },
  })
  return 'resource' in chosen ? chosen : chosen.outcome
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
