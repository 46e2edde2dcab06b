import type { IncomingMessage, ServerResponse } from 'node:http'
import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import { getEventIteratorSchemaDetails } from '@orpc/contract'
import { toORPCError } from '@orpc/client'
import { createProcedureClient, isProcedure, ORPCError } from '@orpc/server'
import { COMPRESS_FROM, encodingFor, packQuickly } from '#kit/server/encodings.ts'
import { type SharedAnswers, sendShared } from '#kit/server/shared-answers.ts'
import { readJson } from './json-bounds.ts'
import type { ReadRequest } from './read-body.ts'
import type { CallContext } from './request-context.ts'
import { router } from './router.ts'

type Plain = {
  isRead: boolean
  call: (input: unknown, options: { context: CallContext }) => Promise<unknown>
}
type Interceptor = <T>(call: { path: readonly string[]; next: () => Promise<T> }) => Promise<T>

/** Whether a call failed since the database or the storage is away. */
export const isUnavailable = (error: unknown): boolean => error instanceof ORPCError && error.status === 503

const asGiven = (context: object) => context

/** Procedures by their address, but those whose answer is a stream. */
function plainIn(routes: object, interceptors: Interceptor[], above: string[] = []): [string, Plain][] {
  return Object.entries(routes).flatMap(([name, found]: [string, object]): [string, Plain][] => {
    const path = [...above, name]
    if (!isProcedure(found)) return plainIn(found, interceptors, path)
    const { outputSchema, route } = found['~orpc']
    if (getEventIteratorSchemaDetails(outputSchema)) return []
    const call = createProcedureClient(found, { context: asGiven, path, interceptors })
    return [[`/rpc/${path.join('/')}`, { isRead: route.method === 'GET', call: call as Plain['call'] }]]
  })
}

const isJsonBody = (body: unknown) => body !== undefined && !(body instanceof FormData)

const serializer = new StandardRPCJsonSerializer()
type Meta = Parameters<typeof serializer.deserialize>[1]

/** What a call in the app's protocol says; `meta` lists what JSON cannot. */
function inputIn(call: unknown): unknown {
  const { json, meta } = call as { json: unknown; meta?: Meta }
  return meta?.length ? serializer.deserialize(json, meta) : json
}

function readInput({ method, body }: ReadRequest, query: string): unknown {
  try {
    if (method !== 'GET') return inputIn(body)
    const text = new URLSearchParams(query).getAll('data').at(-1)
    return text ? inputIn(readJson(text)) : undefined
  } catch (cause) {
    throw new ORPCError('BAD_REQUEST', { message: 'The request cannot be read.', cause })
  }
}

async function send(request: IncomingMessage, response: ServerResponse, status: number, text: string) {
  const headers = { 'content-type': 'application/json', vary: 'Accept-Encoding' }
  const length = Buffer.byteLength(text)
  const encoding = length < COMPRESS_FROM ? 'plain' : encodingFor(request.headers['accept-encoding'])
  if (encoding === 'plain') {
    response.writeHead(status, { ...headers, 'content-length': length }).end(text)
    return
  }
  const body = await packQuickly(Buffer.from(text), encoding)
  response
    .writeHead(status, { ...headers, 'content-encoding': encoding, 'content-length': body.length })
    .end(body)
}

/** The one address of a read that the app asks for it by; blanks and the like make others of it without end. */
const addressOf = (path: string, input: unknown) =>
  input === undefined ? path : `${path}?data=${encodeURIComponent(JSON.stringify({ json: input }))}`

/** Caches the bytes of an answer that is the same for everybody, unless something has changed since `mark`. */
export function keepShared(
  shared: SharedAnswers,
  { key, mark, text, context }: { key: string; mark: number; text: string; context: CallContext },
) {
  const hotelId = context.sharedUntilChangeOf()
  if (hotelId === undefined) return
  const until = context.sharedUntil()
  shared.keep(key, mark, { hotelId, type: 'application/json', body: Buffer.from(text), until })
}

/**
 * Answers calls in the app's protocol whose input and answer are JSON, which are nearly all, with little more than the
 * procedure itself. Resolves to false for what else there is: files, streams, no body, and what is refused before a
 * procedure is found.
 */
export function createPlainCalls(parts: {
  interceptors: Interceptor[]
  shared: SharedAnswers
  noteFailure(error: unknown, call: { isGone: boolean; isCalled: boolean }): void
}) {
  const procedures = new Map(plainIn(router, parts.interceptors))

  return async (request: ReadRequest, response: ServerResponse, context: CallContext): Promise<boolean> => {
    const { method, url = '' } = request
    const at = url.indexOf('?')
    const path = at < 0 ? url : url.slice(0, at)
    const procedure = procedures.get(path)
    if (!procedure) return false
    const isPlain = method === 'GET' ? procedure.isRead : isJsonBody(request.body)
    if (!isPlain) return false
    const mark = parts.shared.mark()
    let isCalled = false
    try {
      const input = readInput(request, at < 0 ? '' : url.slice(at))
      isCalled = true
      const text = JSON.stringify({ json: await procedure.call(input, { context }) })
      if (method === 'GET' && url === addressOf(path, input))
        keepShared(parts.shared, { key: url, mark, text, context })
      await send(request, response, 200, text)
    } catch (error) {
      parts.noteFailure(error, { isGone: response.destroyed, isCalled })
      const refusal = toORPCError(error)
      const last = method === 'GET' && isUnavailable(error) ? parts.shared.lastKnown(url) : null
      if (last) sendShared(request, response, last)
      else await send(request, response, refusal.status, JSON.stringify({ json: refusal.toJSON() }))
    }
    return true
  }
}
