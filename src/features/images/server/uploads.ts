import type { IncomingMessage, ServerResponse } from 'node:http'
import { type GuestActor, staffAt, type StaffActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { isDiskFull } from '#kit/server/disk.ts'
import { uploads } from '#kit/server/metrics.ts'
import { answerUnread } from '#kit/server/unread-body.ts'
import type { LimitedAction } from '#kit/shared/rate-limits.ts'
import {
  GUEST_PICTURES,
  IMAGE_BYTES_MAX,
  logoUploadPath,
  ownLogoUploadPath,
  PICTURE_FOLDERS,
  pictureUploadPath,
  REFUSAL_STATUS,
  type RefusalCode,
  type Uploaded,
  type UploadRefusal,
} from '../contract.ts'
import { guestFolder } from './guest-pictures.ts'
import { storePicture } from './pictures.ts'
import { ImageRefused } from './read-image.ts'

const PICTURE_PATH = new RegExp(`^${pictureUploadPath('([a-z0-9-]+)', `(${PICTURE_FOLDERS.join('|')})`)}$`)
const GUEST_PATH = new RegExp(`^${pictureUploadPath('([a-z0-9-]+)', GUEST_PICTURES)}$`)
const LOGO_PATH = new RegExp(`^${logoUploadPath('([0-9a-f-]{36})')}$`)
const OWN_LOGO_PATH = new RegExp(`^${ownLogoUploadPath('([a-z0-9-]+)')}$`)

/** Dependencies from features that build on this one. */
type Parts = {
  /** Sets a hotel's logo; returns its URL, or null when the hotel does not exist. Throws `ImageRefused`. */
  setLogo(
    context: RequestContext,
    actor: StaffActor,
    hotelId: string,
    bytes: Uint8Array,
  ): Promise<string | null>
  /** Whether the hotel asks its guests for a picture of anything. */
  asksForPicture(context: RequestContext, guest: GuestActor): Promise<boolean>
  /** Whether there is room for more pictures. */
  takesPictures(): boolean
}
/** Who uploads, and the limits that count it, the next one where one is used up. */
type Uploader = { identifier: string; hotelId: string; actions: readonly LimitedAction[] }
type Answer = { status: number; body: Uploaded | UploadRefusal }

const refuse = (code: RefusalCode, data?: UploadRefusal['data']): Answer => ({
  status: REFUSAL_STATUS[code],
  body: data ? { code, data } : { code },
})

/** Reads the body and counts its bytes; stops at the first byte above the limit. */
function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const take = (chunk: Buffer) => {
      length += chunk.byteLength
      if (length > IMAGE_BYTES_MAX) {
        request.off('data', take)
        chunks.length = 0
        reject(new ImageRefused('IMAGE_TOO_LARGE'))
      } else chunks.push(chunk)
    }
    request.on('data', take)
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('close', () => reject(new Error('The upload was aborted')))
    request.once('error', reject)
  })
}

/** Of hotels: first from the two a minute, then from the allowance for bulk uploads (OP-34). */
const OF_STAFF = ['image_upload', 'bulk_image_upload'] as const
const OF_GUESTS = ['guest_picture'] as const

/** Takes one upload from the rate limits. */
async function takeAttempt({ limits }: RequestContext, { identifier, hotelId, actions }: Uploader) {
  const waits: number[] = []
  for (const action of actions) {
    const key = { action, identifier, hotelId }
    const { allowed, remainingAttempts, retryAfterSeconds } = await limits.take(key)
    if (allowed) return { key, remainingAttempts }
    waits.push(retryAfterSeconds)
  }
  return { key: null, retryAfterSeconds: Math.min(...waits) }
}

