import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a bare server sends: headers in turns of name and value, and a body in base64. */
export type BareAnswer = { headers: string[]; body: string }

let headers: string[] = []
let body = Buffer.alloc(0)

/** A plain `node:http` server that sends every request the same answer, the last that its parent process gave it. */
const server = createServer({ keepAliveTimeout: 75_000 }, (_request, response) => {
  response.writeHead(200, headers).end(body)
}).listen(0, '127.0.0.1')

/** Tells its port each time, once the answer is in place. */
const tellPort = () => process.send?.((server.address() as AddressInfo).port)

process.on('message', (answer: BareAnswer) => {
  headers = answer.headers
  body = Buffer.from(answer.body, 'base64')
  if (server.listening) tellPort()
  else server.once('listening', tellPort)
})
process.once('disconnect', () => process.exit())
