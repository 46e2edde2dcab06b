import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { PUBLIC_TOPICS } from '#kit/shared/public-reads.ts'
import { COMPRESS_FROM, type Encoding, encodingFor } from './encodings.ts'
import type { Events, Announced } from './events.ts'

const KEEP_MS = 15_000
/** How long the last answer stands in where the truth cannot be loaded. */
const STAND_IN_MS = 60 * 60_000
const MOST = 5000
/** The total for all answers, as sent. */
const BYTES_MAX = 64 * 1024 * 1024

/** Headers in turns of name and value, which Node.js takes as they are. */
type Variant = { body: Buffer; headers: readonly string[] }

export type SharedAnswer = {
  bytes: number
  hotelId: string | null
  until: number
  standsInUntil: number
  etag: string
  /** The headers of a 304. */
  unchanged: readonly string[]
  /** The answer as sent in an encoding, which is made when it is first asked for. */
  in(encoding: Encoding): Variant
}

export type SharedAnswers = {
  /** The cached answer for this path, or null. */
  find(url: string): SharedAnswer | null
  /** The last answer for this path, at most an hour old, for when the database is away; null if there is none. */
  lastKnown(url: string): SharedAnswer | null
  /** Call before loading the data of an answer, and pass the result to `keep`. */
  mark(): number
  /** Caches an answer that is the same for every caller until something changes in this hotel (null: in any hotel). */
  keep(key: string, mark: number, answer: Kept): void
}

type Kept = {
  hotelId: string | null
  type: string
  body: Buffer
  /** When it expires, if that is sooner than usual; milliseconds since 1970. */
  until?: number
}

/**
 * Caches the bytes of answers, with entity tags; live events clear it, and entries expire after 15 s. What has expired, or
 * may have changed unheard, is only told as the last that was known.
 * @param headers go out with each answer, `cache-control` among them
 */
export function createSharedAnswers(events: Events, headers: Record<string, string>): SharedAnswers {
  const kept = new Map<string, SharedAnswer>()
  let changes = 0

  events.subscribeCache((event) => {
    if (event && !PUBLIC_TOPICS.includes(event.topic)) return
    changes++
    forget(kept, event)
  })

  return {
    mark: () => changes,
    keep: (key, mark, { hotelId, type, body, until = Infinity }) => {
      if (mark !== changes) return
      const answer = makeAnswer(body, { ...headers, 'content-type': type, vary: 'Accept-Encoding' })
      makeRoom(kept, answer.bytes)
      const now = Date.now()
      const times = { until: Math.min(until, now + KEEP_MS), standsInUntil: now + STAND_IN_MS }
      kept.delete(key)
      kept.set(key, { ...answer, hotelId, ...times })
    },
    find: (url) => {
      const answer = kept.get(url)
      return answer && answer.until >= Date.now() ? answer : null
    },
    lastKnown: (url) => {
      const answer = kept.get(url)
      return answer && answer.standsInUntil >= Date.now() ? answer : null
    },
  }
}

const PACK: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipSync(body),
  plain: (body) => body,
}

/** The answer with its size as it will be at the most, all encodings together. */
function makeAnswer(body: Buffer, headers: Record<string, string>) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const variants = new Map<Encoding, Variant>()
  const make = (encoding: Encoding): Variant => {
    const packed = PACK[encoding](body)
    const own = encoding === 'plain' ? {} : { 'content-encoding': encoding }
    const all = { ...headers, etag, ...own, 'content-length': String(packed.length) }
    return { body: packed, headers: Object.entries(all).flat() }
  }
  const { 'cache-control': caching = 'no-cache', vary = '' } = headers
  return {
    etag,
    unchanged: Object.entries({ etag, 'cache-control': caching, vary }).flat(),
    bytes: 2 * body.length,
    in: (encoding: Encoding): Variant => {
      const asSent = body.length < COMPRESS_FROM ? 'plain' : encoding
      const known = variants.get(asSent) ?? make(asSent)
      variants.set(asSent, known)
      return known
    },
  }
}

/** @param own headers of this answer alone, in turns of name and value */
export function sendShared(
  request: IncomingMessage,
  response: ServerResponse,
  answer: SharedAnswer,
  own: readonly string[] = [],
) {
  if (request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, [...answer.unchanged, ...own]).end()
    return
  }
  const { body, headers } = answer.in(encodingFor(request.headers['accept-encoding']))
  response.writeHead(200, [...headers, ...own]).end(body)
}

const isFull = (kept: Map<string, SharedAnswer>, bytes: number) =>
  kept.size >= MOST || [...kept.values()].reduce((sum, answer) => sum + answer.bytes, bytes) > BYTES_MAX

/** Where there is no room, what has expired goes first. */
function makeRoom(kept: Map<string, SharedAnswer>, bytes: number) {
  if (!isFull(kept, bytes)) return
  for (const [key, { until }] of kept) if (until < Date.now()) kept.delete(key)
  if (isFull(kept, bytes)) kept.clear()
}

/** @param event null: some may have been missed */
function forget(kept: Map<string, SharedAnswer>, event: Announced | null) {
  if (!event) {
    for (const answer of kept.values()) answer.until = 0
    return
  }
  if (!event.hotelId) return kept.clear()
  for (const [key, answer] of kept) {
    if (answer.hotelId === null || answer.hotelId === event.hotelId) kept.delete(key)
  }
}
