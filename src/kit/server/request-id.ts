import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

export const REQUEST_ID_HEADER = 'x-request-id'

const USABLE = /^[\w.-]{1,64}$/
const requests = new AsyncLocalStorage<string>()

/** The id of the request that is being answered; undefined outside of requests. */
export const currentRequestId = () => requests.getStore()

/** Runs `work` under an id that its log lines and the response carry: the one of a trusted proxy, else a new one. */
export function withRequestId<T>(
  request: IncomingMessage,
  response: ServerResponse,
  trustedProxies: number,
  work: () => T,
): T {
  const given = String(request.headers[REQUEST_ID_HEADER] ?? '')
  const id = trustedProxies > 0 && USABLE.test(given) ? given : randomBytes(9).toString('base64url')
  response.setHeader(REQUEST_ID_HEADER, id)
  return requests.run(id, work)
}
