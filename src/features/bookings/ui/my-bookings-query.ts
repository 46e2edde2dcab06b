import { ownerAt } from '#features/sessions/ui/identity.ts'
import { keptOf } from '#kit/web/belongings.ts'
import type { GuestBooking } from '../contract.ts'
import { isUnderWay } from '../rules.ts'
import { bookingsApi } from './api.ts'

/** How often an order under way is asked for besides live events, of which one may be lost. */
const QUIET_REFRESH_MS = 30_000
const MOST_KEPT = 20

const storage = keptOf('guest', 'localStorage')

/** What was read last stays readable without a network, for the guest whose it is. */
async function read(slug: string, signal: AbortSignal): Promise<GuestBooking[]> {
  const name = `bookings ${slug}`
  const own = (bookings: GuestBooking[]) => bookings.filter(({ guestId }) => guestId === ownerAt(slug))
  try {
    const bookings = await bookingsApi.call.listMine({ slug }, { signal })
    storage.keep(name, own(bookings).slice(0, MOST_KEPT))
    return bookings
  } catch (error) {
    const kept = storage.read(name) as GuestBooking[] | null
    if (!kept || bookingsApi.codeOf(error) !== null || signal.aborted) throw error
    return own(kept)
  }
}

/** The guest's own bookings, newest first. */
export const myBookings = (slug: string) => ({
  ...bookingsApi.query.listMine.queryOptions({
    input: { slug },
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? QUIET_REFRESH_MS : false),
  }),
  queryFn: ({ signal }: { signal: AbortSignal }) => read(slug, signal),
})
