import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a refused request may go on sending before its connection is cut. */
const DRAIN_MS = 5000

/**
 * Answers a request whose body nobody reads. What is still sent is thrown away for a while, since a client whose
 * connection ends while it sends never sees the answer; then the connection is cut.
 */
export function answerUnread(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body }: { status: number; body: object },
) {
  const isRead = request.complete
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
  if (isRead) return
  request.resume()
  const cut = setTimeout(() => request.destroy(), DRAIN_MS)
  request.once('end', () => clearTimeout(cut)).once('close', () => clearTimeout(cut))
}
