import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestSeconds } from '#kit/server/metrics.ts'
import { routeOf } from './route-of.ts'

const STREAMS = '/events/*'
/** How reverse proxies log that the client went away before the answer. */
const CLIENT_GONE = 499

/** Counts a request and its time once it has been answered; an open live stream is no request under way. */
export function measureRequest(request: IncomingMessage, response: ServerResponse) {
  const began = performance.now()
  response.once('close', () => {
    const { method, route } = routeOf(request.method ?? '', request.url ?? '')
    const status = response.headersSent ? response.statusCode : CLIENT_GONE
    if (route === STREAMS && status === 200) return
    requestSeconds.observe({ method, route, status }, (performance.now() - began) / 1000)
  })
}
