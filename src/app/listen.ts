import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { SECURITY_HEADERS } from './security.ts'

const NEXT_PORTS = 50
/** Connections that may wait to be accepted; beyond, they would come seconds later, when thousands come back at once. */
const BACKLOG = 4096
/** How long a call may wait for the start, and how many may. */
const WAITS_MS = 5000
const MOST_WAITING = 1000

/**
 * Timeouts for receiving a request: short for the headers, long enough for a file upload over a hotel's Wi-Fi. A
 * connection stays open longer than a load balancer keeps it unused (60 s and more), as one that we close while it sends
 * on it costs a request.
 */
const ARRIVAL = {
  headersTimeout: 10_000,
  requestTimeout: 180_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 75_000,
}

/** A server that drops requests that stall half-way. */
export const createHttpServer = (arrival: Partial<typeof ARRIVAL> = {}): Server =>
  createServer({ ...ARRIVAL, ...arrival })

async function tryPort(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | null> {
  server.listen({ port, host, backlog: BACKLOG })
  const failure = once(server, 'error') as Promise<[NodeJS.ErrnoException]>
  return Promise.race([once(server, 'listening').then(() => null), failure.then(([error]) => error)])
}

function apologize(response: ServerResponse) {
  const headers = { ...SECURITY_HEADERS, 'retry-after': '2', 'content-type': 'text/plain' }
  response.writeHead(503, headers).end('Hotelly is starting.')
}

/**
 * Answers reads with 503 while the product starts, which a proxy asks of another process; calls that change something,
 * which it does not ask twice, wait for the start.
 */
function keepWaiting(server: Server): (listener: RequestListener) => void {
  const waiting = new Map<IncomingMessage, ServerResponse>()
  server.on('request', (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead || waiting.size >= MOST_WAITING) return apologize(response)
    waiting.set(request, response)
    const timer = setTimeout(() => apologize(response), WAITS_MS)
    response.once('close', () => {
      waiting.delete(request)
      clearTimeout(timer)
    })
  })
  return (listener) => {
    server.removeAllListeners('request').on('request', listener)
    for (const [request, response] of waiting) if (!response.headersSent) listener(request, response)
  }
}

/**
 * Listens on the configured port, or on the first free one.
 * @returns the port, and a function that hands over to the product's listener once it has started
 */
export async function listenOn(
  server: Server,
  { port, host }: { port: number | null; host: string },
  firstPort = 3000,
): Promise<{ port: number; handOver: (listener: RequestListener) => void }> {
  const handOver = keepWaiting(server)
  const ports = port === null ? Array.from({ length: NEXT_PORTS }, (_, step) => firstPort + step) : [port]
  for (const candidate of ports) {
    const error = await tryPort(server, candidate, host)
    const address = server.address()
    if (!error) return { port: typeof address === 'object' && address ? address.port : candidate, handOver }
    if (error.code !== 'EADDRINUSE')
      throw new Error(`Cannot listen on ${host}:${candidate}: ${error.message}`)
  }
  const tried = port === null ? `${firstPort} to ${firstPort + NEXT_PORTS - 1}` : String(port)
  throw new Error(
    `Port ${tried} on ${host} is in use. Choose another one with PORT, or stop the program that uses it.`,
  )
}
