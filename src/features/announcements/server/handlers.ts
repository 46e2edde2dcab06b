import { implement } from '@orpc/server'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import type { Tx } from '#kit/server/database.ts'
import { hotelAdmin, publicRead } from '#kit/server/guards.ts'
import type { Changed } from '#kit/server/versioned.ts'
import { checkPicture, removePictures } from '#features/images/server/pictures.ts'
import { announcements, moveAnnouncement } from './change.ts'
import { announcementsContract, type StaffAnnouncement } from '../contract.ts'
import { holdAnnouncement, listAnnouncements, listStaffAnnouncements } from './queries.ts'
import { tellOfAnnouncement } from './tell.ts'

const os = implement(announcementsContract).$context<RequestContext>()
const errors = errorsOf(announcementsContract)
type AdminContext = RequestContext & { actor: HotelAdminActor }

async function change(
  { actor, database, events, storage }: AdminContext,
  work: (tx: Tx) => Promise<Changed<StaffAnnouncement>>,
): Promise<StaffAnnouncement> {
  const { thing, isChanged, gone } = await database.withActor(actor, work)
  if (isChanged) events.announce('announcements', { hotelId: actor.hotelId, id: thing.id })
  await removePictures(storage, gone)
  return thing
}

/** The same, and guests are told of what they can read now. */
const changeAndTell = (context: AdminContext, work: (tx: Tx) => Promise<Changed<StaffAnnouncement>>) =>
  change(context, async (tx) => {
    const changed = await work(tx)
    if (changed.isChanged) await tellOfAnnouncement(tx, context.actor.hotelId, changed.thing)
    return changed
  })

export const announcementsHandlers = {
  list: os.list
    .use(publicRead)
    .handler(({ context: { database, actor, hotel } }) =>
      database.withActor(actor, (tx) => listAnnouncements(tx, hotel.id, true)),
    ),

  listAll: os.listAll
    .use(hotelAdmin)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => listStaffAnnouncements(tx, actor.hotelId)),
    ),

  add: os.add.use(hotelAdmin).handler(async ({ input, context }) => {
    await checkPicture(context, 'announcements', input.announcement.imageUrl)
    return changeAndTell(context, (tx) => announcements.add(tx, context.actor, input.announcement))
  }),

  update: os.update.use(hotelAdmin).handler(async ({ input, context }) => {
    const { actor, database } = context
    const { announcement: draft, ...seen } = input
    const known = await database.withActor(actor, (tx) => holdAnnouncement(tx, actor.hotelId, seen.id))
    if (known) await checkPicture(context, 'announcements', draft.imageUrl, known.imageUrl)
    return changeAndTell(context, (tx) => announcements.change(tx, actor, seen, () => draft))
  }),

  publish: os.publish.use(hotelAdmin).handler(({ input: { published, ...seen }, context }) => {
    const action = published ? 'publish' : 'hide'
    return changeAndTell(context, (tx) =>
      announcements.change(tx, context.actor, seen, (draft) => ({ ...draft, published }), action),
    )
  }),

  remove: os.remove.use(hotelAdmin).handler(async ({ input, context }) => {
    const { id } = await change(context, (tx) => announcements.remove(tx, context.actor, input))
    return { id }
  }),

  place: os.place.use(hotelAdmin).handler(async ({ input, context: { actor, database, events } }) => {
    const places = await database.withActor(actor, (tx) => moveAnnouncement(tx, actor, input))
    if (!places) throw errors.NOT_FOUND()
    if (places.length > 0) events.announce('announcements', { hotelId: actor.hotelId })
    return places
  }),
}
