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

/** A call that got no answer we take; `reason` is safe to show, `cause` is for the log. */
export class OutwardFailure extends Error {
  readonly reason: OutwardReason
  constructor(reason: OutwardReason, cause?: unknown) {
    super(`A call outwards failed: ${reason}`, { cause })
    this.reason = reason
  }
}

export type OutwardAnswer = { status: number; contentType: string; body: string }
type Resolved = { address: string; family: number }

export type Outward = {
  /** What is wrong with an address as it is written, or null. */
  problemOf(address: string): AddressProblem | null
  /**
   * Posts JSON, signed in `hotelly-signature: t={seconds},v1={HMAC-SHA256 of "t.body"}`. The name is resolved once and
   * the connection goes to what was checked; redirects are not followed. Throws `OutwardFailure`.
   * @param limits `timeLimitMs` is for everything from resolving to the answer's last byte; 10 s if not given
   */
  postJson(
    address: string,
    content: unknown,
    limits?: { timeLimitMs?: number; signal?: AbortSignal },
  ): Promise<OutwardAnswer>
}

/** The key of the signatures as the other side is told it, from the installation's secret. */
export const signingKeyOf = (secret: Buffer) => `whsec_${secret.toString('base64url')}`

/** Calls addresses that people have typed, without letting them reach into the network that the server stands in. */
export function createOutward(options: {
  allowedHosts: readonly string[]
  signingKey: string
  resolve?: (host: string) => Promise<Resolved[]>
}): Outward {
  const { allowedHosts, signingKey, resolve = (host) => lookup(host, { all: true }) } = options

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
    postJson: async (address, content, { timeLimitMs = TIME_LIMIT_MS, signal: stop } = {}) => {
      const problem = addressProblem(address, allowedHosts)
      if (problem) throw new OutwardFailure(problem)
      const url = new URL(address)
      const body = JSON.stringify(content)
      const time = AbortSignal.timeout(timeLimitMs)
      const signal = stop ? AbortSignal.any([time, stop]) : time
      const explain = (otherwise: OutwardReason) => (error: unknown) => {
        if (error instanceof OutwardFailure) throw error
        throw new OutwardFailure(time.aborted ? 'timeout' : otherwise, error)
      }
      const addresses = await orAbort(addressesOf(url), signal).catch(explain('unresolved'))
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'accept-encoding': 'identity',
        'user-agent': 'Hotelly',
        'hotelly-signature': signatureOf(body, signingKey, Math.floor(Date.now() / 1000)),
      }
      return exchange(url, { method: 'POST', headers, signal, addresses }, body).catch(explain('unreachable'))
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

/** One request over a connection of its own to one of `addresses`, whatever the name resolves to by now. */
function exchange(url: URL, { addresses, ...options }: Exchange, body: string): Promise<OutwardAnswer> {
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
        .then((text) => resolve({ status, contentType: headers['content-type'] ?? '', body: text }))
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
