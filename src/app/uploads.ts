import type { IncomingMessage, ServerResponse } from 'node:http'
import { setLogo } from '#features/portfolio/server/logo.ts'
import { staffAt } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { IMAGE_BYTES_MAX, type ImageRefusal, ImageRefused } from '#kit/server/images.ts'
import { storePicture } from '#kit/server/pictures.ts'
import type { Storage } from '#kit/server/storage.ts'
import { SECURITY_HEADERS } from './security.ts'

const PATH = /^\/hotelly-uploads\/([a-z0-9-]{1,63})\/(menu-items|announcements)$/
const LOGO_PATH = /^\/hotelly-uploads\/internal\/hotel-logos\/([0-9a-f-]{36})$/
/** How long a sender that was refused may go on before the connection is cut. */
const DRAIN_MS = 5000

type Uploader = { userId: string; hotelId: string }
type Answer = { status: number; body: { url: string } | { code: string; data?: object } }

const refuse = (status: number, code: string, data?: object): Answer => ({
  status,
  body: data ? { code, data } : { code },
})

const REFUSALS: Record<ImageRefusal, Answer> = {
  'too-large': refuse(413, 'IMAGE_TOO_LARGE'),
  'not-an-image': refuse(415, 'NOT_AN_IMAGE'),
  'too-many-pixels': refuse(422, 'IMAGE_TOO_MANY_PIXELS'),
  unreadable: refuse(422, 'IMAGE_UNREADABLE'),
}

/** The body, counted while it comes in; stops reading at the first byte above 5 MiB. */
function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const take = (chunk: Buffer) => {
      length += chunk.byteLength
      if (length > IMAGE_BYTES_MAX) {
        request.off('data', take)
        chunks.length = 0
        reject(new ImageRefused('too-large'))
      } else chunks.push(chunk)
    }
    request.on('data', take)
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('close', () => reject(new Error('The upload was broken off')))
    request.once('error', reject)
  })
}

/** The limit that an upload draws from: beyond the two a minute, from what staff have for adding many (OP-34). */
async function takeUpload({ limits }: RequestContext, { userId: identifier, hotelId }: Uploader) {
  const waits: number[] = []
  for (const action of ['image_upload', 'bulk_image_upload'] as const) {
    const key = { action, identifier, hotelId }
    const { allowed, remainingAttempts, retryAfterSeconds } = await limits.take(key)
    if (allowed) return { key, remainingAttempts }
    waits.push(retryAfterSeconds)
  }
  return { key: null, retryAfterSeconds: Math.min(...waits) }
}

/** Reads the picture that somebody may upload, and stores it with `keep`; the same rules for every kind. */
async function takePicture(
  request: IncomingMessage,
  context: RequestContext,
  uploader: Uploader,
  keep: (bytes: Buffer) => Promise<string | null>,
): Promise<Answer> {
  if (Number(request.headers['content-length']) > IMAGE_BYTES_MAX) return REFUSALS['too-large']
  const taken = await takeUpload(context, uploader)
  if (!taken.key) return refuse(429, 'RATE_LIMITED', { retryAfterSeconds: taken.retryAfterSeconds })
  try {
    const url = await keep(await readBody(request))
    if (taken.key.action === 'bulk_image_upload')
      context.tellAttemptsLeft('bulk_image_upload', taken.remainingAttempts)
    return url ? { status: 200, body: { url } } : refuse(404, 'NOT_FOUND')
  } catch (error) {
    // what was refused, or broken off, is no upload
    await context.limits.giveBack(taken.key)
    throw error
  }
}

async function takeLogo(request: IncomingMessage, context: RequestContext, hotelId: string): Promise<Answer> {
  const staff = await context.findStaff()
  if (staff?.kind !== 'superAdmin') return refuse(401, 'UNAUTHORIZED')
  return takePicture(request, context, { userId: staff.userId, hotelId }, (bytes) =>
    setLogo(context, staff, hotelId, bytes),
  )
}

async function answerTo(
  request: IncomingMessage,
  context: RequestContext,
  storage: Storage,
): Promise<Answer> {
  const [, logoOf] = LOGO_PATH.exec(request.url ?? '') ?? []
  if (logoOf) return takeLogo(request, context, logoOf)
  const [, slug, folder] = PATH.exec(request.url ?? '') ?? []
  if (!slug || !folder) return refuse(404, 'NOT_FOUND')
  const found = await context.findStaff()
  const hotel = await context.findHotel(slug)
  const staff = hotel && staffAt(hotel, found)
  if (!staff) return refuse(401, 'UNAUTHORIZED')
  if (staff.mustChangePassword) return refuse(403, 'PASSWORD_CHANGE_NEEDED')
  return takePicture(request, context, { userId: staff.userId, hotelId: hotel.id }, (bytes) =>
    storePicture(storage, folder, hotel.id, bytes),
  )
}

/**
 * Takes pictures for menu items and announcements: `POST /hotelly-uploads/{slug}/{folder}` with the bytes as body,
 * from hotel admins of that hotel; and logos from super admins: `POST /hotelly-uploads/internal/hotel-logos/{hotelId}`. Answers `{ url }`, or `{ code }` of what is wrong.
 */
export function createUploads({ storage }: { storage: Storage }) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ): Promise<void> => {
    const { status, body } = await answerTo(request, context, storage).catch((error: unknown) => {
      if (error instanceof ImageRefused) return REFUSALS[error.reason]
      if (request.destroyed && !request.complete) context.log.debug('somebody went away')
      else context.log.error({ err: error }, 'an upload failed')
      return refuse(503, 'UNAVAILABLE')
    })
    if (response.destroyed) return
    const isRead = request.complete
    response.writeHead(status, {
      ...SECURITY_HEADERS,
      ...(isRead ? {} : { connection: 'close' }),
      ...{ 'content-type': 'application/json', 'cache-control': 'no-store' },
    })
    response.end(JSON.stringify(body))
    if (isRead) return
    request.resume()
    const cut = setTimeout(() => request.destroy(), DRAIN_MS)
    request.once('close', () => clearTimeout(cut))
  }
}
