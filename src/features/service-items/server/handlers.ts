import { implement } from '@orpc/server'
import { checkPicture, removePictures } from '#features/images/server/pictures.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import { hotelAdmin, publicRead } from '#kit/server/guards.ts'
import type { Changed } from '#kit/server/versioned.ts'
import { type Offer, offersContract } from '../contract.ts'
import { offers, reorderOffers } from './change-offers.ts'
import { findOffer, listGuestOffers, listOffers } from './offer-queries.ts'

const os = implement(offersContract).$context<RequestContext>()

type Staff = RequestContext & { actor: HotelAdminActor }

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
    await checkPicture(context, 'offers', input.offer.imageUrl)
    return change(context, (tx) => offers.add(tx, context.actor, input.offer))
  }),
  update: os.update.use(hotelAdmin).handler(async ({ input: { id, version, offer }, context }) => {
    const { actor, database } = context
    const known = await database.withActor(actor, (tx) => findOffer(tx, actor.hotelId, id))
    if (known) await checkPicture(context, 'offers', offer.imageUrl, known.imageUrl)
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
