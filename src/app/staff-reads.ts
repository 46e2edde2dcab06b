import type { IncomingMessage, ServerResponse } from 'node:http'
import { call, ORPCError } from '@orpc/server'
import { z } from 'zod'
import { cacheUntilChange } from '#kit/server/cache-until-change.ts'
import type { Database } from '#kit/server/database.ts'
import { COMPRESS_FROM, packQuickly } from '#kit/server/encodings.ts'
import type { Events } from '#kit/server/events.ts'
import { findOwnStaff } from '#kit/server/guards.ts'
import { Topic } from '#kit/shared/live-events.ts'
import { Slug } from '#kit/shared/shapes.ts'
import type { CallContext } from './request-context.ts'
import { router } from './router.ts'

/** The reads that open screens of staff repeat, and whose answer is the same for all staff of a hotel. */
const READS: Record<string, (input: never, context: CallContext) => Promise<unknown>> = {
  '/rpc/bookings/list': (input, context) => call(router.bookings.list, input, { context }),
  '/rpc/dashboard/get': (input, context) => call(router.dashboard.get, input, { context }),
}
/** Longer than the devices of a hotel take to ask after an event, and short enough for what no event tells of. */
const KEEP_MS = 1000

const Asked = z.object({ json: z.looseObject({ slug: Slug }), meta: z.array(z.unknown()).max(0).optional() })

/** A finished answer; compressed once, for the first who takes that. */
type Answer = { hotelId: string; body: Buffer; packed: Promise<Buffer> | null }

/** What to read, and the input, of a read in the app's protocol; null for everything else. */
function readIn({ method, url = '' }: IncomingMessage) {
  const at = url.indexOf('?')
  const read = method === 'GET' && READS[url.slice(0, at)]
  if (!read) return null
  try {
    const { json } = Asked.parse(JSON.parse(new URLSearchParams(url.slice(at)).get('data') ?? ''))
    return { read, input: json, url }
  } catch {
    return null
  }
}

async function send(request: IncomingMessage, response: ServerResponse, answer: Answer) {
  const headers = { 'content-type': 'application/json', vary: 'Accept-Encoding' }
  const takesBrotli = request.headers['accept-encoding']?.includes('br')
  if (takesBrotli && answer.body.length >= COMPRESS_FROM) {
    answer.packed ??= packQuickly(answer.body, 'br')
    const body = await answer.packed
    response.writeHead(200, { ...headers, 'content-encoding': 'br', 'content-length': body.length }).end(body)
  } else response.writeHead(200, { ...headers, 'content-length': answer.body.length }).end(answer.body)
}

/**
 * Answers reads of staff that are the same for all staff of their hotel: one answer for all devices that ask at once,
 * kept until something happens in the hotel, and for a second at the most. While events cannot be heard nothing is.
 * Resolves to false where the call has to be answered as any other: no such read, not such staff, or a refusal.
 */
export function createStaffReads({ database, events }: { database: Database; events: Events }) {
  const answers = cacheUntilChange<Answer>(
    events,
    Topic.options,
    ({ hotelId }, answer) => hotelId === null || hotelId === answer.hotelId,
    KEEP_MS,
  )

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    context: CallContext,
  ): Promise<boolean> => {
    const asked = readIn(request)
    if (!asked || database.unreachableSince()) return false
    const { read, input, url } = asked
    const staff = await findOwnStaff(context, input.slug)
    if (!staff) return false
    const { hotelId } = staff
    try {
      const answer = await answers(`${hotelId} ${url}`, async () => {
        const json: unknown = await read(input as never, context)
        return { hotelId, body: Buffer.from(JSON.stringify({ json })), packed: null }
      })
      if (!answer) return false
      await send(request, response, answer)
      return true
    } catch (error) {
      if (error instanceof ORPCError) return false
      throw error
    }
  }
}
