import { anyErrors } from '#kit/server/errors.ts'
import type { ServerResponse } from 'node:http'
import { ORPCError } from '@orpc/server'
import type { Device } from '#kit/server/cookies.ts'
import { createMemoryCounters } from '#kit/server/memory-counters.ts'
import { networkOf } from '#kit/server/network.ts'
import type { SharedCounts } from '#kit/server/shared-counts.ts'
import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import { SECURITY_HEADERS } from './security.ts'
import { addressOf, deviceCookieOf, type Incoming } from './request-context.ts'

const MOST_KNOWN = 10_000
/** After how many reads of one browser within the window the other processes are told. */
const TOLD_AFTER = 10
const WINDOW_MS = RATE_LIMITS.database_read.windowMinutes * 60_000

/** The refusal of a public read, with the seconds until the browser may ask again. */
export type ReadRefusal = ORPCError<'RATE_LIMITED', { retryAfterSeconds: number }>

const keyOf = (identifier: string) => ({ action: 'database_read', identifier, hotelId: null }) as const
const keyOfNetwork = (identifier: string) => ({ action: 'read_network', identifier, hotelId: null }) as const

/**
 * Counts public reads, `database_read` (RL-09): by browser (OP-34), or by network for a client without cookies. It
 * counts in memory, because most of these reads are answered from memory. Processes tell one another of each ten reads
 * of a browser, so that all of them together let it read at most 9 times more for each further process, and what it
 * asks for while the news is on its way; none ever refuses it earlier.
 *
 * Behind that, browsers on which no guest has signed in draw from what each process gives a network, as anybody gets
 * their cookie again. What a browser is refused itself takes nothing from the others.
 */
export function createReadLimit(parts: {
  readDevice: (cookie: string | null) => Device
  trustedProxies: number
  counts: SharedCounts
}) {
  const { readDevice, trustedProxies, counts } = parts
  const { check, take, record, addFromElsewhere } = createMemoryCounters()
  /** When each browser has read here since the others were told last. */
  const untold = new Map<string, number[]>()
  counts.onTold(({ identifier, ages, isLocked }) => addFromElsewhere(keyOf(identifier), ages, isLocked))

  const readsOf = (identifier: string): number[] => {
    const known = untold.get(identifier)
    if (known) return known
    if (untold.size > MOST_KNOWN) untold.clear()
    const reads: number[] = []
    untold.set(identifier, reads)
    return reads
  }
  const tell = (identifier: string, isLocked: boolean) => {
    const now = performance.now()
    const reads = readsOf(identifier)
    while ((reads[0] ?? now) < now - WINDOW_MS) reads.shift()
    reads.push(now)
    if (reads.length < TOLD_AFTER && !isLocked) return
    untold.delete(identifier)
    counts.tell({ identifier, ages: reads.map((at) => Math.ceil((now - at) / 1000)), isLocked })
  }

  const countOf = (identifier: string): ReadRefusal | null => {
    const { allowed, remainingAttempts, retryAfterSeconds } = take(keyOf(identifier))
    if (!allowed) return anyErrors.RATE_LIMITED({ data: { retryAfterSeconds } })
    tell(identifier, remainingAttempts === 0)
    return null
  }

  return (request: Incoming): ReadRefusal | null => {
    const cookie = deviceCookieOf(request, trustedProxies)
    const device = cookie === null ? null : readDevice(cookie)
    const isKnown = device !== null && !device.isNew
    if (isKnown && device.knownAt.length > 0) return countOf(device.id)
    const network = networkOf(addressOf(request, trustedProxies))
    if (!isKnown) return countOf(`network ${network}`)
    const ofNetwork = keyOfNetwork(network)
    const { allowed, retryAfterSeconds } = check(ofNetwork)
    if (!allowed) return anyErrors.RATE_LIMITED({ data: { retryAfterSeconds } })
    const refusal = countOf(device.id)
    if (!refusal) record(ofNetwork)
    return refusal
  }
}

/** Refuses a read before it reaches the calls, with the same answer they would give. */
export function refuseRead(url: string, response: ServerResponse, refusal: ReadRefusal) {
  const error = refusal.toJSON()
  response
    .writeHead(429, { ...SECURITY_HEADERS, 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(url.startsWith('/rpc/') ? { json: error } : error))
}
