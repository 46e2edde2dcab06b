import { MutationCache, type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { PUBLIC_READS } from '#kit/shared/public-reads.ts'
import { isRetryable, RETRY, retryDelay } from '#kit/shared/retry.ts'
import { anyRefusal } from './api.ts'
import { type Holder, onForget } from './belongings.ts'
import { pageData } from './page-data.ts'

/** The feature whose reads say who is signed in. */
const SESSIONS = 'sessions'

const isSession = (key: QueryKey) => Array.isArray(key[0]) && key[0][0] === SESSIONS

/** After an UNAUTHORIZED error, reads the session again, as it may have ended elsewhere; the areas then redirect. */
function askWhoIsHere(error: unknown, key: QueryKey = []) {
  if (anyRefusal.codeOf(error) !== 'UNAUTHORIZED' || isSession(key)) return
  void queryClient.invalidateQueries({ queryKey: [[SESSIONS]] })
}

/** Reads use the normal retry profile; writes are retried only where a screen does so, with an idempotency key. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { queryKey }) => askWhoIsHere(error, queryKey) }),
  mutationCache: new MutationCache({ onError: (error) => askWhoIsHere(error) }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      // offline, the service worker answers a read from its cache; if it has none, the read fails at once
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) =>
        navigator.onLine && failures < RETRY.normal.attempts - 1 && isRetryable(error),
      retryDelay: (failures) => retryDelay(RETRY.normal, failures + 1),
    },
    // offline, a write fails at once with a message instead of waiting silently
    mutations: { retry: false, networkMode: 'always' },
  },
})

for (const { path, input, output } of pageData.answers) {
  queryClient.setQueryData([path, { input, type: 'query' }], output)
}

const isPrivate = ({ queryKey: [path] }: Query) =>
  !(Array.isArray(path) && PUBLIC_READS.includes(path.join('/')))

/** Clears all private answers; those on the screen are fetched again with the current session. */
function forgetAnswers(holder: Holder) {
  const isShown = (document.documentElement.dataset.area === 'guest') === (holder === 'guest')
  void queryClient.resetQueries({ predicate: isPrivate, type: isShown ? 'all' : 'inactive' })
}
onForget('guest', () => forgetAnswers('guest'))
onForget('staff', () => forgetAnswers('staff'))
