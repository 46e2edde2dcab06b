import type { QueryClient, QueryKey, Updater } from '@tanstack/react-query'

/**
 * Shows at once what a change has answered, and asks again. While the answer was on its way, somebody else may have
 * changed more, and that may have been read, or begun to be read, before it came.
 */
export function putAnswer<Answer>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Updater<Answer | undefined, Answer | undefined>,
) {
  void client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<Answer>(queryKey, answer)
  void client.invalidateQueries({ queryKey, exact: true })
}
