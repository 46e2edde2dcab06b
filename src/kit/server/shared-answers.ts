import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Events, Announced } from './events.ts'

const KEEP_MS = 15_000
const MOST = 5000
/** The total for all answers, as sent. */
const BYTES_MAX = 64 * 1024 * 1024
const COMPRESS_FROM = 1024

export type SharedAnswer = {
  bytes: number
  hotelId: string | null
  until: number
  plain: { body: Buffer; headers: Record<string, string | number> }
  packed: { body: Buffer; headers: Record<string, string | number> } | null
  etag: string
}

export type SharedAnswers = {
  /** The cached answer for this path, or null. */
  find(url: string): SharedAnswer | null
  /** Call before loading the data of an answer, and pass the result to `keep`. */
  mark(): number
  /** Caches an answer that is the same for every caller until something changes in this hotel (null: in any hotel). */
  keep(key: string, mark: number, answer: { hotelId: string | null; type: string; body: Buffer }): void
}

/** Caches the bytes of public reads, with entity tags; live events clear it, and entries expire after 15 s. */
export function createSharedAnswers(events: Events, headers: Record<string, string>): SharedAnswers {
  const kept = new Map<string, SharedAnswer>()
  let changes = 0

  events.subscribeCache((event) => {
    if (event && ['bookings', 'guests', 'staff', 'chat'].includes(event.topic)) return
    changes++
    forget(kept, event)
  })

  return {
    mark: () => changes,
    keep: (key, mark, { hotelId, type, body }) => {
      if (mark !== changes) return
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      const common = {
        ...headers,
        'content-type': type,
        etag,
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
      }
      const packed = body.length < COMPRESS_FROM ? null : pack(body)
      const bytes = body.length + (packed?.length ?? 0)
      if (kept.size >= MOST || bytesOf(kept) + bytes > BYTES_MAX) kept.clear()
      kept.set(key, {
        bytes,
        hotelId,
        until: Date.now() + KEEP_MS,
        etag,
        plain: { body, headers: { ...common, 'content-length': body.length } },
        packed: packed && {
          body: packed,
          headers: { ...common, 'content-encoding': 'br', 'content-length': packed.length },
        },
      })
    },
    find: (url) => {
      const answer = kept.get(url)
      if (!answer) return null
      if (answer.until >= Date.now()) return answer
      kept.delete(url)
      return null
    },
  }
}

export function sendShared(request: IncomingMessage, response: ServerResponse, answer: SharedAnswer) {
  if (request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, { etag: answer.etag, 'cache-control': 'no-cache' }).end()
    return
  }
  const accepts = request.headers['accept-encoding']
  const sent =
    answer.packed && typeof accepts === 'string' && accepts.includes('br') ? answer.packed : answer.plain
  response.writeHead(200, sent.headers).end(sent.body)
}

/** The total size, after deleting expired answers. */
function bytesOf(kept: Map<string, SharedAnswer>): number {
  let sum = 0
  for (const [key, { bytes, until }] of kept) {
    if (until < Date.now()) kept.delete(key)
    else sum += bytes
  }
  return sum
}

const pack = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

function forget(kept: Map<string, SharedAnswer>, event: Announced | null) {
  if (!event?.hotelId) return kept.clear()
  for (const [key, answer] of kept) {
    if (answer.hotelId === null || answer.hotelId === event.hotelId) kept.delete(key)
  }
}
