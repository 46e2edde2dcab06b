import type { QueryClient } from '@tanstack/react-query'
import { putOwn, readOwn } from '#features/sessions/ui/own-list.ts'
import type { GuestOrder } from '../contract.ts'
import { isUnderWay } from '../rules.ts'
import { ordersApi } from './api.ts'

/** How often an order under way is asked for besides live events, of which one may be lost. */
const QUIET_REFRESH_MS = 30_000

/** The guest's own bookings, newest first. */
export const myOrders = (slug: string) => ({
  ...ordersApi.query.listMine.queryOptions({
    input: { slug },
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? QUIET_REFRESH_MS : false),
  }),
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const read = () => ordersApi.call.listMine({ slug }, { signal })
    return readOwn({ slug, name: 'bookings', read, signal })
  },
})

/** Puts an order as it is now into the guest's list. */
export const putMyOrder = (client: QueryClient, slug: string, booking: GuestOrder) =>
  putOwn(client, { slug, name: 'bookings', queryKey: myOrders(slug).queryKey }, booking)
