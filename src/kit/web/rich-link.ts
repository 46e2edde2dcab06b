import { RPCLink } from '@orpc/client/fetch'
import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import { fetchFromServer, methodOf } from './fetch-from-server.ts'

/** For values that JSON cannot represent: files, dates, streams. Loaded on first use. */
export const richLink = new RPCLink({
  url: () => `${location.origin}/rpc`,
  method: (_options, path) => methodOf(path),
  fetch: (request, init) => fetchFromServer(request, { ...init, signal: request.signal }),
})

const serializer = new StandardRPCJsonSerializer()

/** Restores the values that JSON cannot represent, which `meta` lists. */
export const revive = (json: unknown, meta: unknown) =>
  serializer.deserialize(json, meta as Parameters<typeof serializer.deserialize>[1])
