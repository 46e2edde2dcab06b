import type { IncomingMessage, ServerResponse } from 'node:http'
import { OpenAPIHandler } from '@orpc/openapi/node'
import { OpenAPIReferencePlugin } from '@orpc/openapi/plugins'
import { ORPCError } from '@orpc/server'
import type { StandardHandleResult, StandardHandlerInterceptorOptions } from '@orpc/server/standard'
import { BodyLimitPlugin, CompressionPlugin, RPCHandler } from '@orpc/server/node'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { Log } from '#kit/server/log.ts'
import type { SharedAnswers } from '#kit/server/shared-answers.ts'
import { toUnavailable } from '#kit/server/unavailable.ts'
import { renderApiDocs } from './api-docs.ts'
import type { CallContext } from './request-context.ts'
import { router } from './router.ts'
import { SECURITY_HEADERS } from './security.ts'

const MAX_BODY_BYTES = 64 * 1024

type Call = StandardHandlerInterceptorOptions<CallContext> & { next(): Promise<StandardHandleResult> }

/** Answers calls: `/rpc` as the app asks, `/api` as REST with its documentation at `/api/docs`. */
export function createCalls({ log, shared }: { log: Log; shared: SharedAnswers }) {
  const answerUnavailable = async <T>({ next }: { next: () => Promise<T> }) => {
    try {
      return await next()
    } catch (error) {
      throw toUnavailable(error)
    }
  }
  /** Logs what failed, and keeps the bytes of an answer that is the same for everybody. */
  const watch = async ({ context, request, next }: Call): Promise<StandardHandleResult> => {
    const mark = shared.mark()
    const handled = await next().catch((error: unknown) => {
      if (!(error instanceof ORPCError) || error.status >= 500) log.error({ err: error }, 'a call failed')
      throw error
    })
    const { sharedUntilChangeOf: hotelId } = context
    if (hotelId !== undefined && request.method === 'GET' && handled.response?.status === 200) {
      const body = Buffer.from(JSON.stringify(handled.response.body))
      const key = request.url.pathname + request.url.search
      shared.keep(key, mark, { hotelId, type: 'application/json', body })
    }
    return handled
  }

  const options = () => ({
    interceptors: [watch],
    clientInterceptors: [answerUnavailable],
    plugins: [
      new BodyLimitPlugin<CallContext>({ maxBodySize: MAX_BODY_BYTES }),
      new CompressionPlugin<CallContext>(),
    ],
  })
  const rpc = new RPCHandler<CallContext>(router, options())
  const openApi = new OpenAPIHandler<CallContext>(router, {
    ...options(),
    plugins: [
      ...options().plugins,
      new OpenAPIReferencePlugin<CallContext>({
        docsPath: '/docs',
        specPath: '/openapi.json',
        renderDocsHtml: (specUrl, title, _head, _script, _config, spec) =>
          renderApiDocs(specUrl, title, spec),
        schemaConverters: [new ZodToJsonSchemaConverter()],
        specGenerateOptions: { info: { title: 'Hotelly', version: '1' }, servers: [{ url: '/api' }] },
      }),
    ],
  })

  return async (request: IncomingMessage, response: ServerResponse, context: CallContext): Promise<void> => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    response.setHeader('cache-control', 'no-store')
    const { matched } = request.url?.startsWith('/rpc/')
      ? await rpc.handle(request, response, { prefix: '/rpc', context })
      : await openApi.handle(request, response, { prefix: '/api', context })
    if (!matched) response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
  }
}
