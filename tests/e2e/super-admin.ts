import type { BrowserContext } from '@playwright/test'
import { hashPassword } from '#kit/server/passwords.ts'
import { askDatabase } from './hotel-data.ts'

export const PLATFORM = '/hotelly/internal/admin'
export const SUPER_ADMIN = { email: 'super@hotelly.example', password: 'four-rivers-one-valley' }

/** Adds a super admin with this e-mail and the password of `SUPER_ADMIN`, without any lockout. */
export async function addSuperAdmin({ email = SUPER_ADMIN.email, isActive = true } = {}) {
  const hash = await hashPassword(SUPER_ADMIN.password)
  await askDatabase(
    `DELETE FROM rate_limits WHERE identifier = '${email}'`,
    `INSERT INTO users (email, full_name, role) VALUES ('${email}', 'Super Admin', 'super_admin') ON CONFLICT DO NOTHING`,
    `UPDATE users SET is_active = ${isActive} WHERE email = '${email}'`,
    `INSERT INTO auth_accounts (role, address, user_id, password_hash)
     SELECT 'super_admin', email, id, '${hash}' FROM users WHERE email = '${email}' ON CONFLICT DO NOTHING`,
  )
}

/** Signs a super admin in through the API. */
export async function signInSuperAdmin(context: BrowserContext) {
  await addSuperAdmin()
  const response = await context.request.post('/api/platform/session', {
    data: SUPER_ADMIN,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  if (response.status() !== 200) throw new Error(`The super admin could not sign in: ${response.status()}`)
}
