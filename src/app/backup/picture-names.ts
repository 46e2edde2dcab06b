import { getTableName } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { announcements } from '#features/announcements/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import { menuItems } from '#features/menu/server/table.ts'
import { offers } from '#features/service-items/server/table.ts'
import { columns as bookingColumns } from '#features/bookings/server/of-kinds.ts'
import { fileUrl, keyOfUrl } from '#kit/server/storage.ts'
import { smallSizeOf } from '#kit/shared/small-picture.ts'

const placeOf = (column: AnyPgColumn) => ({ table: getTableName(column.table), column: column.name })

/** Every column that names a picture which is shown. */
export const PICTURE_COLUMNS = [
  hotels.logoUrl,
  hotels.coverUrl,
  menuItems.imageUrl,
  announcements.imageUrl,
  offers.imageUrl,
].map(placeOf)

/** Where guests' answers stand, each of which can name a picture. */
export const ANSWERS_COLUMN = placeOf(bookingColumns.orderDetails)

/** The storage key of a picture's name. A logo keeps its key when it is replaced; its name has the version, too. */
export const pictureKey = (name: string) => name.replace(/\?.*$/s, '')

/** A picture's name, from its URL; null for one that is not in the storage. */
function pictureName(url: string): string | null {
  const key = keyOfUrl(pictureKey(url))
  return key && key + url.slice(fileUrl(key).length)
}

/** What a guest writes has no bare quotation mark in JSON, so that nothing but an answer's own field is found. */
const IN_ANSWERS = /"picture": "([^"\\]+)"/g

/** The names of the pictures in the value of a row: in a URL, or in a guest's answers as JSON. */
export const pictureNames = (value: string): string[] =>
  [value, ...[...value.matchAll(IN_ANSWERS)].map(([, url = '']) => url)].flatMap(
    (url) => pictureName(url) ?? [],
  )

export const smallName = (name: string) => smallSizeOf(pictureKey(name))
