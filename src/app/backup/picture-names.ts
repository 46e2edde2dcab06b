import { getTableName } from 'drizzle-orm'
import { announcements } from '#features/announcements/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import { menuItems } from '#features/menu/server/table.ts'
import { offers } from '#features/offers/server/table.ts'
import { fileUrl, isStorageKey, smallKeyOf } from '#kit/server/storage.ts'

/** Every column that names a picture which is shown. */
export const PICTURE_COLUMNS = [
  hotels.logoUrl,
  hotels.coverUrl,
  menuItems.imageUrl,
  announcements.imageUrl,
  offers.imageUrl,
].map((column) => ({ table: getTableName(column.table), column: column.name }))

/** The storage key of a picture's name. A logo keeps its key when it is replaced; its name has the version, too. */
export const pictureKey = (name: string) => name.replace(/\?.*$/s, '')

/** A picture's name, from its URL in a row; null for one that is not in the storage. */
export function pictureName(url: string): string | null {
  const name = url.startsWith(fileUrl('')) ? url.slice(fileUrl('').length) : ''
  return isStorageKey(pictureKey(name)) ? name : null
}

export const smallName = (name: string) => smallKeyOf(pictureKey(name))
