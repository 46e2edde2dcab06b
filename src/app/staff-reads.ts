import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { OrderQuery } from '#features/room-service/contract.ts'
import { listOrders } from '#features/room-service/server/lists.ts'
import { readDashboard } from '#features/dashboard/server/queries.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { cacheUntilChange } from '#kit/server/cache-until-change.ts'
import type { Database } from '#kit/server/database.ts'
import { COMPRESS_FROM, packQuickly } from '#kit/server/encodings.ts'
import type { Events } from '#kit/server/events.ts'
import { findOwnStaff } from '#kit/server/guards.ts'
import { Topic } from '#kit/shared/live-events.ts'
import { OfHotel } from '#kit/shared/shapes.ts'
import { readJson } from './json-bounds.ts'
import type { CallContext } from './request-context.ts'

/** What was asked for, at which hotel, and how to read it. */
type Asked = { slug: string; read(database: Database, staff: HotelAdminActor): Promise<object> }

const reading =
  <Input extends { slug: string }>(
    shape: z.ZodType<Input>,
    read: (database: Database, staff: HotelAdminActor, input: Input) => Promise<object>,
  ) =>
  (json: unknown): Asked => {
    const input = shape.parse(json)
    return { slug: input.slug, read: (database, staff) => read(database, staff, input) }
  }

/**
 * The reads that open screens of staff repeat, and whose answer is the same for all staff of a hotel. Rows are checked as
 * they are read, and their answers not once more against the contract, as a test does.
 */
const READS: Record<string, (json: unknown) => Asked> = {
  '/rpc/bookings/list': reading(OrderQuery, listOrders),
  '/rpc/dashboard/get': reading(OfHotel, (database, staff) =>
    database.withActor(staff, (tx) => readDashboard(tx, staff.hotelId, new Date())),
  ),
}
/** Longer than the devices of a hotel take to ask after an event, and short enough for what no event tells of. */
const KEEP_MS = 1000

const Call = z.object({ json: z.unknown(), meta: z.array(z.unknown()).max(0).optional() })

/** A finished answer; compressed once, for the first who takes that. */
type Answer = { hotelId: string; body: Buffer; packed: Promise<Buffer> | null }

/** What is asked for by a call in the app's protocol; null for every other request. */
function readIn({ method, url = '' }: IncomingMessage): Asked | null {
  const at = url.indexOf('?')
  const asking = method === 'GET' && READS[url.slice(0, at)]
  if (!asking) return null
  try {
    return asking(Call.parse(readJson(new URLSearchParams(url.slice(at)).get('data') ?? '')).json)
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
    const staff = await findOwnStaff(context, asked.slug)
    if (!staff) return false
    const { hotelId } = staff
    const answer = await answers(`${hotelId} ${request.url}`, async () => {
      const json = await asked.read(database, staff)
      return { hotelId, body: Buffer.from(JSON.stringify({ json })), packed: null }
    })
    if (!answer) return false
    await send(request, response, answer)
    return true
  }
}
