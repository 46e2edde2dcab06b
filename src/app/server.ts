import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { ORPCError } from '@orpc/server'
import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { keepAttended } from '#features/alerts/server/attendance.ts'
import { SCENES } from '#features/hotels/scene/address.ts'
import { GUEST_PICTURES, UPLOADS } from '#features/images/contract.ts'
import { maySeeGuestPicture } from '#features/images/server/guest-pictures.ts'
import { createUploads } from '#features/images/server/uploads.ts'
import { asksForPicture } from '#features/service-items/server/offer-queries.ts'
import { setLogo } from '#features/hotel-profile/server/logo.ts'
import type { ChatModel } from '#kit/server/chat-model.ts'
import { endVisitsOnTime } from '#features/support-access/server/ending.ts'
import { createDeviceReader } from '#kit/server/cookies.ts'
import type { Database } from '#kit/server/database.ts'
import type { Embeddings } from '#kit/server/embeddings.ts'
import type { Events } from '#kit/server/events.ts'
import { createLiveStreams } from '#kit/server/live-streams.ts'
import type { Log } from '#kit/server/log.ts'
import { REQUEST_ID_HEADER, requestIdOf, underRequestId, withRequestId } from '#kit/server/request-id.ts'
import { createSharedAnswers, sendShared } from '#kit/server/shared-answers.ts'
import type { Outward } from '#kit/server/outward-fetch.ts'
import type { Mail } from '#kit/server/mail/send.ts'
import { UNSUBSCRIBE } from '#kit/server/mail/unsubscribe.ts'
import type { Push } from '#kit/server/push/send.ts'
import { keyOfUrl, type Storage } from '#kit/server/storage.ts'
import { toUnavailable } from '#kit/server/unavailable.ts'
import { madeOnce } from './api-docs/once.ts'
import { renderApiDocs } from './api-docs/page.ts'
import { createCalls } from './calls.ts'
import { openEventStream } from './event-stream.ts'
import type { Health } from './health.ts'
import { measureRequest } from './metrics/measure-request.ts'
import { createMetrics, type Metrics } from './metrics/read-metrics.ts'
import { drawnPicture } from './pages/drawn-picture.ts'
import { createLinkPictures } from './pages/link-picture.ts'
import { manifestFor } from './pages/manifest.ts'
import { meantPath } from './pages/meant-path.ts'
import { createPages } from './pages/pages.ts'
import { createReadLimit, refuseRead } from './read-limit.ts'
import { addressOf, createContexts, deviceCookieOf } from './request-context.ts'
import { refuseUnreadable } from './refuse-unreadable.ts'
import { isForeignRequest, isUnreadable, SECURITY_HEADERS } from './security.ts'
import { createStaticFiles, notFound, PRIVATE_HEADERS, serveStoredFile } from './pages/static-files.ts'
import type { WebBuild } from './pages/web-build.ts'
import { unsubscribe } from './unsubscribe.ts'

const STREAMS = '/events/'
const API_DOCS = '/api/docs'
const API_DOCUMENT = '/api/openapi.json'
/** The paths of procedure calls; the API documentation is a page instead. */
const CALLS = /^\/(rpc|api)\/(?!(docs\/?|openapi\.json)(\?|$))/

export type App = {
  listener: RequestListener
  readMetrics(): Promise<Metrics>
  /** From now on `/readyz` answers 503, and connections end with their next answer, so that proxies go elsewhere. */
  turnAway(): void
  close(): void
}

/** Loaded when somebody asks for it: few do, and what makes it is large. */
const describeApi = async () => (await import('./api-docs/document.ts')).describeApi()
const apiDocument = madeOnce('application/json', async () => JSON.stringify(await describeApi()))
const apiDocs = madeOnce('text/html; charset=UTF-8', async () =>
  renderApiDocs(API_DOCUMENT, await describeApi()),
)

