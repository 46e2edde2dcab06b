import { LIMIT_HEADER } from '#kit/shared/limit-header.ts'
import { noteAttemptsLeft } from './attempts-left.ts'
import { noteReached } from './use-online.ts'

const READS = /^(get|list|find|current|flag)/
const ANSWER_MS = 20_000
/** Importing a file of thousands of lines can take a slow server longer. */
const IMPORT_MS = 120_000

export const methodOf = (path: readonly string[]) => (READS.test(path.at(-1) ?? '') ? 'GET' : 'POST')

/** Fetches with a timeout; getting no answer at all is a retryable error (PLAT-16). */
export async function fetchFromServer(request: Request | string, init: RequestInit): Promise<Response> {
  const { url } = typeof request === 'string' ? { url: request } : request
  const limit = AbortSignal.timeout(url.includes('/import') ? IMPORT_MS : ANSWER_MS)
  try {
    const response = await fetch(request, {
      ...init,
      signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit,
    })
    noteReached(true)
    noteAttemptsLeft(response.headers.get(LIMIT_HEADER))
    return response
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    noteReached(false)
    throw new Error('network: the server could not be reached', { cause })
  }
}
