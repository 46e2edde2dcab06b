import type { Actor, GuestActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { type BookingAction, mayDo } from '../rules.ts'
import type { Kinds } from './of-kinds.ts'
import { type BookingRecord, holdRecord, type RecordChange, saveRecord } from './records.ts'

/** Without a version, the change does not depend on what the caller saw. */
export type ChangeRequest = { action: BookingAction; id: string; version?: number | undefined }

/** Whose bookings are changed, and how the activity tells of it. */
export type Changing = {
  kinds: Kinds
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
) => Decision<Refusal> | Promise<Decision<Refusal>>

export type Changed<Refusal extends string = never> =
  | { outcome: 'changed'; before: BookingRecord; row: BookingRecord }
  | { outcome: 'stale' | 'not-allowed' | Refusal; row: BookingRecord }
  | { outcome: 'absent' }

/** Holds a booking, checks the version that the caller saw and its state, saves and audits the change. */
export async function changeBooking<Refusal extends string = never>(
  tx: Tx,
  actor: Actor & { hotelId: string },
  changing: Changing,
  request: ChangeRequest,
  decide: Decide<Refusal>,
): Promise<Changed<Refusal>> {
  const row = await holdRecord(tx, actor.hotelId, request.id, changing.kinds)
  if (!row) return { outcome: 'absent' }
  return change(tx, actor, changing, row, request, mayDo(request.action, row), decide)
}

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
  const decision = await decide(row, tx)
  if (typeof decision === 'string') return { outcome: decision, row }
  if (Object.keys(decision).length === 0) return { outcome: 'changed', before: row, row }
  const changed = await saveRecord(tx, row, decision)
  await audit(tx, actor, action, row, changed)
  return { outcome: 'changed', before: row, row: changed }
}
