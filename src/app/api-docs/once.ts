import { createHash } from 'node:crypto'
import { encodingFor, packQuickly, type Encoding } from '#kit/server/encodings.ts'

type Made = { type: string; etag: string; in(encoding: Encoding): Promise<Buffer> }

function made(type: string, text: string): Made {
  const body = Buffer.from(text)
  const packed = new Map<Encoding, Promise<Buffer>>()
  return {
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    in: (encoding) => {
      if (encoding === 'plain') return Promise.resolve(body)
      const known = packed.get(encoding) ?? packQuickly(body, encoding)
      packed.set(encoding, known)
      return known
    },
  }
}

/**
 * Answers with what is the same for as long as the product runs: it is made, and compressed, when it is first asked for.
 * @param make the text, of megabytes
 */
export function madeOnce(type: string, make: () => Promise<string>): (request: Request) => Promise<Response> {
  let kept: Promise<Made> | null = null
  return async (request) => {
    kept ??= make().then((text) => made(type, text))
    const answer = await kept
    const headers = { etag: answer.etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' }
    if (request.headers.get('if-none-match') === answer.etag)
      return new Response(null, { status: 304, headers })
    const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined)
    const coded = encoding === 'plain' ? {} : { 'content-encoding': encoding }
    const body = new Uint8Array(await answer.in(encoding))
    return new Response(body, { headers: { ...headers, ...coded, 'content-type': answer.type } })
  }
}
