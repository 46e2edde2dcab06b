import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Booking } from '../../contract.ts'
import { wantedAt } from '../../rules.ts'
import { bookingsApi } from '../api.ts'

/** The maximum number of pages of open orders on a board; a hotel with more has lost control of its kitchen. */
const MOST_PAGES = 20

export type Board = { bookings: Booking[]; ongoing: number }

const boardKey = (slug: string) => [['bookings', 'board'], { slug }] as const

/** All open bookings, those first that are wanted first. If this browser holds a newer version of a booking, that one is kept. */
export const boardQuery = (slug: string) =>
  queryOptions({
    queryKey: boardKey(slug),
    queryFn: async ({ signal, client }): Promise<Board> => {
      const found = new Map<string, Booking>()
      let after: string | null = null
      let ongoing = 0
      for (let page = 0; page < MOST_PAGES; page++) {
        const answer: Awaited<ReturnType<typeof bookingsApi.call.list>> = await bookingsApi.call.list(
          { slug, scope: 'ongoing', after },
          { signal },
        )
        for (const booking of answer.bookings) found.set(booking.id, booking)
        ongoing = answer.ongoing
        after = answer.next
        if (!after) break
      }
      for (const known of client.getQueryData<Board>(boardKey(slug))?.bookings ?? []) {
        const answered = found.get(known.id)
        if (answered && answered.version < known.version) found.set(known.id, known)
      }
      return { bookings: [...found.values()].sort(byTime), ongoing }
    },
  })

const byTime = (one: Booking, other: Booking) =>
  wantedAt(one).localeCompare(wantedAt(other)) ||
  one.createdAt.localeCompare(other.createdAt) ||
  one.id.localeCompare(other.id)

export const bookingQuery = (slug: string, id: string) =>
  bookingsApi.query.get.queryOptions({ input: { slug, id } })

/** Writes a booking returned by the server to the cached booking and the cached board. */
export function showBooking(client: QueryClient, slug: string, booking: Booking) {
  client.setQueryData(bookingQuery(slug, booking.id).queryKey, booking)
  client.setQueryData<Board>(boardKey(slug), (board) => {
    if (!board) return board
    const others = board.bookings.filter(({ id }) => id !== booking.id)
    const isOpen = booking.bookingStatus === 'open'
    const wasOpen = others.length < board.bookings.length
    return {
      bookings: isOpen ? [...others, booking].sort(byTime) : others,
      ongoing: board.ongoing + (isOpen ? 1 : 0) - (wasOpen ? 1 : 0),
    }
  })
}

/** The current booking, when a change was refused because somebody else was first or its state does not allow it. */
export function currentOf(error: unknown): Booking | null {
  const data =
    bookingsApi.dataOf(error, 'CHANGED') ??
    bookingsApi.dataOf(error, 'NOT_ALLOWED') ??
    bookingsApi.dataOf(error, 'NOT_ACKNOWLEDGED')
  return data?.current ?? null
}

type Done = { booking: Booking; isOwn: boolean }

/** If somebody else has already made exactly this change, treats it as theirs rather than as a failure. */
export async function acceptIfAlreadyDone(
  change: Promise<Booking>,
  isWanted: (current: Booking) => boolean,
): Promise<Done> {
  try {
    return { booking: await change, isOwn: true }
  } catch (error) {
    const current = currentOf(error)
    if (!current || !isWanted(current)) throw error
    return { booking: current, isOwn: false }
  }
}
