import { randomUUID } from 'node:crypto'
import { hashPassword } from '#kit/server/passwords.ts'
import { STAFF } from './browser.ts'
import { askDatabase } from './hotel-data.ts'

/** Somebody else of the demo hotel's staff, with the password of `STAFF`. */
export async function addColleague() {
  const email = `colleague-${randomUUID().slice(0, 8)}@demo-hotel.example`
  const hash = await hashPassword(STAFF.password)
  await askDatabase(
    `INSERT INTO users (email, full_name, role, hotel_id)
     SELECT '${email}', 'Mirza Kovač', 'hotel_admin', id FROM hotels WHERE slug = 'demo-hotel'`,
    `INSERT INTO auth_accounts (role, address, user_id, password_hash, hotel_id)
     SELECT 'hotel_admin', email, id, '${hash}', hotel_id FROM users WHERE email = '${email}'`,
  )
  return email
}
