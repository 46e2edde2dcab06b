import { implement } from '@orpc/server'
import { deviceOf } from '#features/sessions/device.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { hotelAdmin, ownHotelAdmin } from '#kit/server/guards.ts'
import { limited } from '#kit/server/limited.ts'
import { rehearsalContract } from '../rehearsal-contract.ts'
import { type Noticed, withPanel, withShown } from './noticed.ts'
import { endByHand, holdRehearsal, note, readRehearsal, startRehearsal } from './rehearsal-queries.ts'

const os = implement(rehearsalContract).$context<RequestContext>()
const errors = errorsOf(rehearsalContract)

async function readKnown(tx: Tx, hotelId: string) {
  const rehearsal = await readRehearsal(tx, hotelId)
  if (!rehearsal) throw errors.NOT_FOUND()
  return rehearsal
}

type Staff = Pick<RequestContext, 'database' | 'events'> & { actor: HotelAdminActor }

/** Ends a rehearsal that waits; says how it stands either way. */
async function end({ database, events, actor }: Staff, id: string, why: 'seen' | 'stopped') {
  const { hotelId, userId } = actor
  const { hasEnded, rehearsal } = await database.withActor(actor, async (tx) => {
    const held = await holdRehearsal(tx, hotelId, id)
    if (!held) throw errors.NOT_FOUND()
    if (why === 'stopped' && held.starterId !== userId) throw errors.FORBIDDEN()
    if (!held.hasEnded) await endByHand(tx, actor, held, why)
    return { hasEnded: held.hasEnded, rehearsal: await readKnown(tx, hotelId) }
  })
  if (!hasEnded) events.announce('staff', { hotelId, id })
  return rehearsal
}

type Change = (noticed: Noticed, at: string) => Noticed

async function noteAndTell({ database, events, actor }: Staff, id: string, change: Change): Promise<null> {
  const { hotelId } = actor
  const isNew = await database.withActor(actor, (tx) => note(tx, hotelId, id, change))
  if (isNew) events.announce('staff', { hotelId, id })
  return null
}

export const rehearsalHandlers = {
  rehearsal: os.rehearsal
    .use(hotelAdmin)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => readRehearsal(tx, actor.hotelId)),
    ),

  rehearse: os.rehearse.use(ownHotelAdmin).handler(async ({ input, context }) => {
    const { database, events, actor } = context
    const { hotelId } = actor
    const underWay = await database.withActor(actor, (tx) => readRehearsal(tx, hotelId))
    if (underWay && underWay.endedAt === null) return underWay
    const start = () =>
      database.withActor(actor, async (tx) => {
        const isNew = await startRehearsal(tx, actor, input.kind)
        return { isNew, rehearsal: await readKnown(tx, hotelId) }
      })
    const key = { action: 'rehearsal', identifier: hotelId, hotelId } as const
    const { isNew, rehearsal } = await limited(context, key, start, (started) => started.isNew)
    if (isNew) events.announce('staff', { hotelId, id: rehearsal.id })
    return rehearsal
  }),

  seeRehearsal: os.seeRehearsal
    .use(ownHotelAdmin)
    .handler(({ input, context }) => end(context, input.id, 'seen')),

  stopRehearsal: os.stopRehearsal
    .use(ownHotelAdmin)
    .handler(({ input, context }) => end(context, input.id, 'stopped')),

  notePanel: os.notePanel.use(ownHotelAdmin).handler(({ input: { id, sound, showsBar }, context }) => {
    const panel = { browserId: context.device.id, ...deviceOf(context.userAgent) }
    return noteAndTell(context, id, withPanel(panel, sound, showsBar))
  }),

  noteShown: os.noteShown
    .use(ownHotelAdmin)
    .handler(({ input, context }) => noteAndTell(context, input.id, withShown(input.device))),
}
