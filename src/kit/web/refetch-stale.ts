import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks again for what has become stale; all, without a key. A first answer that is still on its way may have been read
 * before the change and is not asked for anew beside it: once it is there, it is asked for again.
 */
export async function refetchStale(client: QueryClient, queryKey: QueryKey = []) {
  const first = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await client.invalidateQueries({ queryKey })
  await Promise.all(first.map((query) => client.invalidateQueries({ queryKey: query.queryKey, exact: true })))
}
