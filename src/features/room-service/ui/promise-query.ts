import { ordersApi } from './api.ts'

/** How often it is asked for besides live events: it grows while the kitchen is late. */
const QUIET_REFRESH_MS = 120_000

/** What a guest who orders now can expect. */
export const promiseOf = (slug: string) =>
  ordersApi.query.promise.queryOptions({ input: { slug }, refetchInterval: QUIET_REFRESH_MS })
