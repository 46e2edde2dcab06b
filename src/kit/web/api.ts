import { createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'

const READS = /^(get|list|find|current|flag)/

const link = new RPCLink({
  url: () => `${location.origin}/rpc`,
  method: (_options, path) => (READS.test(path.at(-1) ?? '') ? 'GET' : 'POST'),
  fetch: async (request, init) => {
    try {
      return await fetch(request, {
        ...init,
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(20_000)]),
      })
    } catch (cause) {
      if (request.signal.aborted) throw cause
      throw new Error('network: the server could not be reached', { cause })
    }
  },
})

/** The typed calls of one feature, and their TanStack Query options, by the feature's contract. */
export function apiFor<Contract extends AnyContractRouter>(feature: string) {
  const call: ContractRouterClient<Contract> = createORPCClient(link, { path: [feature] })
  return { call, query: createTanstackQueryUtils(call, { path: [feature] }) }
}

/** The code of an answered error, or null when there was no answer at all. */
export const errorCode = (error: unknown): string | null => (error instanceof ORPCError ? error.code : null)

/** The data that came with an error of this code, or null. */
export const errorData = (error: unknown, code: string): unknown =>
  error instanceof ORPCError && error.code === code ? error.data : null
