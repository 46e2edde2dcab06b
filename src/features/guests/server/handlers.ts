import { implement } from '@orpc/server'
import { unlockGuest } from './lockouts.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import { limited } from '#kit/server/limited.ts'
import { clearAttemptsOfHotel } from '#kit/server/limits.ts'
import { hashPassword } from '#kit/server/passwords.ts'
import { addGuest, changeGuest, linkAccount, record, removeGuest } from './change.ts'
import { changeGuests, removeGuests } from './change-many.ts'
import { type Guest, guestsContract } from '../contract.ts'
import { importGuests } from './import.ts'
import { countGuests, countMatching, listGuests } from './list.ts'
import { makeCodes } from './one-time-codes.ts'
import { guestPassword } from './account-queries.ts'
import { guestsListed } from './hooks.ts'
import { deactivateExpiredGuests, findGuest, isDuplicate, listGuestsOf } from './queries.ts'

const os = implement(guestsContract).$context<RequestContext>()
const errors = errorsOf(guestsContract)

/** Adding guests is rate-limited per member of staff (RL-08, OP-34), one by one and by file. */
const countedFor = ({ userId, hotelId }: HotelAdminActor, action: 'guest_creation' | 'guest_import') =>
  ({ action, identifier: userId, hotelId }) as const

const absent = () => errors.NOT_FOUND()

const exists = (other: Pick<Guest, 'loginName' | 'roomNumber'> | null) =>
  errors.GUEST_EXISTS({ data: { other } })

function refuse(error: unknown): never {
  throw isDuplicate(error) ? exists(null) : error
}

export const guestsHandlers = {
  list: os.list
    .use(hotelAdmin)
    .handler(({ input: { slug: _slug, search, show, ...order }, context: { database, actor } }) =>
      database.withActor(actor, async (tx) => {
        const wanted = { search, show }
        const guests = await listGuests(tx, actor.hotelId, wanted, order)
        const ids = guests.map(({ id }) => id)
        return {
          guests,
          lastOrders: (await guestsListed.tell(tx, actor.hotelId, ids)).flat(),
          total: await countMatching(tx, actor.hotelId, wanted),
          counts: await countGuests(tx, actor.hotelId),
        }
      }),
    ),

  checkChosen: os.checkChosen
    .use(hotelAdmin)
    .handler(({ input, context: { database, actor } }) =>
      database.withActor(actor, (tx) => listGuestsOf(tx, actor.hotelId, input.ids)),
    ),

  create: os.create.use(hotelAdmin).handler(async ({ input, context }) => {
    const { actor, database, events, log, ip } = context
    const { guest, passwordHash } = await limited(context, countedFor(actor, 'guest_creation'), async () => {
      const passwordHash = await hashPassword(guestPassword(input.roomNumber), ip)
      const result = await database.withActor(actor, (tx) => addGuest(tx, actor, input)).catch(refuse)
      if (result.outcome === 'taken') throw exists(result.other)
      return { guest: result.guest, passwordHash }
    })
    await database
      .withActor(actor, (tx) => linkAccount(tx, actor, { guestId: guest.id, passwordHash }))
      .catch((error: unknown) => log.error({ err: error }, 'a guest was saved without an account (GST-17)'))
    events.announce('guests', { hotelId: actor.hotelId, id: guest.id })
    return guest
  }),

  update: os.update.use(hotelAdmin).handler(async ({ input, context: { actor, database, events, ip } }) => {
    const passwordHash = await hashPassword(guestPassword(input.roomNumber), ip)
    const result = await database
      .withActor(actor, (tx) => changeGuest(tx, actor, { ...input, passwordHash }))
      .catch(refuse)
    if (result.outcome === 'absent') throw absent()
    if (result.outcome === 'taken') throw exists(result.other)
    const { guest } = result
    if (result.outcome === 'stale') throw errors.CHANGED({ data: { current: guest } })
    const { hotelId } = actor
    events.announce('guests', { hotelId, id: guest.id })
    for (const { topic, id } of result.followed) events.announce(topic, { hotelId, id, guestId: guest.id })
    return guest
  }),

  remove: os.remove.use(hotelAdmin).handler(async ({ input, context: { actor, database, events } }) => {
    const isRemoved = await database.withActor(actor, (tx) => removeGuest(tx, actor, input.id))
    if (!isRemoved) throw absent()
    events.announce('guests', { hotelId: actor.hotelId, id: input.id })
    return null
  }),

  changeMany: os.changeMany
    .use(hotelAdmin)
    .handler(async ({ input, context: { actor, database, events } }) => {
      const changed = await database.withActor(actor, (tx) => changeGuests(tx, actor, input))
      if (changed.length > 0) events.announce('guests', { hotelId: actor.hotelId })
      return changed
    }),

  removeMany: os.removeMany
    .use(hotelAdmin)
    .handler(async ({ input, context: { actor, database, events } }) => {
      const count = await database.withActor(actor, (tx) => removeGuests(tx, actor, input.ids))
      if (count > 0) events.announce('guests', { hotelId: actor.hotelId })
      return { count }
    }),

  unlock: os.unlock.use(hotelAdmin).handler(async ({ input, context: { actor, database, events } }) => {
    const { hotelId } = actor
    await database.withActor(actor, async (tx) => {
      const guest = await findGuest(tx, hotelId, input.id)
      if (!guest) throw absent()
      const { loginName, roomNumber } = guest
      await unlockGuest(tx, { hotelId, lastName: loginName, roomNumber })
      await record(tx, actor, 'unlock', guest.id, { before: guest, after: guest })
    })
    events.announce('guests', { hotelId, id: input.id })
    return null
  }),

  unlockPhones: os.unlockPhones.use(hotelAdmin).handler(async ({ context: { actor, database, events } }) => {
    const { hotelId } = actor
    await database.withActor(actor, async (tx) => {
      await clearAttemptsOfHotel(tx, 'guest_login', hotelId)
      await recordChange(tx, actor, { hotelId, action: 'unlock-phones', entity: 'guest', entityId: null })
    })
    events.announce('guests', { hotelId })
    return null
  }),

  makeCodes: os.makeCodes
    .use(hotelAdmin)
    .handler(({ input, context: { actor, database } }) =>
      database.withActor(actor, (tx) => makeCodes(tx, actor, input.ids)),
    ),

  deactivateExpired: os.deactivateExpired
    .use(hotelAdmin)
    .handler(async ({ context: { actor, database, events } }) => {
      const { hotelId } = actor
      const ended = await database.withActor(actor, async (tx) => {
        const guests = await deactivateExpiredGuests(tx, hotelId)
        const change = { hotelId, action: 'deactivate-expired', entity: 'guest', entityId: null }
        if (guests.length > 0) await recordChange(tx, actor, { ...change, after: { guests } })
        return guests
      })
      if (ended.length > 0) events.announce('guests', { hotelId })
      return { count: ended.length }
    }),

  importFile: os.importFile.use(hotelAdmin).handler(async ({ input, context }) => {
    const { actor, database, events } = context
    const run = () => importGuests(database, actor, input).catch(refuse)
    const result = await (input.isDryRun
      ? run()
      : limited(context, countedFor(actor, 'guest_import'), run, ({ outcome }) => outcome === 'imported'))
    const isChanged = result.outcome === 'imported' && result.addedCount + result.changedCount > 0
    if (isChanged) events.announce('guests', { hotelId: actor.hotelId })
    return result
  }),
}