/** The whole product as one request listener, with its dependencies as parameters. */
export function createApp(parts: {
  database: Database
  events: Events
  storage: Storage
  chatModel: ChatModel | null
  answerTimeLimitMs: number
  outsideCallsPerDay: number
  embeddings: Embeddings | null
  outward: Outward
  push: Push
  mail: Mail | null
  log: Log
  deviceSecret: Buffer
  webBuild: WebBuild
  health: Health
  /** Whether there is room for more pictures. */
  takesPictures(): boolean
  dataDir: string
  /** The token for `/metrics`; null when it is not served here. */
  metricsToken: string | null
  publicUrl: string | null
  trustedProxies: number
  allowsStaffSignUp: boolean
  graceDays: number
  supportEmail: string
  provider: string
  /** The flag `multi_language` at start-up, used until it is next read (OP-56). */
  isMultiLanguage: boolean
}): App {
  const { database, events, storage, log, health, takesPictures } = parts
  const shared = createSharedAnswers(events, { ...SECURITY_HEADERS, 'cache-control': 'no-cache' })
  const streams = createLiveStreams(events)
  const readMetrics = createMetrics({ database, countStreams: streams.count, dataDir: parts.dataDir })
  const readDevice = createDeviceReader(parts.deviceSecret)
  const countRead = createReadLimit({ ...parts, readDevice, counts: events.counts })
  const contextOf = createContexts({ ...parts, readDevice, countRead, countStreams: streams.count })
  const answerCall = createCalls({ ...parts, shared })
  const pages = createPages(parts)
  const linkPictureFor = createLinkPictures(database)
  const staticFiles = createStaticFiles(parts.webBuild.folder)
  const takeUpload = createUploads({
    setLogo,
    takesPictures,
    asksForPicture: (context, guest) =>
      context.database.withActor({ kind: 'visitor', hotelId: guest.hotelId }, (tx) =>
        asksForPicture(tx, guest.hotelId),
      ),
  })
  const stopEndingVisits = endVisitsOnTime(database, events, log)
  const attendance = keepAttended({ database, log }, streams.openPanels)

  const apologize = (error: unknown, isGone: boolean) => {
    if (isGone) log.debug('the client disconnected')
    else log.error({ err: error }, 'a request failed')
    const meant = toUnavailable(error)
    return meant instanceof ORPCError && meant.status === 503
      ? ({ status: 503, text: 'We cannot be reached right now. Please try again in a moment.' } as const)
      : ({ status: 500, text: 'Something went wrong.' } as const)
  }

  const web = new Hono<{ Bindings: HttpBindings }>()
  web.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    const { status, text } = apologize(error, c.req.raw.signal.aborted)
    return c.text(text, status, { 'retry-after': '5' })
  })
  web.get('/healthz', (c) => c.json(health.report()))
  let isTurningAway = false
  web.get('/readyz', async (c) => {
    const obstacle = isTurningAway ? 'stopping' : await health.findObstacle()
    return obstacle ? c.json({ status: obstacle }, 503) : c.json({ status: 'ready' })
  })
  if (parts.metricsToken) {
    web.get('/metrics', bearerAuth({ token: parts.metricsToken }), async (c) => {
      const { type, text } = await readMetrics()
      return c.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' })
    })
  }
  web.get('/assets/*', (c) => staticFiles(c.req.raw))
  web.get('/files/*', (c) => serveStoredFile(storage, keyOfUrl(decodeURI(c.req.path))))
  web.get(`/${GUEST_PICTURES}/*`, async (c) => {
    const key = keyOfUrl(decodeURI(c.req.path))
    const context = contextOf(c.env.incoming, c.env.outgoing)
    const maySee = key !== null && (await maySeeGuestPicture(context, key))
    return maySee ? serveStoredFile(storage, key, PRIVATE_HEADERS) : notFound()
  })
  web.get(API_DOCS, (c) => apiDocs(c.req.raw))
  web.get(`${API_DOCS}/`, (c) => c.redirect(API_DOCS, 308))
  web.get(API_DOCUMENT, (c) => apiDocument(c.req.raw))
  web.on(['GET', 'POST'], `${UNSUBSCRIBE}:token`, (c) =>
    unsubscribe(parts, c.req.raw, contextOf(c.env.incoming, c.env.outgoing).language),
  )
  web.use(compress())
  web.get(`${SCENES}:file`, (c) => drawnPicture(c.req.param('file')))
  web.get('/hotelly/:slug/manifest.webmanifest', (c) => manifestFor(database, c.req.param('slug'), 'guest'))
  web.get('/hotelly/:slug/admin/manifest.webmanifest', (c) =>
    manifestFor(database, c.req.param('slug'), 'staff'),
  )
  web.get('/hotelly/:slug/link.jpg', (c) =>
    linkPictureFor(c.req.param('slug'), addressOf(c.env.incoming, parts.trustedProxies)),
  )
  web.get('*', async (c) => {
    const file = await staticFiles(c.req.raw)
    if (file.ok) return file
    const { pathname, search } = new URL(c.req.url)
    const meant = meantPath(pathname)
    if (meant) return c.redirect(meant + search, 308)
    return pages.make(c.req.raw, c.env, contextOf(c.env.incoming, c.env.outgoing))
  })
  const showPage = getRequestListener((request, env) => web.fetch(request, env))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '' } = request
    if (isUnreadable(url)) {
      refuseUnreadable(request, response)
    } else if (isForeignRequest(request, parts)) {
      response.writeHead(403, { 'content-type': 'application/json' }).end('{"code":"FORBIDDEN"}')
    } else if (method === 'POST' && url.startsWith(UPLOADS)) {
      await takeUpload(request, response, contextOf(request, response))
    } else if (CALLS.test(url)) {
      await answerCall(request, response, contextOf(request, response))
    } else await showPage(request, response)
  }

  return {
    listener: (request, response) => {
      measureRequest(request, response)
      if (isTurningAway) response.setHeader('connection', 'close')
      const { url = '' } = request
      // Answered as if the body were wanted; Node.js leaves it out. A live stream has nothing but its body.
      if (request.method === 'HEAD' && !url.startsWith(STREAMS)) request.method = 'GET'
      const known = request.method === 'GET' ? shared.find(url) : null
      if (known) {
        const refusal = countRead(request)
        if (refusal) refuseRead(url, response, refusal)
        else sendShared(request, response, known)
        return
      }
      const page = request.method === 'GET' ? pages.find(request) : null
      if (page) {
        const { isNew } = readDevice(deviceCookieOf(request, parts.trustedProxies))
        if (isNew) contextOf(request, response).rememberDevice()
        const id = requestIdOf(request, parts.trustedProxies)
        sendShared(request, response, page, [REQUEST_ID_HEADER, id])
        return
      }
      if (request.method === 'GET' && url.startsWith(STREAMS) && !isUnreadable(url)) {
        const id = requestIdOf(request, parts.trustedProxies)
        const headers = { ...SECURITY_HEADERS, [REQUEST_ID_HEADER]: id }
        const context = contextOf(request, response)
        void underRequestId(id, () =>
          openEventStream({ request, response, headers, streams, context, onAttended: attendance.note }),
        )
        return
      }
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
      const answerOrApologize = () =>
        answer(request, response).catch((error: unknown) => {
          const { status, text } = apologize(error, response.destroyed || request.socket.destroyed)
          if (response.headersSent) response.destroy()
          else response.writeHead(status, { 'content-type': 'text/plain', 'retry-after': '5' }).end(text)
        })
      void withRequestId(request, response, parts.trustedProxies, answerOrApologize)
    },
    readMetrics,
    turnAway: () => {
      isTurningAway = true
    },
    close: () => {
      stopEndingVisits()
      attendance.stop()
      streams.close()
    },
  }
}
