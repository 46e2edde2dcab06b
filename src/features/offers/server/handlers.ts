import { implement } from '@orpc/server'
import { isOwnPicture, removePictures } from '#features/images/server/pictures.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { hotelAdmin, publicRead } from '#kit/server/guards.ts'
import type { Changed } from '#kit/server/versioned.ts'
import { type Offer, type OfferDraft, offersContract } from '../contract.ts'
import { offers, reorderOffers } from './change-offers.ts'
import { findOffer, listGuestOffers, listOffers } from './offer-queries.ts'

const os = implement(offersContract).$context<RequestContext>()
const errors = errorsOf(offersContract)

type Staff = RequestContext & { actor: HotelAdminActor }

/** The picture must have been uploaded for an offer of this hotel, or be the current one. */
async function checkPicture({ storage, actor }: Staff, { imageUrl }: OfferDraft, known?: string | null) {
  if (imageUrl === null || imageUrl === known) return
  if (!(await isOwnPicture(storage, 'offers', actor.hotelId, imageUrl))) throw errors.IMAGE_UNKNOWN()
}

async function change(
  { actor, database, events, storage }: Staff,
  work: (tx: Tx) => Promise<Changed<Offer>>,
): Promise<Offer> {
  const { thing, isChanged, gone } = await database.withActor(actor, work)
  if (isChanged) events.announce('services', { hotelId: actor.hotelId })
  await removePictures(storage, gone)
  return thing
}

export const offersHandlers = {
  list: os.list
    .use(publicRead)
    .handler(({ context: { database, actor, hotel } }) =>
      database.withActor(actor, (tx) => listGuestOffers(tx, hotel.id)),
    ),
  listAll: os.listAll
    .use(hotelAdmin)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => listOffers(tx, actor.hotelId)),
    ),
  add: os.add.use(hotelAdmin).handler(async ({ input, context }) => {
    await checkPicture(context, input.offer)
    return change(context, (tx) => offers.add(tx, context.actor, input.offer))
  }),
  update: os.update.use(hotelAdmin).handler(async ({ input: { id, version, offer }, context }) => {
    const { actor, database } = context
    const known = await database.withActor(actor, (tx) => findOffer(tx, actor.hotelId, id))
    if (known) await checkPicture(context, offer, known.imageUrl)
    return change(context, (tx) => offers.change(tx, actor, { id, version }, () => offer))
  }),
  remove: os.remove.use(hotelAdmin).handler(async ({ input: { id, version }, context }) => {
    await change(context, (tx) => offers.remove(tx, context.actor, { id, version }))
    return { id }
  }),
  reorder: os.reorder.use(hotelAdmin).handler(async ({ input, context: { actor, database, events } }) => {
    const reordered = await database.withActor(actor, (tx) => reorderOffers(tx, actor, input))
    events.announce('services', { hotelId: actor.hotelId })
    return reordered
  }),
}
