import { unlockStaff } from '#features/accounts/server/lockouts.ts'
import { findStaffAccount } from '#features/accounts/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import { type Command, readArgs, readEmail } from './command.ts'
import { withHotelly } from './open.ts'

export const unlock: Command = {
  usage: '<email>',
  summary: 'Lets a hotel admin or super admin try to sign in again after too many failures.',
  run: (args, say) => {
    const identifier = readEmail(readArgs(args, ['email'], {}).email)
    return withHotelly(say, async ({ database }) => {
      await database.withActor(SYSTEM, async (tx) => {
        const staff = await findStaffAccount(tx, identifier)
        if (!staff) throw new Error(`Nobody signs in with ${identifier}.`)
        await unlockStaff(tx, identifier)
        await recordChange(tx, SYSTEM, {
          hotelId: staff.hotelId,
          action: 'unlock',
          entity: 'user',
          entityId: staff.userId,
          after: { email: identifier },
        })
      })
      say(`${identifier} may sign in again.`)
    })
  },
}
