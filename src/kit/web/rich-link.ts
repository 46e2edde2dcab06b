import { RPCLink } from '@orpc/client/fetch'
import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import { fetchFromServer, methodOf } from './fetch-from-server.ts'

/** Carries all that JSON cannot: files, dates, streams. Fetched when it is needed. */
export const richLink = new RPCLink({
  url: () => `${location.origin}/rpc`,
  method: (_options, path) => methodOf(path),
  fetch: (request, init) => fetchFromServer(request, { ...init, signal: request.signal }),
})

const serializer = new StandardRPCJsonSerializer()

/** An answer with values that JSON does not know, marked in `meta`. */
export const revive = (json: unknown, meta: unknown) =>
  serializer.deserialize(json, meta as Parameters<typeof serializer.deserialize>[1])
