import { RPCLink } from '@orpc/client/fetch'
import { LIMIT_HEADER } from '#kit/shared/rate-limits.ts'
import { noteAttemptsLeft } from './attempts-left.ts'
import { noteReached } from './use-online.ts'

/** Carries answers that come piece by piece; how long one may take is for the server to say. */
export const streamLink = new RPCLink({
  url: () => `${location.origin}/rpc`,
  method: 'POST',
  fetch: async (request, init) => {
    try {
      const response = await fetch(request, { ...init, signal: request.signal })
      noteReached(true)
      noteAttemptsLeft(response.headers.get(LIMIT_HEADER))
      return response
    } catch (cause) {
      if (!request.signal.aborted) noteReached(false)
      throw cause
    }
  },
})
