import type { Tx } from '#kit/server/database.ts'
import type { LimitKey } from '#kit/server/limit-key.ts'
import { clearAttempts, clearApart } from '#kit/server/limits.ts'
import { isDeviceOf } from './known-devices.ts'

const STAFF_LOGINS = ['admin_login', 'superadmin_login'] as const
type StaffLogin = (typeof STAFF_LOGINS)[number]

/**
 * What a sign-in of staff is counted by: the address, and apart from it, with the same limit, each device on which the
 * account has signed in before, so that strangers' failures do not lock it.
 * @param accountId null when nobody has this address
 */
export async function staffLimit(
  tx: Tx,
  action: StaffLogin,
  { email, accountId, device }: { email: string; accountId: string | null; device: string },
): Promise<LimitKey> {
  const isKnown = accountId !== null && (await isDeviceOf(tx, accountId, device))
  return isKnown
    ? { action: `${action}_known`, identifier: `${email}\n${device}`, hotelId: null }
    : { action, identifier: email, hotelId: null }
}

/** Unlocks a hotel admin or super admin, on all devices. */
export async function unlockStaff(tx: Tx, email: string) {
  for (const action of STAFF_LOGINS) {
    await clearAttempts(tx, { action, identifier: email, hotelId: null })
    await clearApart(tx, { action: `${action}_known`, identifier: email, hotelId: null })
  }
}
