import { hotels } from '#features/hotels/server/table.ts'
import { GUEST_PICTURES, PICTURE_FOLDERS } from '#features/images/contract.ts'
import { uploadedAt } from '#features/images/server/read-image.ts'
import { listOfferPictures } from '#features/service-items/server/offer-queries.ts'
import { listAnswerPictures } from '#features/service-bookings/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Database, Tx } from '#kit/server/database.ts'
import { keyOfUrl, type Storage } from '#kit/server/storage.ts'
import { smallSizeOf } from '#kit/shared/small-picture.ts'
import { listPictures } from './copy.ts'

/** How long a form may stay open between the upload of its picture and its saving. */
const KEPT_MS = 2 * 24 * 3_600_000

const isUpload = (key: string) =>
  [...PICTURE_FOLDERS, GUEST_PICTURES].some((folder) => key.startsWith(`${folder}/`))

const listUsed = async (tx: Tx, hotelId: string) => [
  ...(await listPictures(tx, hotelId)),
  ...(await listOfferPictures(tx, hotelId)),
  ...(await listAnswerPictures(tx, hotelId)),
]

/** Removes uploaded pictures that nothing shows, because their form was never saved; returns how many files. */
export async function removeUnusedPictures({ database, storage }: { database: Database; storage: Storage }) {
  const known = await database.withActor(SYSTEM, (tx) => tx.select({ id: hotels.id }).from(hotels))
  let removed = 0
  for (const { id } of known) {
    const keys = (await storage.listAllOf(id)).filter(isUpload)
    const old = keys.filter((key) => (uploadedAt(key)?.getTime() ?? Infinity) < Date.now() - KEPT_MS)
    if (old.length === 0) continue
    const shown = await database.withActor(SYSTEM, (tx) => listUsed(tx, id))
    const used = new Set(
      shown.flatMap((url) => keyOfUrl(url) ?? []).flatMap((key) => [key, smallSizeOf(key)]),
    )
    for (const key of old.filter((each) => !used.has(each))) {
      await storage.remove(key)
      removed++
    }
  }
  return removed
}
