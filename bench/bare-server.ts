import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of nothing but `node:http`, which sends the bytes that its parent gave it. */
process.once('message', (text: string) => {
  const body = Buffer.from(text)
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
