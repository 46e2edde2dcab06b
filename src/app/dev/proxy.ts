import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as ask,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/** Hop-by-hop headers. */
const OWN_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

const isPage = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/html') ?? false

/**
 * Forwards a request to the app at `address`, and returns its answer.
 * @param onPage may change a page and its headers before they are sent
 */
export async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  onPage: (html: string, headers: IncomingHttpHeaders) => Promise<string>,
) {
  const { method, url } = request
  // uncompressed, so that pages can be changed
  const headers = { ...request.headers, 'accept-encoding': 'identity' }
  const call = ask(new URL(url ?? '/', address), { method, headers, agent: false })
  response.on('close', () => call.destroy())
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    call.on('response', resolve).on('error', reject)
  })
  request.pipe(call)
  const answer = await answered
  const page = isPage(answer) ? await onPage(await text(answer), answer.headers) : null
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !OWN_HEADERS.has(name)) response.setHeader(name, value)
  }
  response.statusCode = answer.statusCode ?? 502
  response.flushHeaders()
  if (page === null) await pipeline(answer, response)
  else response.end(page)
}
