import { implement } from '@orpc/server'
import { findSession } from '#features/accounts/server/queries.ts'
import type { VisitorActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { guest } from '#kit/server/guards.ts'
import { limited } from '#kit/server/limited.ts'
import { hashToken } from '#kit/server/tokens.ts'
import { guestDevicesContract } from '../contract.ts'
import { deleteMine, findMine } from './queries.ts'
import { registerMine } from './register.ts'

const os = implement(guestDevicesContract).$context<RequestContext>()
const errors = errorsOf(guestDevicesContract)

type Asked = RequestContext & { actor: { hotelId: string } }

const tokenOf = ({ readSessionToken }: RequestContext) => hashToken(readSessionToken('guest') ?? '')

/** As the hotel: row-level security shows sessions, and what hangs on them, to no guest. */
const atHotel = <T>({ database, actor }: Asked, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const hotel: VisitorActor = { kind: 'visitor', hotelId: actor.hotelId }
  return database.withActor(hotel, work)
}

/** Does something with the session of the caller; null where it has ended. */
const withSession = <T>(context: Asked, work: (tx: Tx, session: string) => Promise<T>) =>
  atHotel(context, async (tx) => {
    const session = await findSession(tx, context.actor.hotelId, tokenOf(context))
    return session === null ? null : work(tx, session)
  })

export const guestDevicesHandlers = {
  key: os.key.use(guest).handler(({ context: { push } }) => ({ publicKey: push.publicKey })),

  register: os.register.use(guest).handler(({ input, context }) => {
    const { actor, push, device } = context
    if (!push.accepts(input.subscription)) throw errors.PUSH_SERVICE_REFUSED()
    const counted = { action: 'guest_device', identifier: actor.guestId, hotelId: actor.hotelId } as const
    const caller = { actor, tokenHash: tokenOf(context), deviceId: device.id }
    return limited(context, counted, () => atHotel(context, (tx) => registerMine(tx, caller, input)))
  }),

  mine: os.mine
    .use(guest)
    .handler(({ context }) =>
      withSession(context, (tx, session) => findMine(tx, context.actor.hotelId, session)),
    ),

  remove: os.remove.use(guest).handler(async ({ context }) => {
    await withSession(context, (tx, session) => deleteMine(tx, context.actor.hotelId, session))
    return null
  }),
}
