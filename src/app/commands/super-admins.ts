import { findStaffAccount } from '#features/accounts/server/queries.ts'
import {
  isLastSuperAdmin,
  listSuperAdmins,
  setSuperAdminActive,
} from '#features/staff/server/super-admins.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { type Command, readArgs, readEmail } from './command.ts'
import { withHotelly } from './open.ts'
import { tableOf } from './print.ts'

const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? 'never'

export const superAdmins: Command = {
  usage: '[--deactivate <email>]',
  summary: 'Lists the super admins, or switches one off.',
  details: `  --deactivate <email>   signs a super admin out everywhere and blocks further sign-ins
The last active one cannot be switched off. create-super-admin switches one on again, with a new password.`,
  run: (args, say) => {
    const { values } = readArgs(args, [], { deactivate: { type: 'string' } })
    const email = values.deactivate === undefined ? null : readEmail(values.deactivate)
    return withHotelly(say, async ({ database, events }) => {
      if (email === null) {
        const all = await database.withActor(SYSTEM, listSuperAdmins)
        const cells = all.map((each) => [
          each.email,
          each.fullName,
          each.isActive ? 'yes' : 'no',
          dayOf(each.lastLogin),
        ])
        return say(tableOf([['e-mail', 'name', 'active', 'last login'], ...cells]))
      }
      await database
        .withActor(SYSTEM, async (tx) => {
          const known = await findStaffAccount(tx, email)
          if (known?.role !== 'super_admin') throw new Error(`No super admin signs in with ${email}.`)
          await setSuperAdminActive(tx, SYSTEM, { id: known.userId, isActive: false })
        })
        .catch((error: unknown) => {
          throw isLastSuperAdmin(error)
            ? new Error(`${email} is the last active super admin. Add another with create-super-admin first.`)
            : error
        })
      events.announce('staff', { hotelId: null })
      say(`${email} is switched off and signed out.`)
    })
  },
}
