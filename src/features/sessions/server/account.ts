import type { StaffActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import { hashPassword, isPassword } from '#kit/server/passwords.ts'
import { hashToken, newToken } from '#kit/server/tokens.ts'
import { AccountChanged, attemptSignIn, type SignIn, type Verdict } from './attempts.ts'
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

type Proof<T> = {
  /** What else is proved, once the password is right. */
  judge: (account: StaffAccount) => Verdict | Promise<Verdict>
  admit: (tx: Tx, account: StaffAccount) => Promise<T>
}

/** Does something for the caller once they have given their own password; a wrong one counts as a failed sign-in. */
export function proveOwnPassword<T>(
  { actor, device, ...context }: StaffContext,
  password: string,
  { judge, admit }: Proof<T>,
): Promise<SignIn<T>> {
  const { userId, email } = actor
  const isSuper = actor.kind === 'superAdmin'
  const action = isSuper ? 'superadmin_login' : 'admin_login'
  return attemptSignIn<StaffAccount | null, T>(context, {
    loginType: isSuper ? 'superadmin' : 'admin',
    identifier: email,
    hotelId: isSuper ? null : actor.hotelId,
    find: async (tx) => {
      const account = await findStaffAccount(tx, email)
      const tried = { email, accountId: account?.accountId ?? null, device: device.id }
      return { account, keys: [await staffLimit(tx, action, tried)] }
    },
    judge: async (account) => {
      const isRight =
        account?.userId === userId && (await isPassword(account.passwordHash, password, context.ip))
      return isRight ? judge(account) : 'wrong'
    },
    admit: async (tx, account) => {
      if (!account || !(await findSameStaff(tx, account))) throw new AccountChanged()
      return admit(tx, account)
    },
  })
}

/** Changes the caller's own password, ends all of their sessions and gives the browser a new one. */
export async function changeOwnPassword(
  context: StaffContext,
  { current, wanted }: { current: string; wanted: string },
): Promise<SignIn<null>> {
  const { actor, ip, userAgent } = context
  const { userId } = actor
  const hotelId = actor.kind === 'superAdmin' ? null : actor.hotelId
  const token = newToken()
  let passwordHash = ''
  const result = await proveOwnPassword(context, current, {
    judge: async (): Promise<Verdict> => {
      passwordHash = await hashPassword(wanted, ip)
      return 'right'
    },
    admit: async (tx, { accountId }) => {
      await saveStaffPassword(tx, userId, { passwordHash, mustChangePassword: false })
      await endSessionsOf(tx, { userId })
      const seconds = SESSION_SECONDS.staff
      await openSession(tx, {
        tokenHash: hashToken(token),
        accountId,
        hotelId,
        seconds,
        from: { userAgent, ip },
      })
      await recordChange(tx, actor, { hotelId, action: 'change-password', entity: 'user', entityId: userId })
      return null
    },
  })
  if (result.outcome === 'in') context.setSessionToken('staff', token, SESSION_SECONDS.staff)
  return result
}
