import { type SQL, sql } from 'drizzle-orm'
import { hotels } from '#features/hotels/server/table.ts'

/** When a day begins at the hotel. */
export const midnight = (day: SQL, hotelId: unknown) =>
  sql`(${day})::timestamp AT TIME ZONE (SELECT ${hotels.timeZone} FROM ${hotels} WHERE ${hotels.id} = ${hotelId})`
