import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

export const REQUEST_ID_HEADER = 'x-request-id'

const USABLE = /^[\w.-]{1,64}$/
const requests = new AsyncLocalStorage<string>()

/** The id of the request that is being answered; undefined outside of requests. */
export const currentRequestId = () => requests.getStore()

/** The id of a request: the one of a trusted proxy, else a new one. */
export function requestIdOf(request: IncomingMessage, trustedProxies: number): string {
  const given = trustedProxies > 0 ? String(request.headers[REQUEST_ID_HEADER] ?? '') : ''
  return USABLE.test(given) ? given : randomUUID()
}

/** Runs `work` under an id that its log lines carry. */
export const underRequestId = <T>(id: string, work: () => T): T => requests.run(id, work)

/** The same, with the id of the request, which the response carries, too. */
export function withRequestId<T>(
  request: IncomingMessage,
  response: ServerResponse,
  trustedProxies: number,
  work: () => T,
): T {
  const id = requestIdOf(request, trustedProxies)
  response.setHeader(REQUEST_ID_HEADER, id)
  return underRequestId(id, work)
}
