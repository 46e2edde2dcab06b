import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { ORPCError } from '@orpc/server'
import { createFairQueueByNetwork } from '#kit/server/fair-queue-by-network.ts'
import { KIBIBYTE } from '#kit/shared/sizes.ts'
import { createJsonBounds, readJson } from './json-bounds.ts'

/** A request whose body was read, which oRPC then takes as it is. */
export type ReadRequest = IncomingMessage & { body?: unknown }

/** A form of a call has its input and one file, or a file and a few fields. */
const PARTS_MAX = 8
const FIELD_NAME_LENGTH = 100
const FIELD_LENGTH = 16 * KIBIBYTE
/** What is longer is made sense of one by one, with room for all others in between. */
const LONG_BYTES = 256 * KIBIBYTE
const inTurn = createFairQueueByNetwork({ atOnce: 1, mostWaiting: 50 })

const isJson = (type: string) => type === '' || type.startsWith('application/json')
const isForm = (type: string) => type.startsWith('multipart/form-data')

const unreadable = (cause?: unknown) =>
  new ORPCError('BAD_REQUEST', { message: 'The request cannot be read.', cause })

/** Whether what has a body says so: by its length, or by sending it in pieces. */
const hasBody = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

/**
 * The bytes of a body, as long as there are not too many and `isFit` is true for those that come. Between the pieces of
 * a long one all others have their turn: of a fast connection, megabytes would be looked at in one go.
 */
async function collect(request: IncomingMessage, bytesMax: number, isFit: (piece: Buffer) => boolean) {
  const pieces: Buffer[] = []
  let length = 0
  // what is refused is still to be answered
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += piece.byteLength
    if (length > bytesMax) throw new ORPCError('PAYLOAD_TOO_LARGE')
    if (!isFit(piece)) throw unreadable()
    pieces.push(piece)
    if (length > LONG_BYTES) await setImmediate()
  }
  return Buffer.concat(pieces)
}

/** How often `sign` is there, up to `most`. */
function countOf(bytes: Buffer, sign: string, most: number): number {
  let count = 0
  for (let at = bytes.indexOf(sign); at >= 0 && count < most; at = bytes.indexOf(sign, at + sign.length))
    count++
  return count
}

const parsed = (bytes: Buffer): unknown => (bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined)

async function readForm(bytes: Buffer, given: string): Promise<FormData> {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(given) ?? []
  const boundary = quoted ?? plain
  const most = PARTS_MAX + 2
  if (!boundary || countOf(bytes, `--${boundary}`, most) === most)
    throw new RangeError('A form without parts, or of too many')
  const type = `multipart/form-data; boundary="${boundary}"`
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  for (const [name, value] of form) {
    const isLong = typeof value === 'string' && value.length > FIELD_LENGTH
    if (isLong || name.length > FIELD_NAME_LENGTH) throw new RangeError('A field too long')
  }
  const call = form.get('data')
  if (typeof call === 'string') readJson(call)
  return form
}

/**
 * Reads the body of a call, JSON or a form, and keeps it as `body` of the request. Whatever else there is stays unread.
 * Answers 413 for what has more bytes than `bytesMax`, and 400 for what cannot be read, has more members or parts than
 * any call, or is nested deeper; in all these cases before the rest of it is there, where that can be.
 * @param ip the client's address; long bodies of different networks take turns
 * @param isGone whether the client has left
 */
export async function readBody(
  request: ReadRequest,
  { bytesMax, ip, isGone }: { bytesMax: number; ip: string; isGone: () => boolean },
) {
  const { 'content-type': type = '', 'content-disposition': disposition } = request.headers
  if (request.method === 'GET' || !hasBody(request) || disposition !== undefined) return
  if (!isJson(type) && !isForm(type)) return
  if (Number(request.headers['content-length']) > bytesMax) throw new ORPCError('PAYLOAD_TOO_LARGE')
  const bytes = await collect(request, bytesMax, isJson(type) ? createJsonBounds() : () => true)
  const understand = async () => {
    try {
      request.body = isForm(type) ? await readForm(bytes, type) : parsed(bytes)
    } catch (cause) {
      throw unreadable(cause)
    }
  }
  if (bytes.length <= LONG_BYTES) return understand()
  await inTurn(ip, () => understand().finally(() => setImmediate()), isGone)
}
