import { findStaffAccount } from '#features/accounts/server/queries.ts'
import { saveSecondFactor } from '#features/accounts/server/second-factors.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import { type Command, readArgs, readEmail } from './command.ts'
import { withHotelly } from './open.ts'

export const resetSecondFactor: Command = {
  usage: '<email>',
  summary: 'Removes the two-step sign-in of a hotel admin or super admin.',
  details:
    'For whoever has lost both the phone and the recovery codes. Their password alone lets them in from then on.',
  run: (args, say) => {
    const email = readEmail(readArgs(args, ['email'], {}).email)
    return withHotelly(say, async ({ database }) => {
      const staff = await database.withActor(SYSTEM, async (tx) => {
        const known = await findStaffAccount(tx, email)
        if (!known) throw new Error(`Nobody signs in with ${email}.`)
        if (!known.secondFactor) throw new Error(`${known.fullName} (${email}) has no two-step sign-in.`)
        const { accountId, hotelId, userId } = known
        await saveSecondFactor(tx, accountId, null)
        const action = 'second-factor-reset'
        await recordChange(tx, SYSTEM, {
          hotelId,
          action,
          entity: 'user',
          entityId: userId,
          after: { email },
        })
        return known
      })
      say(`Removed the two-step sign-in of ${staff.fullName} (${email}).`)
    })
  },
}
