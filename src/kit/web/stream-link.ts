import { RPCLink } from '@orpc/client/fetch'
import { LIMIT_HEADER } from '#kit/shared/limit-header.ts'
import { noteAttemptsLeft } from './attempts-left.ts'
import { noteReached } from './use-online.ts'

/** For streamed answers; without a timeout of its own, because the server limits how long one may take. */
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
