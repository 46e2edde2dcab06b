import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Puts in what a change has answered. A read of it that is still on its way was asked before, and no longer counts. */
export function putAnswer(client: QueryClient, queryKey: QueryKey, answer: unknown) {
  void client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, answer)
}
