import { MutationCache, type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import type { PageData } from '#kit/shared/page-data.ts'
import { PUBLIC_READS } from '#kit/shared/public-reads.ts'
import { isRetryable, RETRY, retryDelay } from '#kit/shared/retry.ts'
import { anyRefusal } from './api.ts'
import { type Holder, onForget } from './personal-storage.ts'
import { shownLook } from './surface.ts'
import { pageData } from './page-data.ts'

/** The feature whose reads say who is signed in. */
const SESSIONS = 'sessions'

const isSession = (key: QueryKey) => Array.isArray(key[0]) && key[0][0] === SESSIONS

/** After an UNAUTHORIZED error, reads the session again, as it may have ended elsewhere; the areas then redirect. */
function refetchSession(error: unknown, key: QueryKey = []) {
  if (anyRefusal.codeOf(error) !== 'UNAUTHORIZED' || isSession(key)) return
  void queryClient.invalidateQueries({ queryKey: [[SESSIONS]] })
}

/** Reads use the normal retry profile; writes are retried only where a screen does so, with an idempotency key. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { queryKey }) => refetchSession(error, queryKey) }),
  mutationCache: new MutationCache({ onError: (error) => refetchSession(error) }),
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

/** Fills in the answers that a page brings along. */
export function putAnswers(client: QueryClient, answers: PageData['answers']) {
  for (const { path, input, output } of answers) client.setQueryData([path, { input, type: 'query' }], output)
}
putAnswers(queryClient, pageData.answers)

const isPrivate = ({ queryKey: [path] }: Query) =>
  !(Array.isArray(path) && PUBLIC_READS.includes(path.join('/')))

/** Clears all private answers; those on the screen are fetched again with the current session. */
function forgetAnswers(holder: Holder) {
  const isShown = (shownLook() === 'guest') === (holder === 'guest')
  void queryClient.resetQueries({ predicate: isPrivate, type: isShown ? 'all' : 'inactive' })
}
onForget('guest', () => forgetAnswers('guest'))
onForget('staff', () => forgetAnswers('staff'))
