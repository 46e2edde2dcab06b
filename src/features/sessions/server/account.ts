import type { StaffActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { hashPassword, isPassword } from '#kit/server/passwords.ts'
import { hashToken, newToken } from '#kit/server/tokens.ts'
import { AccountChanged, attemptSignIn, type SignIn } from './attempts.ts'
import { findSameStaff } from './queries.ts'
import { staffLimit } from '#features/accounts/server/lockouts.ts'
import {
  endSessionsOf,
  findStaffAccount,
  openSession,
  saveStaffPassword,
  type StaffAccount,
} from '#features/accounts/server/queries.ts'
import { SESSION_SECONDS } from '../rules.ts'

export type StaffContext = RequestContext & { actor: StaffActor }

/** The token hash that identifies the caller's own session in the database. */
export const ownSession = (context: StaffContext) => hashToken(context.readSessionToken('staff') ?? '')

/**
 * Changes the caller's own password, ends all of their sessions and gives the browser a new one; a wrong current
 * password counts as a failed sign-in.
 */
export async function changeOwnPassword(
  context: StaffContext,
  { current, wanted }: { current: string; wanted: string },
): Promise<SignIn<null>> {
  const { actor, ip, userAgent, device } = context
  const { userId, email } = actor
  const isSuper = actor.kind === 'superAdmin'
  const hotelId = isSuper ? null : actor.hotelId
  const action = isSuper ? 'superadmin_login' : 'admin_login'
  const token = newToken()
  let passwordHash = ''
  const result = await attemptSignIn<StaffAccount | null, null>(context, {
    loginType: isSuper ? 'superadmin' : 'admin',
    identifier: email,
    hotelId,
    find: async (tx) => {
      const account = await findStaffAccount(tx, email)
      const tried = { email, accountId: account?.accountId ?? null, device: device.id }
      return { account, keys: [await staffLimit(tx, action, tried)] }
    },
    judge: async (account) => {
      if (account?.userId !== userId || !(await isPassword(account.passwordHash, current, ip))) return 'wrong'
      passwordHash = await hashPassword(wanted, ip)
      return 'right'
    },
    admit: async (tx, account) => {
      if (!account || !(await findSameStaff(tx, account))) throw new AccountChanged()
      await saveStaffPassword(tx, userId, { passwordHash, mustChangePassword: false })
      await endSessionsOf(tx, { userId })
      const [{ accountId }, seconds] = [account, SESSION_SECONDS.staff]
      const session = { tokenHash: hashToken(token), accountId, hotelId, seconds, from: { userAgent, ip } }
      await openSession(tx, session)
      await recordChange(tx, actor, { hotelId, action: 'change-password', entity: 'user', entityId: userId })
      return null
    },
  })
  if (result.outcome === 'in') context.setSessionToken('staff', token, SESSION_SECONDS.staff)
  return result
}
