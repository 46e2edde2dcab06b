import type { STAFF_CANCEL_REASONS } from '#features/bookings/kinds.ts'
import {
  type CommonChange,
  isDone as isCommonDone,
  isStep,
  statusBack,
} from '#features/bookings/ui/staff/change.ts'
import { type Changing, usePendingChangesOf } from '#features/bookings/ui/staff/use-changes.ts'
import type { ServiceBooking } from '../../contract.ts'
import { serviceBookingsApi } from '../api.ts'
import { currentOf } from './service-bookings-query.ts'

export type CancelReason = (typeof STAFF_CANCEL_REASONS)['request'][number]

/** One thing that staff do with a request or an appointment. */
export type Change =
  | CommonChange<CancelReason>
  /** Without a name, oneself; null: nobody. */
  | { kind: 'take'; name?: string | null }
  | { kind: 'escalate'; isEscalated: boolean }
  | { kind: 'move'; startsAt: string; resourceId: string }

function send(slug: string, { id, version }: ServiceBooking, change: Change): Promise<ServiceBooking> {
  const seen = { slug, id, version }
  switch (change.kind) {
    case 'save':
      return serviceBookingsApi.call.update({ ...seen, ...change.edit })
    case 'take':
      return serviceBookingsApi.call.take({
        ...seen,
        ...('name' in change ? { name: change.name ?? null } : {}),
      })
    case 'escalate':
      return serviceBookingsApi.call.escalate({ ...seen, isEscalated: change.isEscalated })
    case 'move':
      return serviceBookingsApi.call.move({
        ...seen,
        startsAt: change.startsAt,
        resourceId: change.resourceId,
      })
    case 'cancel':
      return serviceBookingsApi.call.cancel({ ...seen, reason: change.reason })
    default:
      return serviceBookingsApi.call[change.kind](seen)
  }
}

/** Whether somebody else has already done just this. */
function isDone(change: Change, current: ServiceBooking): boolean {
  switch (change.kind) {
    case 'take':
      return 'name' in change && current.takenBy === change.name
    case 'escalate':
      return change.isEscalated === (current.escalatedAt !== null)
    case 'move':
      return current.startsAt === change.startsAt && current.resource?.id === change.resourceId
    default:
      return isCommonDone(change, current)
  }
}

/** What takes a change back; nothing where it is its own opposite. */
function undoOf(before: ServiceBooking, change: Change): Change[] {
  switch (change.kind) {
    case 'save':
      return isStep(change) ? statusBack(before) : []
    case 'take':
      return [
        { kind: 'take', name: before.takenBy },
        ...(before.status === 'pending' && before.kind === 'request' ? statusBack(before) : []),
      ]
    case 'move':
      return before.startsAt && before.resource
        ? [{ kind: 'move', startsAt: before.startsAt, resourceId: before.resource.id }]
        : []
    case 'complete':
    case 'cancel':
      return [{ kind: 'reopen' }, ...statusBack(before)]
    default:
      return []
  }
}

const ROOM = 'work'

/** How requests and appointments are changed. */
export const SERVICE_BOOKING_CHANGING: Omit<Changing<ServiceBooking, Change>, 'show'> = {
  room: ROOM,
  send,
  isDone,
  undoOf,
  currentOf,
}

/** The changes that are under way, by what they change. */
export const usePendingChanges = () => usePendingChangesOf<Change>(ROOM)
