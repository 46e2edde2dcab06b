import { isSameEntry } from '#kit/web/field-edits.ts'
import type { Work } from '../../contract.ts'
import type { StaffEdit } from '#features/bookings/contract.ts'
import type { STAFF_CANCEL_REASONS } from '#features/bookings/kinds.ts'
import { workApi } from '../api.ts'

export type CancelReason = (typeof STAFF_CANCEL_REASONS)['request'][number]

/** One thing that staff do with a request or an appointment. */
export type Change =
  | { kind: 'save'; edit: StaffEdit }
  /** Without a name, oneself; null: nobody. */
  | { kind: 'take'; name?: string | null }
  | { kind: 'escalate'; isEscalated: boolean }
  | { kind: 'move'; startsAt: string; resourceId: string }
  | { kind: 'complete' }
  | { kind: 'cancel'; reason: CancelReason }
  | { kind: 'reopen' }

export function send(slug: string, { id, version }: Work, change: Change): Promise<Work> {
  const seen = { slug, id, version }
  switch (change.kind) {
    case 'save':
      return workApi.call.update({ ...seen, ...change.edit })
    case 'take':
      return workApi.call.take({ ...seen, ...('name' in change ? { name: change.name ?? null } : {}) })
    case 'escalate':
      return workApi.call.escalate({ ...seen, isEscalated: change.isEscalated })
    case 'move':
      return workApi.call.move({ ...seen, startsAt: change.startsAt, resourceId: change.resourceId })
    case 'complete':
      return workApi.call.complete(seen)
    case 'cancel':
      return workApi.call.cancel({ ...seen, reason: change.reason })
    case 'reopen':
      return workApi.call.reopen(seen)
  }
}

/** Whether somebody else has already done just this. */
export function isDone(change: Change, current: Work): boolean {
  switch (change.kind) {
    case 'save':
      return (
        current.bookingStatus === 'open' &&
        Object.entries(change.edit).every(([name, value]) =>
          isSameEntry(current[name as keyof StaffEdit], value),
        )
      )
    case 'escalate':
      return change.isEscalated === (current.escalatedAt !== null)
    case 'move':
      return current.startsAt === change.startsAt && current.resource?.id === change.resourceId
    case 'complete':
      return current.bookingStatus === 'completed'
    case 'cancel':
      return current.bookingStatus === 'cancelled'
    case 'reopen':
      return current.bookingStatus === 'open'
    case 'take':
      return 'name' in change && current.takenBy === change.name
  }
}

/** What takes a change back; nothing where it is its own opposite. */
export function undoOf(before: Work, change: Change): Change[] {
  const status: Change[] =
    before.status === 'cancelled' ? [] : [{ kind: 'save', edit: { status: before.status } }]
  switch (change.kind) {
    case 'save':
      return Object.keys(change.edit).join() === 'status' ? status : []
    case 'take':
      return [
        { kind: 'take', name: before.takenBy },
        ...(before.status === 'pending' && before.kind === 'request' ? status : []),
      ]
    case 'move':
      return before.startsAt && before.resource
        ? [{ kind: 'move', startsAt: before.startsAt, resourceId: before.resource.id }]
        : []
    case 'complete':
    case 'cancel':
      return [{ kind: 'reopen' }, ...status]
    default:
      return []
  }
}
