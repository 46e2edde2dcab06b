import { implement } from '@orpc/server'
import { forgetOtherDevices } from '#features/accounts/server/known-devices.ts'
import { findStaffAccount } from '#features/accounts/server/queries.ts'
import { newRecoveryCode, RECOVERY_CODES, spacedRecoveryCode } from '#features/accounts/second-factor.ts'
import { saveSecondFactor } from '#features/accounts/server/second-factors.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { ownHotelAdmin, superAdmin } from '#kit/server/guards.ts'
import { secondFactorContract } from '../second-factor-contract.ts'
import { proveOwnPassword, type StaffContext } from './account.ts'
import { answerTo } from './answer-to.ts'
import { beginWith, spend } from './second-factor.ts'

const os = implement(secondFactorContract).$context<RequestContext>()
const errors = errorsOf(secondFactorContract)

const record = (tx: Tx, { actor }: StaffContext, action: string) => {
  const hotelId = actor.kind === 'hotelAdmin' ? actor.hotelId : null
  return recordChange(tx, actor, { hotelId, action, entity: 'user', entityId: actor.userId })
}

async function stateOf({ database, actor }: StaffContext) {
  const account = await database.withActor(actor, (tx) => findStaffAccount(tx, actor.email))
  const factor = account?.secondFactor
  return { since: factor?.since ?? null, recoveryLeft: factor?.recovery.length ?? 0 }
}

async function enable(context: StaffContext, input: { current: string; secret: string; code: string }) {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const factor = beginWith(input.secret, input.code, codes)
  const result = await proveOwnPassword(context, input.current, {
    judge: () => (factor ? 'right' : 'wrongSecond'),
    admit: async (tx, account) => {
      if (account.secondFactor) throw errors.SECOND_FACTOR_CHANGED()
      await saveSecondFactor(tx, account.accountId, factor)
      await forgetOtherDevices(tx, account.accountId, context.device.id)
      await record(tx, context, 'second-factor-on')
      return { recoveryCodes: codes.map(spacedRecoveryCode) }
    },
  })
  return answerTo(result)
}

async function disable(context: StaffContext, input: { current: string; code: string }) {
  const result = await proveOwnPassword(context, input.current, {
    judge: ({ secondFactor }) => (!secondFactor || spend(secondFactor, input.code) ? 'right' : 'wrongSecond'),
    admit: async (tx, account) => {
      if (!account.secondFactor) throw errors.SECOND_FACTOR_CHANGED()
      await saveSecondFactor(tx, account.accountId, null)
      await record(tx, context, 'second-factor-off')
      return null
    },
  })
  return answerTo(result)
}

export const secondFactorHandlers = {
  secondFactor: os.secondFactor.use(ownHotelAdmin).handler(({ context }) => stateOf(context)),
  enableSecondFactor: os.enableSecondFactor
    .use(ownHotelAdmin)
    .handler(({ input, context }) => enable(context, input)),
  disableSecondFactor: os.disableSecondFactor
    .use(ownHotelAdmin)
    .handler(({ input, context }) => disable(context, input)),
  superAdminSecondFactor: os.superAdminSecondFactor
    .use(superAdmin)
    .handler(({ context }) => stateOf(context)),
  enableSuperAdminSecondFactor: os.enableSuperAdminSecondFactor
    .use(superAdmin)
    .handler(({ input, context }) => enable(context, input)),
  disableSuperAdminSecondFactor: os.disableSuperAdminSecondFactor
    .use(superAdmin)
    .handler(({ input, context }) => disable(context, input)),
}
