import { addGuests } from '#features/guests/server/queries.ts'
import { createHotel } from '#features/hotel-administration/server/create.ts'
import { findHotelInAnyState } from '#features/hotels/server/queries.ts'
import { addMenuItems } from '#features/menu/server/queries.ts'
import { addStaff } from '#features/accounts/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Database } from '#kit/server/database.ts'
import { hashPassword } from '#kit/server/passwords.ts'
import { newPassword } from '#kit/shared/new-password.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import type { TrialHotel } from './plan.ts'

export type CreatedHotel = TrialHotel & { admin: { email: string; password: string } }

/** Returns a function that adds a trial hotel, or returns null and changes nothing if its slug already exists. */
export function trialHotelCreator(database: Database) {
  return async (hotel: TrialHotel): Promise<CreatedHotel | null> => {
    const { slug, name, guests, menu } = hotel
    const isKnown = await database.withActor(SYSTEM, (tx) => findHotelInAnyState(tx, slug))
    if (isKnown) return null
    const admin = { email: `admin@${slug}.example`, password: newPassword() }
    const passwordHash = await hashPassword(admin.password)
    await database.withActor(SYSTEM, async (tx) => {
      const hotelId = await createHotel(tx, { slug, name })
      await addStaff(tx, {
        email: admin.email,
        fullName: `${name} Staff`,
        role: 'hotel_admin',
        hotelId,
        passwordHash,
      })
      await addMenuItems(
        tx,
        menu.map((dish, orderIndex) => ({ ...dish, name: inEnglish(dish.name), hotelId, orderIndex })),
      )
      const rows = guests.map((guest) => ({ ...guest, hotelId, expiresAt: null, isActive: true }))
      await addGuests(tx, rows)
      const change = { hotelId, action: 'create', entity: 'hotel', entityId: hotelId, after: { slug, name } }
      await recordChange(tx, SYSTEM, change)
    })
    return { ...hotel, admin }
  }
}
