import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#kit/web/toast.ts'
import { UNDO_MS } from '#kit/web/undo.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { shortId } from '#kit/shared/ids.ts'
import { isSameEntry } from '#kit/web/field-edits.ts'
import type { Booking, BookingStatus } from '../../contract.ts'
import type { OrderCancelReason } from '../../kinds.ts'
import { nextStatus } from '../../staff-rules.ts'
import { bookingsApi } from '../api.ts'
import { acceptIfAlreadyDone, showBooking } from './board-query.ts'
import { useKitchenSteps } from './use-kitchen-steps.ts'
import { useRefusal } from './use-refusal.ts'

export type OpenStatus = Exclude<BookingStatus, 'cancelled'>
export type Edit = Partial<
  Pick<Booking, 'paymentStatus' | 'staffNotes' | 'roomNumber'> & { status: OpenStatus }
>
export type Closing = 'complete' | 'cancel' | 'reopen'

type ClosingAsked = {
  action: Closing
  booking: Booking
  edit: Edit
  /** Why it is cancelled. */
  reason: OrderCancelReason | null
}

type Step = { booking: Booking; status: OpenStatus }
type Steps = { steps: Step[]; isUndo: boolean }

type Taken = { booking: Booking; before: BookingStatus }

/** How many messages are shown at once. */
const MOST_TOLD = 3
const STEP_KEY = ['bookings', 'step']
const OUTCOME = { complete: 'completed', cancel: 'cancelled', reopen: 'reopened' } as const
const STATE = { complete: 'completed', cancel: 'cancelled', reopen: 'open' } as const

/** Whether an open booking already has all of these values. */
const says = (edit: Edit, booking: Booking) =>
  Object.entries(edit).every(([name, value]) => isSameEntry(booking[name as keyof Edit], value))

const failureOf = (edit: Edit) =>
  edit.status
    ? 'statusFailed'
    : edit.paymentStatus
      ? 'paymentFailed'
      : edit.roomNumber
        ? 'roomFailed'
        : 'notesFailed'

