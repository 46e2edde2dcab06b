import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { OpenAPIReferencePlugin } from '@orpc/openapi/plugins'
import { onError, ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import type { Database } from '#kit/server/database.ts'
import type { Events } from '#kit/server/events.ts'
import { createLiveStreams } from '#kit/server/live-streams.ts'
import type { Log } from '#kit/server/log.ts'
import { createSharedAnswers } from '#kit/server/shared-answers.ts'
import type { Storage } from '#kit/server/storage.ts'
import { toUnavailable } from '#kit/server/unavailable.ts'
import { openEventStream } from './event-stream.ts'
import { createPages } from './pages.ts'
import { createContexts } from './request-context.ts'
import { router } from './router.ts'
import { isForeignRequest, SECURITY_HEADERS } from './security.ts'
import { createStaticFiles, serveStoredFile } from './static-files.ts'
import { createUploads } from './uploads.ts'

export type App = { listener: RequestListener; streamCount(): number; close(): void }

const MAX_BODY_BYTES = 64 * 1024

/** The whole product as one request listener; everything that it needs is given to it. */
export function createApp(parts: {
  database: Database
  events: Events
  storage: Storage
  log: Log
  deviceSecret: Buffer
  webFolder: string
  trustedProxies: number
  supportEmail: string
  provider: string
}): App {
  const { database, events, storage, log } = parts
  const contextOf = createContexts(parts)
  const shared = createSharedAnswers(events, SECURITY_HEADERS)
  const streams = createLiveStreams(events)
  const pages = createPages(parts)
  const staticFiles = createStaticFiles(parts.webFolder)
  const takeUpload = createUploads(parts)

  const logFailure = (error: unknown) => {
    if (!(error instanceof ORPCError) || error.status >= 500) log.error({ err: error }, 'a call failed')
  }
  const answerUnavailable = async <T>({ next }: { next: () => Promise<T> }) => {
    try {
      return await next()
    } catch (error) {
      throw toUnavailable(error)
    }
  }
  const rpc = new RPCHandler(router, {
    interceptors: [onError(logFailure)],
    clientInterceptors: [answerUnavailable],
  })
  const openApi = new OpenAPIHandler(router, {
    interceptors: [onError(logFailure)],
    clientInterceptors: [answerUnavailable],
    plugins: [
      new OpenAPIReferencePlugin({
        docsPath: '/docs',
        specPath: '/openapi.json',
        schemaConverters: [new ZodToJsonSchemaConverter()],
        specGenerateOptions: { info: { title: 'Hotelly', version: '1' }, servers: [{ url: '/api' }] },
      }),
    ],
  })

  async function respond(
    request: Request,
    incoming: IncomingMessage,
    answer: (context: ReturnType<typeof contextOf>['context']) => Promise<Response | undefined>,
  ): Promise<Response> {
    const mark = shared.mark()
    const { context, reply } = contextOf(incoming)
    const response = (await answer(context)) ?? new Response('Not found', { status: 404 })
    const hotelId = reply.sharedUntilChangeOf
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    if (hotelId !== undefined && !isPage && request.method === 'GET' && response.ok && incoming.url) {
      const body = Buffer.from(await response.arrayBuffer())
      const type = response.headers.get('content-type') ?? 'application/json'
      shared.keep(incoming.url, mark, { hotelId, type, body })
      return new Response(body, {
        headers: withCookies({ 'content-type': type, 'cache-control': 'no-cache' }, reply.cookies),
      })
    }
    const headers = withCookies(response.headers, reply.cookies)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    return new Response(response.body, { status: response.status, headers })
  }

  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (c, next) => {
    if (isForeignRequest(c.req.raw, c.env.incoming, parts.trustedProxies)) return c.text('Forbidden', 403)
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    return undefined
  })
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) =>
    (await database.isReachable())
      ? c.json({ status: 'ready' })
      : c.json({ status: 'database unreachable' }, 503),
  )
  app.get('/assets/*', (c) => staticFiles(c.req.raw))
  app.get('/files/*', (c) => serveStoredFile(storage, c.req.path.slice('/files/'.length)))
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }), compress())
  app.all('/rpc/*', (c) =>
    respond(c.req.raw, c.env.incoming, async (context) => {
      return (await rpc.handle(c.req.raw, { prefix: '/rpc', context })).response
    }),
  )
  app.all('/api/*', (c) =>
    respond(c.req.raw, c.env.incoming, async (context) => {
      return (await openApi.handle(c.req.raw, { prefix: '/api', context })).response
    }),
  )
  app.get('*', async (c) => {
    const file = await staticFiles(c.req.raw)
    if (file.ok) return file
    return respond(c.req.raw, c.env.incoming, (context) => pages(c.req.raw, c.env.incoming, context))
  })

  const handle = getRequestListener((request, env) => app.fetch(request, env))

  return {
    listener: (request, response) => {
      if (request.method === 'GET') {
        if (shared.send(request, response)) return
        if (request.url?.startsWith('/events/')) {
          void openEventStream({ request, response, streams, ...contextOf(request) })
          return
        }
      }
      if (request.method === 'POST' && request.url?.startsWith('/hotelly-uploads/')) {
        void takeUpload(request, response, contextOf(request).context)
        return
      }
      void handle(request, response)
    },
    streamCount: streams.count,
    close: streams.close,
  }
}

function withCookies(headers: HeadersInit, cookies: string[]): Headers {
  const result = new Headers(headers)
  for (const cookie of cookies) result.append('set-cookie', cookie)
  return result
}
