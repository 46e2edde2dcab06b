import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Metrics } from './read-metrics.ts'

/**
 * Answers `GET /metrics` on a port of its own, to whoever reaches it. Throws when the port is taken.
 * @returns its host and port, and a function that closes it
 */
export async function listenForMetrics(
  { host, port }: { host: string; port: number },
  readMetrics: () => Promise<Metrics>,
) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    readMetrics().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  const at = server.address()
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { host, port: typeof at === 'object' && at ? at.port : port, close }
}
