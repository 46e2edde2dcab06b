import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRetryable, RETRY, retryDelay } from '#kit/shared/retry.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { type Call, isAlerted, lookedAt } from '../../alerted.ts'
import type { Booking } from '../../contract.ts'

type Waiting<Shown> = {
  /** The first word of the keys under which the room's bookings are kept. */
  room: string
  /** With what it calls for the staff now, whoever has looked after it; null where with nothing. */
  callOf: (booking: Shown) => Call | null
  /** Tells the server that somebody here has seen it, and says how it stands. */
  send: (slug: string, id: string) => Promise<Shown>
  show: (client: QueryClient, slug: string, booking: Shown) => void
}

/** What nobody has looked after although everybody was reached. */
export type Alerted = Pick<Booking, 'id' | 'kind' | 'roomNumber'> & Call

/** When somebody here saw a booking, and in which version: what its guest has moved since waits anew. */
type Pressed = { version: number; at: number }

/**
 * Of what is to be done now, what calls for the staff and nobody has looked after since. What is seen here is told to
 * the server; where that fails in the end, it is unseen again.
 */
export function useUnseen<Shown extends Booking>(
  all: readonly Shown[],
  { room, callOf, send, show }: Waiting<Shown>,
) {
  const { slug } = useHotel()
  const client = useQueryClient()
  const [pressed, setPressed] = useState<ReadonlyMap<string, Pressed>>(new Map())
  const { mutate } = useMutation({
    mutationKey: [room, 'see'],
    mutationFn: (id: string) => send(slug, id),
    // the one write that waits for a network, as seeing the same twice changes nothing
    networkMode: 'online',
    retry: (failures, error) => failures < RETRY.critical.attempts - 1 && isRetryable(error),
    retryDelay: (failures) => retryDelay(RETRY.critical, failures + 1),
    onSuccess: (booking) => show(client, slug, booking),
    onError: (_error, id) => setPressed((known) => new Map([...known].filter(([other]) => other !== id))),
  })

  const waiting = all.flatMap((booking) => {
    const call = callOf(booking)
    if (!call) return []
    const here = pressed.get(booking.id)
    const isSeenHere = here?.version === booking.version && here.at >= call.since
    return isSeenHere || lookedAt(booking) >= call.since ? [] : [{ booking, call }]
  })

  const see = (id: string) => {
    const found = waiting.find(({ booking }) => booking.id === id)
    if (!found) return
    // also by a clock that is behind the server's
    const at = Math.max(Date.now(), found.call.since)
    setPressed((known) => new Map(known).set(id, { version: found.booking.version, at }))
    mutate(id)
  }
  const alerted = waiting
    .filter(({ booking }) => isAlerted(booking))
    .map(({ booking: { id, kind, roomNumber }, call }): Alerted => ({ id, kind, roomNumber, ...call }))
  return { unseen: waiting.map(({ booking }) => booking.id), alerted, see }
}
