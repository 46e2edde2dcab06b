import { removePictures, storeLogo } from '#features/images/server/pictures.ts'
import type { StaffActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { findProfile, saveLogo } from './queries.ts'

const withoutVersion = (url: string) => url.replace(/\?.*$/, '')

/** Deletes a logo's file, unless the new logo has the same one. */
const removeOld = async ({ storage }: RequestContext, gone: string | null, url: string | null) => {
  const old = gone && withoutVersion(gone)
  if (old && old !== (url && withoutVersion(url))) await removePictures(storage, [old])
}

/**
 * Sets a hotel's logo to the uploaded one (STO-04); returns its URL, or null when the hotel does not exist. Throws
 * `ImageRefused`.
 */
export async function setLogo(
  context: RequestContext,
  actor: StaffActor,
  hotelId: string,
  bytes: Uint8Array,
): Promise<string | null> {
  const { database, storage, events } = context
  if (!(await database.withActor(actor, (tx) => findProfile(tx, hotelId)))) return null
  const url = await storeLogo(storage, hotelId, bytes)
  const changed = await database.withActor(actor, (tx) => saveLogo(tx, actor, hotelId, url))
  if (!changed) {
    await removePictures(storage, [withoutVersion(url)])
    return null
  }
  events.announce('hotel', { hotelId, id: hotelId })
  await removeOld(context, changed.before, url)
  return url
}

/** Removes a hotel's logo; false when the hotel does not exist. */
export async function removeLogo(context: RequestContext, actor: StaffActor, hotelId: string) {
  const { database, events } = context
  const changed = await database.withActor(actor, (tx) => saveLogo(tx, actor, hotelId, null))
  if (!changed) return false
  events.announce('hotel', { hotelId, id: hotelId })
  await removeOld(context, changed.before, null)
  return true
}
