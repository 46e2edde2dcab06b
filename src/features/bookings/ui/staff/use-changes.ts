import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toast } from '#kit/web/toast.ts'
import type { Booking } from '../../contract.ts'
import { type Message, type Taken, useUndoSteps } from './undo-steps.tsx'

/** A booking, and what is done with it, one change after another. */
type Step<Shown, Change> = { booking: Shown; changes: readonly Change[] }
type Asked<Shown, Change> = { steps: readonly Step<Shown, Change>[]; isUndo: boolean }

/** How a room changes its bookings. */
export type Changing<Shown, Change> = {
  /** The first word of the keys under which the room's bookings are kept. */
  room: string
  send: (slug: string, booking: Shown, change: Change) => Promise<Shown>
  /** Whether somebody else has already done just this. */
  isDone: (change: Change, current: Shown) => boolean
  /** What takes a change back; nothing where that cannot be. */
  undoOf: (before: Shown, change: Change) => readonly Change[]
  /** How the booking stands, where the server refused a change of it and said so. */
  currentOf: (error: unknown) => Shown | null
  show: (client: QueryClient, slug: string, booking: Shown) => void
}

/** What a room says of its changes. */
export type ChangeWords<Shown, Change> = {
  done: (booking: Shown, change: Change) => Message
  /** Of several bookings that were changed together. */
  together: (count: number) => Message
  /** Somebody else has just done the same, so it is no error. */
  already: (booking: Shown, change: Change) => Message
  failed: (booking: Shown, change: Change) => string
  reason: (error: unknown) => string
}

const keyOf = (room: string) => [room, 'change']

/**
 * Everything that staff do with the bookings of a room, with its messages and their undo. What somebody else has done
 * just so counts as done; any other refusal shows how the booking stands.
 * @param onGone told of a booking that is no longer open although it was to be changed
 */
export function useChanges<Shown extends Booking, Change>(
  { room, send, isDone, undoOf, currentOf, show }: Changing<Shown, Change>,
  words: ChangeWords<Shown, Change>,
  onGone: (booking: Shown) => void = () => {},
) {
  const { slug } = useHotel()
  const client = useQueryClient()
  const [overtaken, setOvertaken] = useState<Record<string, number>>({})
  const steps = useUndoSteps<Shown, Change>()

  const refused = (error: unknown, text: string, isOvertaken = true) => {
    const current = currentOf(error)
    if (current) {
      show(client, slug, current)
      if (isOvertaken) setOvertaken((before) => ({ ...before, [current.id]: current.version }))
      if (current.bookingStatus !== 'open') onGone(current)
    }
    toast.error(text, { description: words.reason(error), duration: Number.POSITIVE_INFINITY })
  }

  const take = async ({ booking, changes }: Step<Shown, Change>) => {
    let current = booking
    let isOwn = true
    for (const change of changes) {
      try {
        current = await send(slug, current, change)
        isOwn = true
      } catch (error) {
        const now = currentOf(error)
        if (!now || !isDone(change, now)) throw error
        current = now
        isOwn = false
      }
    }
    return { booking: current, isOwn }
  }

  const takeBack = (taken: readonly Taken<Shown, Change>[]) =>
    mutation.mutate({ steps: taken.map(({ booking, undo }) => ({ booking, changes: undo })), isUndo: true })

  const mutation = useMutation({
    mutationKey: keyOf(room),
    mutationFn: async ({ steps: asked }: Asked<Shown, Change>) => {
      const outcomes = await Promise.allSettled(asked.map(take))
      const failed = outcomes.filter(({ status }) => status === 'rejected')
      if (failed[0]?.status === 'rejected' && failed.length === asked.length) throw failed[0].reason
      return outcomes
    },
    onMutate: ({ steps: asked }) => steps.hold(asked.map(({ booking }) => booking)),
    onSuccess: (outcomes, { steps: asked, isUndo }) => {
      steps.release(asked.map(({ booking }) => booking))
      void client.invalidateQueries({ queryKey: [[room, 'list']] })
      const messages: Message[] = []
      const taken = asked.flatMap(({ booking: before, changes }, place) => {
        const [outcome, last] = [outcomes[place], changes.at(-1)]
        if (!outcome || !last) return []
        if (outcome.status === 'rejected') {
          refused(outcome.reason, words.failed(before, last))
          return []
        }
        const { booking, isOwn } = outcome.value
        show(client, slug, booking)
        if (!isOwn) {
          const { title, description } = words.already(booking, last)
          toast.info(title, { description })
          return []
        }
        messages.push(words.done(booking, last))
        return [{ booking, undo: changes.length === 1 ? undoOf(before, last) : [] }]
      })
      const [first] = messages
      if (!first) return
      const message = messages.length > 1 ? words.together(messages.length) : first
      if (isUndo)
        steps.tellUndone(
          taken.map(({ booking }) => booking),
          message,
        )
      else steps.tell(taken, message, takeBack)
    },
    onError: (error, { steps: asked }) => {
      const [first] = asked
      steps.release(asked.map(({ booking }) => booking))
      const last = first?.changes.at(-1)
      if (first && last) refused(error, words.failed(first.booking, last))
      // of several changes, the first may have been made
      void client.invalidateQueries({ queryKey: [[room]] })
    },
  })

  type Told = { onDone?: (booking: Shown) => void; onFailed?: (current: Shown | null) => void }
  /** Does these changes with one booking, and says how it stands then. */
  const changeWith = (booking: Shown, changes: readonly Change[], { onDone, onFailed }: Told = {}) =>
    mutation.mutate(
      { steps: [{ booking, changes }], isUndo: false },
      {
        onSuccess: ([outcome]) => outcome?.status === 'fulfilled' && onDone?.(outcome.value.booking),
        onError: (error) => onFailed?.(currentOf(error)),
      },
    )

  return {
    change: (booking: Shown, ...changes: Change[]) => changeWith(booking, changes),
    changeWith,
    /** Does one change with each of these bookings, together. */
    changeAll: (asked: readonly Step<Shown, Change>[]) =>
      asked.length > 0 && mutation.mutate({ steps: asked, isUndo: false }),
    refused,
    isPending: mutation.isPending,
    /** Why the last change failed; null where it did not. */
    failure: mutation.error && words.reason(mutation.error),
    forgetFailure: mutation.reset,
    /** Whether a booking's current state is due to somebody else's change. */
    isOvertaken: ({ id, version }: Shown) => overtaken[id] === version,
  }
}

/** The changes of a room that are under way, by what they change. */
export function usePendingChangesOf<Change>(room: string): ReadonlyMap<string, readonly Change[]> {
  const asked = useMutationState({
    filters: { mutationKey: keyOf(room), status: 'pending' },
    select: ({ state }) => (state.variables as Asked<Booking, Change>).steps,
  })
  return new Map(asked.flat().map(({ booking, changes }) => [booking.id, changes]))
}
