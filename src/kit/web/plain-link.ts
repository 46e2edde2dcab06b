import type { ClientLink } from '@orpc/client'
import { CallError } from './call-error.ts'
import { fetchFromServer, methodOf } from './fetch-from-server.ts'

const LONGEST_ADDRESS = 2000
/** Error codes by status, for refusals that did not come from a procedure. */
const CODES: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  503: 'UNAVAILABLE',
}

/** Whether JSON can represent the value without loss. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'bigint'
  const isData = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isData && Object.values(value).every(isPlain)
}

async function answerOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const body = (isJson ? await response.json() : {}) as { json?: unknown; meta?: unknown[] }
  const value = body.meta?.length ? (await import('./rich-link.ts')).revive(body.json, body.meta) : body.json
  if (response.ok) return value
  const refusal = value as { code?: string; message?: string; data?: unknown } | undefined
  const code = refusal?.code ?? CODES[response.status] ?? 'UNKNOWN'
  throw new CallError({ ...refusal, code, status: response.status })
}

const addressOf = (path: readonly string[]) => `${location.origin}/rpc/${path.join('/')}`

/** The URL of a read with plain input; the service worker caches public reads under it. */
export const readAddress = (path: readonly string[], input: unknown) =>
  `${addressOf(path)}?data=${encodeURIComponent(JSON.stringify({ json: input }))}`

/** Calls the server with plain JSON, which is enough for most screens; other input goes through the rich link. */
export const plainLink: ClientLink<Record<string, unknown>> = {
  call: async (path, input, options) => {
    if (!isPlain(input)) return (await import('./rich-link.ts')).richLink.call(path, input, options)
    const query = readAddress(path, input)
    const isRead = methodOf(path) === 'GET' && query.length < LONGEST_ADDRESS
    const signal = options.signal ?? null
    const sent = isRead
      ? fetchFromServer(query, { signal })
      : fetchFromServer(addressOf(path), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ json: input }),
          signal,
        })
    return answerOf(await sent)
  },
}
