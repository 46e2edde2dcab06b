import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { putAnswer } from '#kit/web/put-answer.ts'
import type { Booking } from '../../contract.ts'

/** The maximum number of pages of open bookings that are read; a hotel with more has lost control of them. */
const MOST_PAGES = 20

type Page<Shown> = { bookings: Shown[]; next: string | null }

type Source<Shown> = {
  /** The first word of the key under which they are kept, as of all that its room asks for. */
  room: string
  readPage: (slug: string, after: string | null, signal: AbortSignal) => Promise<Page<Shown>>
  /** By when it is to be done. */
  wantedAt: (booking: Shown) => string
  /** Where one of them is kept by itself. */
  keyOf: (slug: string, id: string) => QueryKey
}

/** All open bookings of a room as one list that is kept up to date, those first that are wanted first. */
export function openBookingsOf<Shown extends Booking>({ room, readPage, wantedAt, keyOf }: Source<Shown>) {
  const openKey = (slug: string) => [[room, 'open'], { slug }] as const

  const byTime = (first: Shown, second: Shown) =>
    wantedAt(first).localeCompare(wantedAt(second)) ||
    first.createdAt.localeCompare(second.createdAt) ||
    first.id.localeCompare(second.id)

  return {
    /** Of each the newest version that this browser holds. */
    query: (slug: string) =>
      queryOptions({
        queryKey: openKey(slug),
        queryFn: async ({ signal, client }): Promise<Shown[]> => {
          const found = new Map<string, Shown>()
          let after: string | null = null
          for (let page = 0; page < MOST_PAGES; page++) {
            const answer: Page<Shown> = await readPage(slug, after, signal)
            for (const booking of answer.bookings) found.set(booking.id, booking)
            after = answer.next
            if (!after) break
          }
          for (const known of client.getQueryData<Shown[]>(openKey(slug)) ?? []) {
            const answered = found.get(known.id)
            if (answered && answered.version < known.version) found.set(known.id, known)
          }
          return [...found.values()].sort(byTime)
        },
      }),

    /** Writes a booking as the server returned it to where it stands, unless a newer version is there already. */
    show(client: QueryClient, slug: string, booking: Shown) {
      putAnswer(client, keyOf(slug, booking.id), booking)
      client.setQueryData<Shown[]>(openKey(slug), (all) => {
        const known = all?.find(({ id }) => id === booking.id)
        if (!all || (known && known.version > booking.version)) return all
        const others = all.filter(({ id }) => id !== booking.id)
        return booking.bookingStatus === 'open' ? [...others, booking].sort(byTime) : others
      })
    },
  }
}
