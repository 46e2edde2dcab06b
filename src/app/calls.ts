import type { IncomingMessage, ServerResponse } from 'node:http'
import { toORPCError } from '@orpc/client'
import { SmartCoercionPlugin } from '@orpc/json-schema'
import { OpenAPIHandler } from '@orpc/openapi/node'
import { ORPCError } from '@orpc/server'
import type { StandardHandleResult, StandardHandlerInterceptorOptions } from '@orpc/server/standard'
import { BodyLimitPlugin, CompressionPlugin, RPCHandler } from '@orpc/server/node'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { MENU_FILE_BYTES_MAX } from '#features/menu/contract.ts'
import type { Database } from '#kit/server/database.ts'
import type { Events } from '#kit/server/events.ts'
import type { Log } from '#kit/server/log.ts'
import { signIns } from '#kit/server/metrics.ts'
import type { SharedAnswers } from '#kit/server/shared-answers.ts'
import { KIBIBYTE, MEBIBYTE } from '#kit/shared/sizes.ts'
import { toUnavailable } from '#kit/server/unavailable.ts'
import { answerUnread } from '#kit/server/unread-body.ts'
import { createPlainCalls, isUnavailable, keepShared } from './plain-calls.ts'
import { readBody, type ReadRequest } from './read-body.ts'
import type { CallContext } from './request-context.ts'
import { router } from './router.ts'
import { refusalOfStranger } from './refuse-strangers.ts'
import { createStaffReads } from './staff-reads.ts'

/** Fits the largest ordinary call, which dismisses 2,000 questions at once. */
const MAX_BODY_BYTES = 96 * KIBIBYTE
/** The calls that take whole files: the menu, a season's guests, all knowledge entries. */
const IMPORTS =
  /^\/(rpc\/(menu|guests|knowledge)\/importFile|api\/hotels\/[a-z0-9-]+\/(menu|guests|knowledge)\/import)$/
const MAX_IMPORT_BYTES = MENU_FILE_BYTES_MAX + MEBIBYTE

/** The procedures that sign somebody in, and whom. */
const SIGN_INS: Record<string, string> = {
  'sessions.signInGuest': 'guest',
  'sessions.signInHotelAdmin': 'hotel_admin',
  'sessions.signInSuperAdmin': 'super_admin',
}

async function countSignIns<T>({ path, next }: { path: readonly string[]; next: () => Promise<T> }) {
  const kind = SIGN_INS[path.join('.')]
  if (!kind) return next()
  try {
    const result = await next()
    signIns.inc({ kind, outcome: 'in' })
    return result
  } catch (error) {
    signIns.inc({ kind, outcome: error instanceof ORPCError ? String(error.code).toLowerCase() : 'error' })
    throw error
  }
}

const asAnswered = ({ url = '' }: IncomingMessage, refusal: ORPCError<string, unknown>) => ({
  status: refusal.status,
  body: url.startsWith('/rpc/') ? { json: refusal.toJSON() } : refusal.toJSON(),
})

type Call = StandardHandlerInterceptorOptions<CallContext> & { next(): Promise<StandardHandleResult> }

/** Requests that were read so far that their procedure was called. */
const called = new WeakSet<CallContext>()

async function noteCalled<T>({ context, next }: { context: CallContext; next: () => Promise<T> }) {
  called.add(context)
  return next()
}

/** Answers calls: `/rpc` in the app's protocol, `/api` as REST. */
export function createCalls(parts: { database: Database; events: Events; log: Log; shared: SharedAnswers }) {
  const { log, shared } = parts
  const answerStaff = createStaffReads(parts)
  const answerUnavailable = async <T>({ next }: { next: () => Promise<T> }) => {
    try {
      return await next()
    } catch (error) {
      throw toUnavailable(error)
    }
  }
  const noteFailure = (error: unknown, { isGone, isCalled }: { isGone: boolean; isCalled: boolean }) => {
    if (isGone) log.debug('the client disconnected')
    else if (!isCalled) log.debug('the request cannot be read')
    else if (!(error instanceof ORPCError) || error.status >= 500) log.error({ err: error }, 'a call failed')
  }
  const watch = async ({ context, request, next }: Call): Promise<StandardHandleResult> => {
    const { pathname, search } = request.url
    // written in another way, one read has addresses without end
    const isPlain = search === '' && !pathname.includes('%')
    const key = request.method === 'GET' && isPlain ? pathname : null
    const mark = shared.mark()
    try {
      const handled = await next()
      if (key && handled.response?.status === 200) {
        keepShared(shared, { key, mark, text: JSON.stringify(handled.response.body), context })
      }
      return handled
    } catch (error) {
      noteFailure(error, { isGone: request.signal?.aborted ?? false, isCalled: called.has(context) })
      const last = key && isUnavailable(error) ? shared.lastKnown(key) : null
      if (!last) throw error
      const body: unknown = JSON.parse(last.in('plain').body.toString())
      return { matched: true, response: { status: 200, headers: {}, body } }
    }
  }

  const options = () => ({
    interceptors: [watch],
    clientInterceptors: [noteCalled, countSignIns, answerUnavailable],
    plugins: [
      // for the bodies that are neither JSON nor a form
      new BodyLimitPlugin<CallContext>({ maxBodySize: MAX_BODY_BYTES }),
      new CompressionPlugin<CallContext>(),
    ],
  })
  const rest = options()
  // query strings and forms contain only text: `page=2`, `enabledOnly=false`
  const fromTexts = new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const rpc = new RPCHandler<CallContext>(router, options())
  const openApi = new OpenAPIHandler<CallContext>(router, { ...rest, plugins: [...rest.plugins, fromTexts] })
  const answerPlain = createPlainCalls({
    interceptors: [countSignIns, answerUnavailable],
    shared,
    noteFailure,
  })
  /** Answers who has no session that the call asks for, before anything of the body is read. */
  const turnAway = async (request: IncomingMessage, response: ServerResponse, context: CallContext) => {
    try {
      const refusal = await refusalOfStranger(request, context)
      if (refusal) answerUnread(request, response, asAnswered(request, refusal))
      return refusal !== null
    } catch (error) {
      noteFailure(error, { isGone: response.destroyed, isCalled: true })
      answerUnread(request, response, asAnswered(request, toORPCError(toUnavailable(error))))
      return true
    }
  }
  /** Reads the body; false where it was refused. */
  const takeBody = async (request: ReadRequest, response: ServerResponse, { ip, isGone }: CallContext) => {
    const isImport = request.method === 'POST' && IMPORTS.test(request.url ?? '')
    try {
      await readBody(request, { bytesMax: isImport ? MAX_IMPORT_BYTES : MAX_BODY_BYTES, ip, isGone })
      return true
    } catch (error) {
      noteFailure(error, { isGone: response.destroyed, isCalled: false })
      answerUnread(request, response, asAnswered(request, toORPCError(error)))
      return false
    }
  }

  return async (request: ReadRequest, response: ServerResponse, context: CallContext): Promise<void> => {
    response.setHeader('cache-control', 'no-store')
    if (await answerStaff(request, response, context)) return
    if (await turnAway(request, response, context)) return
    if (!(await takeBody(request, response, context))) return
    if (await answerPlain(request, response, context)) return
    const { matched } = request.url?.startsWith('/rpc/')
      ? await rpc.handle(request, response, { prefix: '/rpc', context })
      : await openApi.handle(request, response, { prefix: '/api', context })
    if (matched) return
    // The compression plugin no longer handles this response, but would still set its content-encoding header.
    response.setHeader('cache-control', 'no-store, no-transform')
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
  }
}
