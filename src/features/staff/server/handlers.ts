import { implement } from '@orpc/server'
import { signOutEverywhere } from '#features/sessions/server/queries.ts'
import { addStaff } from '#features/accounts/server/queries.ts'
import { passwordProblem } from '#features/sessions/rules.ts'
import { keepOpenHotel } from '#features/hotels/server/queries.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { superAdmin } from '#kit/server/guards.ts'
import { hashPassword } from '#kit/server/passwords.ts'
import { newPassword } from '#kit/shared/new-password.ts'
import { changeHotelAdmin, resetHotelAdminPassword } from './change.ts'
import { type HotelAdmin, staffContract } from '../contract.ts'
import {
  findHotelAdmin,
  holdHotelAdmin,
  isSameEmail,
  listHotelAdmins,
  listHotelChoices,
  removeHotelAdmin,
  saveHotelAdminActive,
} from './queries.ts'
import { isLastSuperAdmin, listSuperAdmins, setSuperAdminActive } from './super-admins.ts'

const os = implement(staffContract).$context<RequestContext>()
const errors = errorsOf(staffContract)

const absent = () => errors.NOT_FOUND()

function refuseWeakPassword(password: string, email: string) {
  const problem = passwordProblem(password, email)
  if (problem === 'short') throw errors.PASSWORD_TOO_SHORT()
  if (problem === 'common') throw errors.PASSWORD_TOO_COMMON()
}

const auditLine = (action: string, { id, hotelId }: HotelAdmin) => ({
  hotelId,
  action,
  entity: 'user',
  entityId: id,
})

/** The fields of a hotel admin to record in the audit log. */
const facts = ({ email, fullName, isActive }: HotelAdmin) => ({ email, fullName, isActive })

export const staffHandlers = {
  list: os.list
    .use(superAdmin)
    .handler(({ input, context: { database, actor } }) =>
      database.withActor(actor, (tx) => listHotelAdmins(tx, input)),
    ),

  hotels: os.hotels
    .use(superAdmin)
    .handler(({ context: { database, actor } }) => database.withActor(actor, listHotelChoices)),

  add: os.add.use(superAdmin).handler(async ({ input, context }) => {
    const { actor, database, events, allowsStaffSignUp, ip } = context
    const { email, fullName, hotelId, password } = input
    if (!allowsStaffSignUp) throw errors.SIGN_UP_DISABLED()
    refuseWeakPassword(password, email)
    const passwordHash = await hashPassword(password, ip)
    const added = await database
      .withActor(actor, async (tx) => {
        if (!(await keepOpenHotel(tx, hotelId))) throw errors.HOTEL_CLOSED()
        const id = await addStaff(tx, {
          email,
          fullName,
          role: 'hotel_admin',
          hotelId,
          passwordHash,
          mustChangePassword: true,
        })
        const user = await findHotelAdmin(tx, id)
        if (!user) throw new Error('A hotel admin that was just added does not exist')
        await recordChange(tx, actor, { ...auditLine('create', user), after: facts(user) })
        return user
      })
      .catch((error: unknown) => {
        throw isSameEmail(error) ? errors.EMAIL_TAKEN() : error
      })
    events.announce('staff', { hotelId, id: added.id })
    return added
  }),

  setActive: os.setActive
    .use(superAdmin)
    .handler(async ({ input: { id, isActive }, context: { actor, database, events } }) => {
      const { user, isSame } = await database.withActor(actor, async (tx) => {
        const before = await holdHotelAdmin(tx, id)
        if (!before) throw absent()
        if (before.isActive === isActive) return { user: before, isSame: true }
        await saveHotelAdminActive(tx, id, isActive)
        if (!isActive) await signOutEverywhere(tx, id)
        const after = { ...before, isActive }
        await recordChange(tx, actor, {
          ...auditLine(isActive ? 'activate' : 'deactivate', before),
          before: facts(before),
          after: facts(after),
        })
        return { user: after, isSame: false }
      })
      if (!isSame) events.announce('staff', { hotelId: user.hotelId, id })
      return user
    }),

  update: os.update.use(superAdmin).handler(async ({ input, context: { actor, database, events } }) => {
    const result = await database.withActor(actor, (tx) => changeHotelAdmin(tx, actor, input))
    if (result.outcome === 'absent') throw absent()
    if (result.outcome === 'hotel-closed') throw errors.HOTEL_CLOSED()
    const { user } = result
    if (result.outcome === 'stale') throw errors.CHANGED({ data: { current: user } })
    for (const hotelId of new Set([result.leftHotelId, user.hotelId])) {
      events.announce('staff', { hotelId, id: user.id })
    }
    return user
  }),

  resetPassword: os.resetPassword
    .use(superAdmin)
    .handler(async ({ input: { id }, context: { actor, database, events, ip } }) => {
      const password = newPassword()
      const passwordHash = await hashPassword(password, ip)
      const user = await database.withActor(actor, (tx) =>
        resetHotelAdminPassword(tx, actor, { id, passwordHash }),
      )
      if (!user) throw absent()
      events.announce('staff', { hotelId: user.hotelId, id })
      return { user, password }
    }),

  listSuperAdmins: os.listSuperAdmins
    .use(superAdmin)
    .handler(({ context: { database, actor } }) => database.withActor(actor, listSuperAdmins)),

  setSuperAdminActive: os.setSuperAdminActive
    .use(superAdmin)
    .handler(async ({ input, context: { actor, database, events } }) => {
      const changed = await database
        .withActor(actor, (tx) => setSuperAdminActive(tx, actor, input))
        .catch((error: unknown) => {
          throw isLastSuperAdmin(error) ? errors.LAST_SUPER_ADMIN() : error
        })
      if (!changed) throw absent()
      events.announce('staff', { hotelId: null, id: input.id })
      return changed
    }),

  remove: os.remove
    .use(superAdmin)
    .handler(async ({ input: { id }, context: { actor, database, events } }) => {
      const user = await database.withActor(actor, async (tx) => {
        const before = await holdHotelAdmin(tx, id)
        if (!before) throw absent()
        if (before.isActive) throw errors.USER_ACTIVE()
        await removeHotelAdmin(tx, id)
        await recordChange(tx, actor, { ...auditLine('delete', before), before: facts(before) })
        return before
      })
      events.announce('staff', { hotelId: user.hotelId, id })
      return null
    }),
}
