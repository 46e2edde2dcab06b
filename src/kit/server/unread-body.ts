import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a refused request may go on sending before its connection is cut. */
const DRAIN_MS = 5000

/** Answers a request whose body nobody reads: what is still sent is thrown away, and the connection ends. */
export function answerUnread(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body }: { status: number; body: object },
) {
  const isRead = request.complete
  response.writeHead(status, {
    ...(isRead ? {} : { connection: 'close' }),
    ...{ 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
  response.end(JSON.stringify(body))
  if (isRead) return
  request.resume()
  const cut = setTimeout(() => request.destroy(), DRAIN_MS)
  request.once('close', () => clearTimeout(cut))
}
