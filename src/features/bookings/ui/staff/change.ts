import { isSameEntry } from '#kit/web/field-edits.ts'
import type { Booking, StaffEdit } from '../../contract.ts'

/** What staff do with a booking of whatever kind. */
export type CommonChange<Reason> =
  | { kind: 'save'; edit: StaffEdit }
  | { kind: 'complete' }
  | { kind: 'cancel'; reason: Reason | null }
  | { kind: 'reopen' }

/** Whether somebody else has already done just this. */
export function isDone(change: CommonChange<unknown>, current: Booking): boolean {
  switch (change.kind) {
    case 'save':
      return (
        current.bookingStatus === 'open' &&
        Object.entries(change.edit).every(([name, value]) =>
          isSameEntry(current[name as keyof StaffEdit], value),
        )
      )
    case 'complete':
      return current.bookingStatus === 'completed'
    case 'cancel':
      return current.bookingStatus === 'cancelled'
    case 'reopen':
      return current.bookingStatus === 'open'
  }
}

/** What gives a booking back the status that it had; nothing where that is not to be had. */
export const statusBack = ({ status }: Pick<Booking, 'status'>): { kind: 'save'; edit: StaffEdit }[] =>
  status === 'cancelled' ? [] : [{ kind: 'save', edit: { status } }]

/** Whether a change sets the status and nothing else, as one press does. */
export const isStep = (change: { kind: string; edit?: StaffEdit }) =>
  change.kind === 'save' && Object.keys(change.edit ?? {}).join() === 'status'
