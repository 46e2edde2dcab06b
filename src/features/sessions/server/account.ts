import { type StaffActor, SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { hashPassword, isPassword } from '#kit/server/passwords.ts'
import { hashToken } from '#kit/server/tokens.ts'
import { attemptSignIn, type SignIn } from './attempts.ts'
import { endOtherSessions, findStaffAccount, saveStaffPassword } from '#features/accounts/server/queries.ts'

export type StaffContext = RequestContext & { actor: StaffActor }

/** The token hash that identifies the caller's own session in the database. */
export const ownSession = (context: StaffContext) => hashToken(context.readSessionToken('staff') ?? '')

/**
 * Changes the caller's own password and ends their other sessions; a wrong current password counts as a failed sign-in.
 */
export function changeOwnPassword(
  context: StaffContext,
  { current, wanted }: { current: string; wanted: string },
): Promise<SignIn<null>> {
  const { limits, actor, ip } = context
  const { userId, email } = actor
  const isSuper = actor.kind === 'superAdmin'
  const action = isSuper ? 'superadmin_login' : 'admin_login'
  return limits.within(SYSTEM, (tx, counters) =>
    attemptSignIn<null>(
      tx,
      counters,
      {
        keys: [{ action, identifier: email, hotelId: null }],
        ip,
        loginType: isSuper ? 'superadmin' : 'admin',
        hotelId: isSuper ? null : actor.hotelId,
      },
      async () => {
        const account = await findStaffAccount(tx, email)
        const isRight = account !== null && (await isPassword(account.passwordHash, current))
        if (!isRight || account.userId !== userId) return 'wrong'
        const passwordHash = await hashPassword(wanted)
        await saveStaffPassword(tx, userId, { passwordHash, mustChangePassword: false })
        await endOtherSessions(tx, userId, ownSession(context))
        await recordChange(tx, actor, {
          hotelId: isSuper ? null : actor.hotelId,
          action: 'change-password',
          entity: 'user',
          entityId: userId,
        })
        return null
      },
    ),
  )
}
