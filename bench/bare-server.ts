import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a bare server sends: headers in turns of name and value, and a body in base64. */
export type BareAnswer = { headers: string[]; body: string }

/** A plain `node:http` server that sends every request the same answer, which it gets from its parent process. */
process.once('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer({ keepAliveTimeout: 75_000 }, (_request, response) => {
    response.writeHead(200, headers).end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
process.once('disconnect', () => process.exit())
