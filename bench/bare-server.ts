import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A plain `node:http` server that answers every request with the text from its parent process. */
process.once('message', (text: string) => {
  const body = Buffer.from(text)
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
