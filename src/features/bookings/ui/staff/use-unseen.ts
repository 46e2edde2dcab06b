import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRetryable, RETRY, retryDelay } from '#kit/shared/retry.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { isAlerted } from '../../alerted.ts'
import type { Booking } from '../../contract.ts'

type Waiting<Shown> = {
  /** The first word of the keys under which the room's bookings are kept. */
  room: string
  /** From when it waits for the staff, in milliseconds. */
  waitsFrom: (booking: Shown) => number
  isNews: (booking: Shown) => boolean
  /** Tells the server that somebody here has seen it, and says how it stands. */
  send: (slug: string, id: string) => Promise<Shown>
  show: (client: QueryClient, slug: string, booking: Shown) => void
}

/** What nobody has seen although everybody was reached. */
export type Alerted = Pick<Booking, 'id' | 'kind' | 'roomNumber'> & {
  /** Since when it waits, in milliseconds. */
  since: number
}

/** When somebody here saw a booking, and in which version: what its guest has moved since waits anew. */
type Pressed = { version: number; at: number }

/**
 * Of what is to be done now, the news that nobody on the staff has seen since it began to wait. What is seen here is
 * told to the server; where that fails in the end, it is unseen again.
 */
export function useUnseen<Shown extends Booking>(
  all: readonly Shown[],
  { room, waitsFrom, isNews, send, show }: Waiting<Shown>,
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

  const isSeen = (booking: Shown) => {
    const here = pressed.get(booking.id)
    const moments = [
      booking.seenAt ? Date.parse(booking.seenAt) : null,
      here?.version === booking.version ? here.at : null,
    ]
    return moments.some((moment) => moment !== null && moment >= waitsFrom(booking))
  }
  const waiting = all.filter((booking) => isNews(booking) && !isSeen(booking))

  const see = (id: string) => {
    const booking = waiting.find((each) => each.id === id)
    if (!booking) return
    // also by a clock that is behind the server's
    const at = Math.max(Date.now(), waitsFrom(booking))
    setPressed((known) => new Map(known).set(id, { version: booking.version, at }))
    mutate(id)
  }
  const alerted = waiting.filter(isAlerted).map((booking): Alerted => {
    const { id, kind, roomNumber } = booking
    return { id, kind, roomNumber, since: waitsFrom(booking) }
  })
  return { unseen: waiting.map(({ id }) => id), alerted, see }
}
