import { MutationCache, type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import type { PageData } from '#kit/shared/page-data.ts'
import { PUBLIC_READS } from '#kit/shared/public-reads.ts'
import { isRetryable, RETRY, retryDelay } from '#kit/shared/retry.ts'
import { anyRefusal } from './api.ts'
import { type Holder, onForget } from './belongings.ts'
import { pageData } from './page-data.ts'

/** The feature whose answers say who is signed in. */
const SESSIONS = 'sessions'

const isSession = (key: QueryKey) => Array.isArray(key[0]) && key[0][0] === SESSIONS

/** Whoever is refused as nobody may have been signed out elsewhere: asks who is here, and the areas lead on from there. */
function askWhoIsHere(error: unknown, key: QueryKey = []) {
  if (anyRefusal.codeOf(error) !== 'UNAUTHORIZED' || isSession(key)) return
  void queryClient.invalidateQueries({ queryKey: [[SESSIONS]] })
}

/** Reads use the normal profile; writes are retried only where a screen says so, with a key of its own. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { queryKey }) => askWhoIsHere(error, queryKey) }),
  mutationCache: new MutationCache({ onError: (error) => askWhoIsHere(error) }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      // without a network, what the browser keeps of a read answers it; where it keeps nothing, that is said at once
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) =>
        navigator.onLine && failures < RETRY.normal.attempts - 1 && isRetryable(error),
      retryDelay: (failures) => retryDelay(RETRY.normal, failures + 1),
    },
    // without a connection a change fails at once and says so, instead of waiting in silence
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

/** What is on the screen is asked for anew, as whoever is here now; the rest is gone. */
function forgetAnswers(holder: Holder) {
  const isShown = (document.documentElement.dataset.area === 'guest') === (holder === 'guest')
  void queryClient.resetQueries({ predicate: isPrivate, type: isShown ? 'all' : 'inactive' })
}
onForget('guest', () => forgetAnswers('guest'))
onForget('staff', () => forgetAnswers('staff'))
