import { createHmac } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestPlain, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { OUTWARD_ANSWER_BYTES_MAX } from '#kit/shared/sizes.ts'
import { type AddressProblem, addressProblem, hostOf, isAllowedHost } from './outward-address.ts'
import { isPublicAddress } from './public-address.ts'

const TIME_LIMIT_MS = 10_000

export type OutwardReason =
  | AddressProblem
  | 'unresolved'
  | 'unreachable'
  | 'timeout'
  | 'redirect'
  | 'too-large'

/** A call without an acceptable answer; `reason` is safe to show, `cause` is for the log. */
export class OutwardFailure extends Error {
  readonly reason: OutwardReason
  constructor(reason: OutwardReason, cause?: unknown) {
    super(`An outgoing call failed: ${reason}`, { cause })
    this.reason = reason
  }
}

export type OutwardAnswer = { status: number; contentType: string; retryAfter: string | null; body: string }
/** `timeLimitMs` covers everything from name resolution to the last byte; 10 s by default. */
type Bounds = { timeLimitMs?: number | undefined; signal?: AbortSignal }
type Resolved = { address: string; family: number }

export type OutwardPosts = {
  /** The problem with a URL as written, or null. */
  problemOf(address: string): AddressProblem | null
  /**
   * Posts a body as it is. Resolves the name once and connects to the addresses it checked; follows no redirects. Throws
   * `OutwardFailure`.
   */
  post(
    address: string,
    sent: { headers: Record<string, string | number>; body: Buffer },
    bounds?: Bounds,
  ): Promise<OutwardAnswer>
}

export type Outward = Pick<OutwardPosts, 'problemOf'> & {
  /** Posts JSON, signed in `hotelly-signature: t={seconds},v1={HMAC-SHA256 of "t.body"}`, as `post` does. */
  postJson(address: string, content: unknown, bounds?: Bounds): Promise<OutwardAnswer>
}

/** The signing key in the form the receiver gets it, made from the installation's secret. */
export const signingKeyOf = (secret: Buffer) => `whsec_${secret.toString('base64url')}`

type PostsOptions = {
  allowedHosts: readonly string[]
  resolve?: ((host: string) => Promise<Resolved[]>) | undefined
}

/** Calls URLs that users entered, without letting them reach the server's private network (SSRF). */
export function createPosts({
  allowedHosts,
  resolve = (host) => lookup(host, { all: true }),
}: PostsOptions): OutwardPosts {
  async function addressesOf(url: URL): Promise<Resolved[]> {
    const host = hostOf(url)
    const found = await (isIP(host) ? [{ address: host, family: isIP(host) }] : resolve(host))
    const isFenced = !isAllowedHost(url, allowedHosts)
    if (isFenced && found.some(({ address }) => !isPublicAddress(address))) throw new OutwardFailure('inward')
    if (found.length === 0) throw new OutwardFailure('unresolved')
    return found
  }

  return {
    problemOf: (address) => addressProblem(address, allowedHosts),
    post: async (address, { headers: given, body }, { timeLimitMs = TIME_LIMIT_MS, signal: stop } = {}) => {
      const problem = addressProblem(address, allowedHosts)
      if (problem) throw new OutwardFailure(problem)
      const url = new URL(address)
      const time = AbortSignal.timeout(timeLimitMs)
      const signal = stop ? AbortSignal.any([time, stop]) : time
      const explain = (otherwise: OutwardReason) => (error: unknown) => {
        if (error instanceof OutwardFailure) throw error
        throw new OutwardFailure(time.aborted ? 'timeout' : otherwise, error)
      }
      const addresses = await orAbort(addressesOf(url), signal).catch(explain('unresolved'))
      const headers = {
        'content-length': body.length,
        'accept-encoding': 'identity',
        'user-agent': 'Hotelly',
        ...given,
      }
      return exchange(url, { method: 'POST', headers, signal, addresses }, body).catch(explain('unreachable'))
    },
  }
}

/** The same for JSON, which the receiver can tell to be ours. */
export function createOutward({ signingKey, ...options }: PostsOptions & { signingKey: string }): Outward {
  const { problemOf, post } = createPosts(options)
  return {
    problemOf,
    postJson: (address, content, bounds) => {
      const body = JSON.stringify(content)
      const headers = {
        'content-type': 'application/json',
        'hotelly-signature': signatureOf(body, signingKey, Math.floor(Date.now() / 1000)),
      }
      return post(address, { headers, body: Buffer.from(body) }, bounds)
    },
  }
}

const signatureOf = (body: string, key: string, seconds: number) =>
  `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`

function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    const end = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
  return Promise.race([work, aborted])
}

type Exchange = RequestOptions & { signal: AbortSignal; addresses: Resolved[] }

/** Sends one request over a new connection to one of `addresses`, without resolving the name again. */
function exchange(url: URL, { addresses, ...options }: Exchange, body: Buffer): Promise<OutwardAnswer> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  const given: RequestOptions['lookup'] = (_host, { all }, done) => {
    const [first] = addresses
    if (all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, agent: false, lookup: given })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const { statusCode: status = 0, headers } = response
      const read =
        status >= 300 && status < 400 ? Promise.reject(new OutwardFailure('redirect')) : readUp(response)
      read
        .then((text) =>
          resolve({
            status,
            contentType: headers['content-type'] ?? '',
            retryAfter: headers['retry-after'] ?? null,
            body: text,
          }),
        )
        .catch((error: unknown) => {
          reject(error instanceof Error ? error : new Error(String(error)))
          sent.destroy()
        })
    })
    sent.end(body)
  })
}

async function readUp(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > OUTWARD_ANSWER_BYTES_MAX) throw new OutwardFailure('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