/** Everything staff can do with a booking, with its toasts; a refused change shows the current state. */
export function useBookingActions(onGone: (booking: Booking) => void) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()
  const { refused, reasonOf, isOvertaken } = useRefusal(onGone)
  const kitchenSteps = useKitchenSteps(refused)
  /** What can still be undone, by the name of its message. */
  const told = useRef<{ name: string; taken: Taken[]; until: number }[]>([])

  const roomAndId = ({ roomNumber, id }: Booking) =>
    t('bookings.roomAndId', { room: roomNumber, id: shortId(id) })

  /** Somebody else has just done the same, so this is no error. */
  const already = (booking: Booking, what: OpenStatus | (typeof OUTCOME)[Closing] | 'saved') =>
    toast.info(t(`bookings.already.${what}`), { description: roomAndId(booking) })

  const update = (booking: Booking, edit: Edit) => {
    const { id, version, status, paymentStatus, staffNotes } = booking
    if (status === 'cancelled') throw new Error('A cancelled booking cannot be changed')
    return bookingsApi.call.update({ slug, id, version, status, paymentStatus, staffNotes, ...edit })
  }

  const takeStep = ({ booking, status }: Step) =>
    acceptIfAlreadyDone(
      update(booking, { status }),
      (current) => current.bookingStatus === 'open' && current.status === status,
    )

  const step = useMutation({
    mutationKey: STEP_KEY,
    mutationFn: async ({ steps }: Steps) => {
      const outcomes = await Promise.allSettled(steps.map(takeStep))
      const failed = outcomes.filter((one) => one.status === 'rejected')
      if (failed[0] && failed.length === steps.length) throw failed[0].reason
      return outcomes
    },
    onSuccess: (outcomes, { steps, isUndo }) => {
      const taken = steps.flatMap(({ booking }, at) => {
        const outcome = outcomes[at]
        if (outcome?.status !== 'fulfilled') {
          refused(outcome?.reason, t('bookings.statusFailed'))
          return []
        }
        const { booking: changed, isOwn } = outcome.value
        showBooking(client, slug, changed)
        if (isOwn) return [{ booking: changed, before: booking.status }]
        if (changed.status !== 'cancelled') already(changed, changed.status)
        return []
      })
      if (taken.length > 0) tellOf(taken, isUndo)
    },
    onError: (error) => refused(error, t('bookings.statusFailed')),
  })

  /** One message for all that moved together, with one Undo; where no more messages have room, those of before join it. */
  const tellOf = (justTaken: Taken[], isUndo: boolean) => {
    const [last] = justTaken
    if (!last) return
    const before = isUndo ? [] : told.current.filter(({ until }) => until > Date.now())
    const isFull = before.length >= MOST_TOLD
    const joined = [...(isFull ? before.flatMap(({ taken }) => taken) : []), ...justTaken]
    const taken = [...new Map(joined.map((one) => [one.booking.id, one])).values()]
    const [only = last, ...others] = taken
    const { roomNumber, status } = only.booking
    const name = `${isUndo ? 'undo' : 'step'} ${last.booking.id}`
    if (isFull) for (const one of before) toast.dismiss(one.name)
    if (!isUndo) {
      const own = { name, taken, until: Date.now() + UNDO_MS }
      told.current = [...(isFull ? [] : before.filter((one) => one.name !== name)), own]
    }
    const back = taken.flatMap(({ booking, before }) =>
      before === 'cancelled' ? [] : [{ booking, status: before }],
    )
    toast.success(t('bookings.updated'), {
      id: name,
      description:
        others.length > 0
          ? t('bookings.movedTogether', { count: taken.length })
          : t('bookings.moved', { room: roomNumber, status: t(`bookings.status.${status}`) }),
      duration: isUndo ? 4000 : UNDO_MS,
      action: isUndo
        ? null
        : {
            label: t('bookings.undo'),
            onClick: () => {
              told.current = told.current.filter((one) => one.name !== name)
              step.mutate({ steps: back, isUndo: true })
            },
          },
    })
  }

  const save = useMutation({
    mutationFn: ({ booking, edit }: { booking: Booking; edit: Edit }) =>
      acceptIfAlreadyDone(
        update(booking, edit),
        (current) => current.bookingStatus === 'open' && says(edit, current),
      ),
    onSuccess: ({ booking: changed, isOwn }, { edit }) => {
      showBooking(client, slug, changed)
      if (!isOwn) return already(changed, edit.status ?? 'saved')
      toast.success(t('bookings.updated'), { description: roomAndId(changed) })
    },
    onError: (error, { edit }) => refused(error, t(`bookings.${failureOf(edit)}`)),
  })

  const close = useMutation({
    mutationFn: ({ action, booking, edit, reason }: ClosingAsked) => {
      const { status: _status, ...unsaved } = edit
      const isUnsaved = action !== 'reopen' && Object.keys(unsaved).length > 0
      const change = async () => {
        const { id, version } = isUnsaved ? await update(booking, unsaved) : booking
        return action === 'cancel'
          ? bookingsApi.call.cancel({ slug, id, version, reason })
          : bookingsApi.call[action]({ slug, id, version })
      }
      return acceptIfAlreadyDone(
        change(),
        (current) => current.bookingStatus === STATE[action] && (!isUnsaved || says(unsaved, current)),
      )
    },
    onSuccess: ({ booking: changed, isOwn }, { action }) => {
      showBooking(client, slug, changed)
      void client.invalidateQueries({ queryKey: [['bookings', 'list']] })
      toast.dismiss(`step ${changed.id}`)
      if (!isOwn) return already(changed, OUTCOME[action])
      toast.success(t(`bookings.${OUTCOME[action]}`), { description: roomAndId(changed) })
    },
    onError: (error, { action }) => refused(error, t(`bookings.${action}Failed`)),
  })

  return {
    /** Moves these bookings on by one status each, together. */
    advance: (bookings: readonly Booking[]) => {
      const steps = bookings.flatMap((booking) => {
        const status = nextStatus(booking.status)
        return status ? [{ booking, status }] : []
      })
      if (steps.length > 0) step.mutate({ steps, isUndo: false })
    },
    save,
    close,
    ...{ ...kitchenSteps, reasonOf, isOvertaken },
  }
}

export type BookingActions = ReturnType<typeof useBookingActions>

/** Pending status changes by booking, which the screen already shows. */
export function usePendingStatusChanges(): ReadonlyMap<string, OpenStatus> {
  const steps = useMutationState({
    filters: { mutationKey: STEP_KEY, status: 'pending' },
    select: ({ state }) => (state.variables as Steps).steps,
  })
  return new Map(steps.flat().map(({ booking, status }) => [booking.id, status]))
}
