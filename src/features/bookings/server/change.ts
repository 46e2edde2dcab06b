import type { Actor, GuestActor, HotelAdminActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { readNow } from '#kit/server/now.ts'
import { lookedAt } from '../alerted.ts'
import { type BookingAction, mayDo } from '../rules.ts'
import type { Kinds } from './of-kinds.ts'
import {
  type BookingRecord,
  type CallsOf,
  holdRecord,
  patchRecord,
  type RecordChange,
  saveRecord,
} from './records.ts'
import { tellOfChange } from './tell.ts'

/** Without a version, the change does not depend on what the caller saw. */
export type ChangeRequest = { action: BookingAction; id: string; version?: number | undefined }

/** Whose bookings are changed, and how the activity tells of it. */
export type Changing = {
  kinds: Kinds
  /** What each calls for the staff with: who changes it then has looked after it. */
  calls: CallsOf
  audit: (
    tx: Tx,
    actor: Actor,
    action: BookingAction,
    before: BookingRecord,
    after: BookingRecord,
  ) => Promise<unknown>
}

/** What becomes of a booking, or why nothing does; nothing to change changes nothing. */
export type Decision<Refusal extends string> = RecordChange | Refusal | 'not-allowed'
type Decide<Refusal extends string> = (
  row: BookingRecord,
  tx: Tx,
  /** The moment of the change, by the database's clock. */
  now: Date,
) => Decision<Refusal> | Promise<Decision<Refusal>>

export type Changed<Refusal extends string = never> =
  | { outcome: 'changed'; before: BookingRecord; row: BookingRecord }
  | { outcome: 'stale' | 'not-allowed' | Refusal; row: BookingRecord }
  | { outcome: 'absent' }

/**
 * Holds a booking, checks the version that the caller saw and its state, saves and audits the change. Who of the
 * hotel's staff changes it has seen it.
 */
export async function changeBooking<Refusal extends string = never>(
  tx: Tx,
  actor: HotelAdminActor,
  changing: Changing,
  request: ChangeRequest,
  decide: Decide<Refusal>,
): Promise<Changed<Refusal>> {
  const row = await holdRecord(tx, actor.hotelId, request.id, changing.kinds)
  if (!row) return { outcome: 'absent' }
  const isAllowed = mayDo(request.action, row)
  const result = await change(tx, actor, changing, row, request, isAllowed, async (held, _tx, now) => {
    const decision = await decide(held, tx, now)
    const isChange = typeof decision !== 'string' && Object.keys(decision).length > 0
    const isNews = !held.seenAt || changing.calls(held).some(({ since }) => since <= now.getTime())
    return isChange && isNews && !actor.visit ? { ...seenBy(actor, now), ...decision } : decision
  })
  if ('before' in result) await tellOfChange(tx, result.before, result.row)
  return result
}

/**
 * Notes that a member of staff has seen a booking, unless somebody has since it began to wait; a visit of the
 * platform's support sees nothing.
 * @param waitsFrom the moment from which it waits for the staff, in milliseconds, as `now` is
 */
export async function seeBooking(
  tx: Tx,
  actor: HotelAdminActor,
  { kinds, audit }: Changing,
  id: string,
  waitsFrom: (row: BookingRecord, now: number) => number,
): Promise<Changed> {
  const row = await holdRecord(tx, actor.hotelId, id, kinds)
  if (!row) return { outcome: 'absent' }
  const now = await readNow(tx)
  const isSeen = lookedAt(row) >= waitsFrom(row, now.getTime())
  if (isSeen || actor.visit || !mayDo('see', row)) return { outcome: 'changed', before: row, row }
  const seen = (await patchRecord(tx, row, seenBy(actor, now))) ?? row
  await audit(tx, actor, 'see', row, seen)
  return { outcome: 'changed', before: row, row: seen }
}

const seenBy = (actor: HotelAdminActor, now: Date) => ({ seenAt: now, seenBy: actor.fullName || actor.email })

/** The same for a booking of the guest's own stay, as long as they may change it. */
export async function changeOwnBooking<Refusal extends string = never>(
  tx: Tx,
  actor: GuestActor,
  changing: Changing & { mayGuest: (row: BookingRecord, tx: Tx) => boolean | Promise<boolean> },
  request: ChangeRequest,
  decide: Decide<Refusal>,
): Promise<Changed<Refusal>> {
  const row = await holdRecord(tx, actor.hotelId, request.id, changing.kinds)
  const isOwn = row?.guestId === actor.guestId && row.createdAt >= actor.stayBeganAt
  if (!row || !isOwn) return { outcome: 'absent' }
  return change(tx, actor, changing, row, request, await changing.mayGuest(row, tx), decide)
}

async function change<Refusal extends string>(
  tx: Tx,
  actor: Actor,
  { audit }: Changing,
  row: BookingRecord,
  { action, version = row.version }: ChangeRequest,
  isAllowed: boolean,
  decide: Decide<Refusal>,
): Promise<Changed<Refusal>> {
  if (row.version !== version) return { outcome: 'stale', row }
  if (!isAllowed) return { outcome: 'not-allowed', row }
  const decision = await decide(row, tx, await readNow(tx))
  if (typeof decision === 'string') return { outcome: decision, row }
  if (Object.keys(decision).length === 0) return { outcome: 'changed', before: row, row }
  const changed = await saveRecord(tx, row, decision)
  await audit(tx, actor, action, row, changed)
  return { outcome: 'changed', before: row, row: changed }
}
