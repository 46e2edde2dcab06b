import { setStaffPassword } from '#features/sessions/server/queries.ts'
import { addStaff, findStaffAccount, reactivateStaff } from '#features/accounts/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import { hashPassword } from '#kit/server/passwords.ts'
import { newPassword } from '#kit/shared/new-password.ts'
import { cleanText } from '#kit/shared/text.ts'
import { type Command, readArgs, readEmail } from './command.ts'
import { withHotelly } from './open.ts'

export const createSuperAdmin: Command = {
  usage: '<email> [--name <full name>]',
  summary: 'Adds a super admin, or gives one a new password.',
  details:
    'Prints the password once. A super admin who was switched off is switched on again; their sessions end.',
  run: (args, say) => {
    const { values, ...given } = readArgs(args, ['email'], { name: { type: 'string' } })
    const email = readEmail(given.email)
    const fullName = cleanText(values.name ?? '') || null
    return withHotelly(say, async ({ database, events }) => {
      const password = newPassword()
      const passwordHash = await hashPassword(password)
      const isNew = await database.withActor(SYSTEM, async (tx) => {
        const known = await findStaffAccount(tx, email)
        if (known && known.role !== 'super_admin')
          throw new Error(`${email} belongs to the staff of a hotel.`)
        if (known) {
          await setStaffPassword(tx, known.userId, passwordHash)
          await reactivateStaff(tx, known.userId, fullName)
        }
        const userId =
          known?.userId ??
          (await addStaff(tx, {
            email,
            fullName: fullName ?? 'Super Admin',
            role: 'super_admin',
            hotelId: null,
            passwordHash,
            mustChangePassword: true,
          }))
        const action = known ? 'reset-password' : 'create'
        await recordChange(tx, SYSTEM, {
          hotelId: null,
          action,
          entity: 'user',
          entityId: userId,
          after: { email },
        })
        return !known
      })
      events.announce('staff', { hotelId: null })
      say(isNew ? `Added the super admin ${email}.` : `Gave the super admin ${email} a new password.`)
      say(`Password: ${password}`)
    })
  },
}