/** Checks the rate limit, reads the picture and stores it with `keep`; the same rules for every kind of picture. */
async function takePicture(
  request: IncomingMessage,
  context: RequestContext,
  uploader: Uploader,
  keep: (bytes: Buffer) => Promise<string | null>,
): Promise<Answer> {
  if (Number(request.headers['content-length']) > IMAGE_BYTES_MAX) return refuse('IMAGE_TOO_LARGE')
  const taken = await takeAttempt(context, uploader)
  if (!taken.key) return refuse('RATE_LIMITED', { retryAfterSeconds: taken.retryAfterSeconds })
  try {
    const url = await keep(await readBody(request))
    if (taken.key.action === uploader.actions.at(-1))
      context.tellAttemptsLeft(taken.key.action, taken.remainingAttempts)
    return url ? { status: 200, body: { url } } : refuse('NOT_FOUND')
  } catch (error) {
    // a rejected or aborted upload does not count; what guests send costs work, and their screens send only pictures
    if (uploader.actions !== OF_GUESTS || !(error instanceof ImageRefused))
      await context.limits.giveBack(taken.key)
    throw error
  }
}

async function answerTo(
  request: IncomingMessage,
  context: RequestContext,
  { setLogo, asksForPicture }: Parts,
): Promise<Answer> {
  const { url = '' } = request
  const [, logoOf] = LOGO_PATH.exec(url) ?? []
  if (logoOf) {
    const staff = await context.findStaff()
    if (staff?.kind !== 'superAdmin') return refuse('UNAUTHORIZED')
    if (staff.mustChangePassword) return refuse('PASSWORD_CHANGE_NEEDED')
    const uploader = { identifier: staff.userId, hotelId: logoOf, actions: OF_STAFF }
    return takePicture(request, context, uploader, (bytes) => setLogo(context, staff, logoOf, bytes))
  }
  const [, guestsOf] = GUEST_PATH.exec(url) ?? []
  if (guestsOf) {
    const guest = await context.findGuest()
    const hotel = await context.findHotel(guestsOf)
    if (!hotel || guest?.hotelId !== hotel.id) return refuse('UNAUTHORIZED')
    if (!(await asksForPicture(context, guest))) return refuse('NOT_FOUND')
    const { guestId, hotelId } = guest
    return takePicture(request, context, { identifier: guestId, hotelId, actions: OF_GUESTS }, (bytes) =>
      storePicture(context.storage, guestFolder(hotelId), guestId, bytes),
    )
  }
  const [, ownLogoOf] = OWN_LOGO_PATH.exec(url) ?? []
  const [, slug = ownLogoOf, folder] = PICTURE_PATH.exec(url) ?? []
  if (!slug) return refuse('NOT_FOUND')
  const found = await context.findStaff()
  const hotel = await context.findHotel(slug)
  const staff = hotel && staffAt(hotel, found)
  if (!staff) return refuse('UNAUTHORIZED')
  if (staff.mustChangePassword) return refuse('PASSWORD_CHANGE_NEEDED')
  const uploader = { identifier: staff.userId, hotelId: hotel.id, actions: OF_STAFF }
  return takePicture(request, context, uploader, (bytes) =>
    folder
      ? storePicture(context.storage, folder, hotel.id, bytes)
      : setLogo(context, staff, hotel.id, bytes),
  )
}

/** Handles the uploads of the contract: pictures from hotel staff and guests, logos from super admins. */
export function createUploads(parts: Parts) {
  const answer = async (request: IncomingMessage, context: RequestContext) =>
    parts.takesPictures() ? answerTo(request, context, parts) : refuse('STORAGE_FULL')
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ): Promise<void> => {
    const { status, body } = await answer(request, context).catch((error: unknown) => {
      if (error instanceof ImageRefused) return refuse(error.code)
      if (request.destroyed && !request.complete) context.log.debug('the client disconnected')
      else context.log.error({ err: error }, 'an upload failed')
      return refuse(isDiskFull(error) ? 'STORAGE_FULL' : 'UNAVAILABLE')
    })
    uploads.inc({ outcome: 'code' in body ? body.code.toLowerCase() : 'stored' })
    if (response.destroyed) return
    answerUnread(request, response, { status, body })
  }
}
