import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { SECURITY_HEADERS } from './security.ts'

const NEXT_PORTS = 50
/** Connections that may wait to be accepted; beyond, they would come seconds later, when thousands come back at once. */
const BACKLOG = 4096

/**
 * Timeouts for receiving a request: short for the headers, long enough for a file upload over a hotel's Wi-Fi. A
 * connection stays open longer than a load balancer keeps it unused (60 s and more), as one that we close while it sends
 * on it costs a request.
 */
const ARRIVAL = {
  ...{ headersTimeout: 10_000, requestTimeout: 180_000, connectionsCheckingInterval: 1000 },
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

/** Listens on the configured port, or on the first free one; answers 503 until the product has started. */
export async function listenOn(
  server: Server,
  { port, host }: { port: number | null; host: string },
  firstPort = 3000,
): Promise<number> {
  server.on('request', (_request, response) => {
    const headers = { ...SECURITY_HEADERS, 'retry-after': '2', 'content-type': 'text/plain' }
    response.writeHead(503, headers).end('Hotelly is starting.')
  })
  const ports = port === null ? Array.from({ length: NEXT_PORTS }, (_, step) => firstPort + step) : [port]
  for (const candidate of ports) {
    const error = await tryPort(server, candidate, host)
    const address = server.address()
    if (!error) return typeof address === 'object' && address ? address.port : candidate
    if (error.code !== 'EADDRINUSE')
      throw new Error(`Cannot listen on ${host}:${candidate}: ${error.message}`)
  }
  const tried = port === null ? `${firstPort} to ${firstPort + NEXT_PORTS - 1}` : String(port)
  throw new Error(
    `Port ${tried} on ${host} is in use. Choose another one with PORT, or stop the program that uses it.`,
  )
}
