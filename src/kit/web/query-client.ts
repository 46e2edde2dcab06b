import { QueryClient } from '@tanstack/react-query'
import { isRetryable, RETRY, retryDelay } from '#kit/shared/retry.ts'
import { pageData } from './page-data.ts'

/** Reads use the normal profile; writes are retried only where a screen says so, with a key of its own. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      retry: (failures, error) => failures < RETRY.normal.attempts - 1 && isRetryable(error),
      retryDelay: (failures) => retryDelay(RETRY.normal, failures + 1),
    },
    // without a connection a change fails at once and says so, instead of waiting in silence
    mutations: { retry: false, networkMode: 'always' },
  },
})

for (const { path, input, output } of pageData.answers) {
  queryClient.setQueryData([path, { input, type: 'query' }], output)
}
