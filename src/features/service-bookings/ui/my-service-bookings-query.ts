import { readOwn } from '#features/sessions/ui/own-list.ts'
import { serviceBookingsApi } from './api.ts'

/** How often one that is open is asked for besides live events, of which one may be lost. */
const QUIET_REFRESH_MS = 30_000

/** The guest's own requests and appointments, newest first. */
export const myServiceBookings = (slug: string) => ({
  ...serviceBookingsApi.query.listMine.queryOptions({
    input: { slug },
    refetchInterval: ({ state }) =>
      state.data?.some(({ bookingStatus }) => bookingStatus === 'open') ? QUIET_REFRESH_MS : false,
  }),
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const read = () => serviceBookingsApi.call.listMine({ slug }, { signal })
    return readOwn({ slug, name: 'work', read, signal })
  },
})
