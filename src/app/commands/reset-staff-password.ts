import { setStaffPassword } from '#features/sessions/server/queries.ts'
import { findStaffAccount } from '#features/accounts/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import { hashPassword } from '#kit/server/passwords.ts'
import { newPassword } from '#kit/shared/new-password.ts'
import { type Command, readArgs, readEmail } from './command.ts'
import { withHotelly } from './open.ts'

export const resetStaffPassword: Command = {
  usage: '<email>',
  summary: 'Gives a hotel admin or super admin a new password.',
  details: 'Prints the password once. All sessions of that person end.',
  run: (args, say) => {
    const email = readEmail(readArgs(args, ['email'], {}).email)
    return withHotelly(say, async ({ database, events }) => {
      const password = newPassword()
      const passwordHash = await hashPassword(password)
      const staff = await database.withActor(SYSTEM, async (tx) => {
        const known = await findStaffAccount(tx, email)
        if (!known) throw new Error(`Nobody signs in with ${email}.`)
        const { userId, hotelId } = known
        await setStaffPassword(tx, userId, passwordHash)
        const change = {
          hotelId,
          action: 'reset-password',
          entity: 'user',
          entityId: userId,
          after: { email },
        }
        await recordChange(tx, SYSTEM, change)
        return known
      })
      events.announce('staff', { hotelId: staff.hotelId, id: staff.userId })
      say(`Gave ${staff.fullName} (${email}) a new password.`)
      if (!staff.isActive)
        say('This account is switched off; the password works once it is switched on again.')
      say(`Password: ${password}`)
    })
  },
}
