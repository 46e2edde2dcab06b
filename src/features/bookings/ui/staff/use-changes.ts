import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toast } from '#kit/web/toast.ts'
import { UNDO_MS } from '#kit/shared/undo.ts'
import type { Booking } from '../../contract.ts'

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

type Message = { title: string; description: string }

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

type Taken<Shown, Change> = { booking: Shown; undo: readonly Change[] }

const SHOWN_MS = 4000
/** How many messages that can be undone are shown at once. */
const MOST_TOLD = 3

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
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()
  const [overtaken, setOvertaken] = useState<Record<string, number>>({})
  /** What can still be undone, by the name of its message. */
  const told = useRef<{ name: string; taken: Taken<Shown, Change>[]; until: number }[]>([])

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

  /** One message for all that were changed together, with one Undo; where no more have room, those of before join it. */
  const tell = (just: Taken<Shown, Change>[], message: Message, isUndo: boolean) => {
    const [first] = just
    if (!first) return
    const name = `${isUndo ? 'undo' : room} ${first.booking.id}`
    const canUndo = !isUndo && just.every(({ undo }) => undo.length > 0)
    // a message takes the place of the one of its name, and what that could undo is undone no more
    const shown = told.current.filter((known) => known.name !== name && known.until > Date.now())
    const before = canUndo ? shown : []
    const isFull = before.length >= MOST_TOLD
    if (isFull) for (const known of before) toast.dismiss(known.name)
    const joined = [...(isFull ? before.flatMap(({ taken }) => taken) : []), ...just]
    const taken = [...new Map(joined.map((known) => [known.booking.id, known])).values()]
    told.current = canUndo ? [...(isFull ? [] : before), { name, taken, until: Date.now() + UNDO_MS }] : shown
    const undo = () => {
      told.current = told.current.filter((known) => known.name !== name)
      const steps = taken.map(({ booking, undo: changes }) => ({ booking, changes }))
      mutation.mutate({ steps, isUndo: true })
    }
    const { title, description } = taken.length > 1 ? words.together(taken.length) : message
    toast.success(title, {
      id: name,
      description,
      duration: canUndo ? UNDO_MS : SHOWN_MS,
      action: canUndo ? { label: t('bookings.undo'), onClick: undo } : null,
    })
  }

  const mutation = useMutation({
    mutationKey: keyOf(room),
    mutationFn: async ({ steps }: Asked<Shown, Change>) => {
      const outcomes = await Promise.allSettled(steps.map(take))
      const failed = outcomes.filter(({ status }) => status === 'rejected')
      if (failed[0]?.status === 'rejected' && failed.length === steps.length) throw failed[0].reason
      return outcomes
    },
    onSuccess: (outcomes, { steps, isUndo }) => {
      void client.invalidateQueries({ queryKey: [[room, 'list']] })
      const messages: Message[] = []
      const taken = steps.flatMap(({ booking: before, changes }, place) => {
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
      if (messages[0]) tell(taken, messages[0], isUndo)
    },
    onError: (error, { steps: [first] }) => {
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
    changeAll: (steps: readonly Step<Shown, Change>[]) =>
      steps.length > 0 && mutation.mutate({ steps, isUndo: false }),
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
