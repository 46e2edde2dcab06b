import { imageKey, ImageRefused, readImage } from '#features/images/server/read-image.ts'
import { removePictures } from '#features/images/server/pictures.ts'
import { fileUrl, keyOfUrl, type Storage } from '#kit/server/storage.ts'
import { foldName } from '#kit/shared/text.ts'
import type { MenuItem } from '../dish-shapes.ts'
import type { MenuProblem } from '../contract.ts'
import type { MenuRow } from './import-file.ts'
import type { MenuPlan } from './import-plan.ts'

/** The bytes of a picture that a line names, or null when there is none. May throw `ImageRefused`. */
export type ReadPicture = (name: string) => Promise<Uint8Array | null>

/** `urls` by line, only where the item's picture becomes another one; `keys` are the files that were stored for them. */
type Pictures = { urls: Map<number, string>; keys: string[]; problems: MenuProblem[] }

/** Checks the pictures of a file, one at a time, and stores those that are new; a dry run names them by file instead. */
export async function preparePictures(
  storage: Storage,
  hotelId: string,
  rows: MenuRow[],
  menu: readonly MenuItem[],
  readPicture: ReadPicture,
  isDryRun: boolean,
): Promise<Pictures> {
  const known = new Map(menu.map((item) => [foldName(item.name.en), item.imageUrl]))
  const pictures: Pictures = { urls: new Map(), keys: [], problems: [] }
  for (const { line, fields, image } of rows) {
    if (image === null) continue
    try {
      const given = await readPicture(image)
      if (!given) {
        pictures.problems.push({ line, code: 'image-missing', column: 'image', value: image })
        continue
      }
      const { bytes, extension } = await readImage(given)
      if (await isStored(storage, known.get(foldName(fields.name)), bytes)) continue
      const key = imageKey('menu-items', hotelId, extension)
      if (!isDryRun) {
        await storage.put(key, bytes)
        pictures.keys.push(key)
      }
      pictures.urls.set(line, isDryRun ? image : fileUrl(key))
    } catch (error) {
      if (!(error instanceof ImageRefused)) {
        await forgetPictures(storage, pictures.keys)
        throw error
      }
      pictures.problems.push({ line, code: 'image-refused', column: image, value: error.code })
    }
  }
  return pictures
}

async function isStored(storage: Storage, url: string | null | undefined, bytes: Uint8Array) {
  const key = url ? keyOfUrl(url) : null
  const stored = key ? await storage.read(key) : null
  return stored !== null && Buffer.from(stored).equals(bytes)
}

export async function forgetPictures(storage: Storage, keys: readonly string[]) {
  for (const key of keys) await storage.remove(key)
}

/** Removes the pictures that an import replaced (STO-03), unless another item shows them too. */
export async function forgetReplaced(storage: Storage, wasMenu: readonly MenuItem[], plan: MenuPlan) {
  const now = new Map(wasMenu.map((item) => [item.id, item.imageUrl]))
  for (const { item } of plan.changed) now.set(item.id, item.imageUrl)
  const shown = new Set(now.values())
  const gone = new Set(wasMenu.map((item) => item.imageUrl).filter((url) => url !== null && !shown.has(url)))
  await removePictures(
    storage,
    [...gone].filter((url) => url !== null),
  )
}
