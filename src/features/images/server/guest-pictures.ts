import { type GuestActor, staffAt } from '#kit/server/actor.ts'
import { recordRead } from '#kit/server/audit.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Storage } from '#kit/server/storage.ts'
import { GUEST_PICTURES } from '../contract.ts'
import { isOwnPicture } from './pictures.ts'
import { uploadedAt } from './read-image.ts'

const ID = '([0-9a-f-]{36})'
const OWNERS = new RegExp(`^${GUEST_PICTURES}/${ID}/${ID}/`)

/** The storage folder of what the guests of a hotel send; each guest has one in it. */
export const guestFolder = (hotelId: string) => `${GUEST_PICTURES}/${hotelId}`

type Guest = Pick<GuestActor, 'hotelId' | 'guestId' | 'stayBeganAt'>

/** A room's login serves one guest after another: what was sent in an earlier stay is somebody else's. */
const isOfStay = (keyOrUrl: string, { stayBeganAt }: Guest) =>
  (uploadedAt(keyOrUrl)?.getTime() ?? 0) >= stayBeganAt.getTime()

/** Whether the URL is that of a picture that this guest has sent during this stay. */
export const isPictureOfGuest = async (storage: Storage, guest: Guest, url: string) =>
  isOfStay(url, guest) && (await isOwnPicture(storage, guestFolder(guest.hotelId), guest.guestId, url))

/** Whether the caller may see what a guest sent: that guest may, and staff of the hotel; the key says whose it is. */
export async function maySeeGuestPicture(context: RequestContext, key: string): Promise<boolean> {
  const [, hotelId = '', guestId] = OWNERS.exec(key) ?? []
  const guest = await context.findGuest()
  if (guest?.hotelId === hotelId && guest.guestId === guestId && isOfStay(key, guest)) return true
  const staff = staffAt({ id: hotelId, slug: '' }, await context.findStaff())
  if (!staff || staff.mustChangePassword) return false
  await recordRead(context.database, staff, 'work.picture')
  return true
}
