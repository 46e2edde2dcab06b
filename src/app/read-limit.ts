import { anyErrors } from '#kit/server/errors.ts'
import type { ServerResponse } from 'node:http'
import { ORPCError } from '@orpc/server'
import type { Device } from '#kit/server/cookies.ts'
import { createMemoryCounters } from '#kit/server/memory-counters.ts'
import { SECURITY_HEADERS } from './security.ts'
import { addressOf, deviceCookieOf, type Incoming } from './request-context.ts'

/** The refusal of a public read, with the seconds until the browser may ask again. */
export type ReadRefusal = ORPCError<'RATE_LIMITED', { retryAfterSeconds: number }>

/**
 * Counts public reads, `database_read` (RL-09): by browser (OP-34), or by IP address for a client without cookies. It
 * counts in memory, because most of these reads are answered from memory.
 */
export function createReadLimit(parts: {
  readDevice: (cookie: string | null) => Device
  trustedProxies: number
}) {
  const { readDevice, trustedProxies } = parts
  const { take } = createMemoryCounters()

  return (request: Incoming): ReadRefusal | null => {
    const cookie = deviceCookieOf(request, trustedProxies)
    const device = cookie === null ? null : readDevice(cookie)
    const isKnown = device !== null && !device.isNew
    const identifier = isKnown ? device.id : `address ${addressOf(request, trustedProxies)}`
    const limit = take({ action: 'database_read', identifier, hotelId: null })
    const { retryAfterSeconds } = limit
    return limit.allowed ? null : anyErrors.RATE_LIMITED({ data: { retryAfterSeconds } })
  }
}

/** Refuses a read before it reaches the calls, with the same answer they would give. */
export function refuseRead(url: string, response: ServerResponse, refusal: ReadRefusal) {
  const error = refusal.toJSON()
  response
    .writeHead(429, {
      ...SECURITY_HEADERS,
      'content-type': 'application/json',
      'cache-control': 'no-store',
    })
    .end(JSON.stringify(url.startsWith('/rpc/') ? { json: error } : error))
}
