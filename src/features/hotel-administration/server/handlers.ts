import { randomUUID } from 'node:crypto'
import { implement } from '@orpc/server'
import type { SuperAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import type { Tx } from '#kit/server/database.ts'
import { superAdmin } from '#kit/server/guards.ts'
import { removeLogo } from '#features/hotel-profile/server/logo.ts'
import { listServices } from '#features/services/server/queries.ts'
import { countOpenServiceBookings } from '#features/service-bookings/server/count-queries.ts'
import { allowService } from './allow-service.ts'
import { addHotelAs, changeHotel, deleteHotel, type HotelResult } from './change-hotel.ts'
import { hotelAdministrationContract, type AnyHotel, type HotelDraft } from '../contract.ts'
import { copyPictures, listPictures } from './copy.ts'
import { previewPrices, undoCurrency } from './currency.ts'
import { findUndoable } from './currency-queries.ts'
import { findDeleted, listDeleted } from './deleted-queries.ts'
import { countMovedCheckouts, findAnyHotel, isSlugTaken, listHotels } from './queries.ts'
import { purgeHotel, restoreHotel } from './purge.ts'
import { isReservedSlug, toSlug } from '#features/hotels/rules.ts'

const os = implement(hotelAdministrationContract).$context<RequestContext>()
const errors = errorsOf(hotelAdministrationContract)
type Context = RequestContext & { actor: SuperAdminActor }

function hotelOf(result: HotelResult): AnyHotel {
  switch (result.outcome) {
    case 'changed':
      return result.hotel
    case 'stale':
      throw errors.CHANGED({ data: { current: result.hotel } })
    case 'slug-taken':
      throw errors.SLUG_TAKEN()
    case 'currency-unfit':
      throw errors.CURRENCY_UNFIT()
    case 'prices-changed':
      throw errors.PRICES_CHANGED()
    case 'active':
      throw errors.HOTEL_ACTIVE()
    case 'other-slug':
      throw errors.SLUG_MISMATCH()
    case 'absent':
      throw errors.NOT_FOUND()
  }
}

/** Runs a change in one transaction, and announces it to everybody. */
async function change({ database, actor, events }: Context, work: (tx: Tx) => Promise<HotelResult>) {
  const hotel = await database
    .withActor(actor, async (tx) => hotelOf(await work(tx)))
    .catch((error: unknown) => {
      const { code } = (error as { cause?: { code?: string } }).cause ?? {}
      throw code === UNIQUE_VIOLATION ? errors.SLUG_TAKEN() : error
    })
  events.announce('hotel', { hotelId: hotel.id, id: hotel.id })
  return hotel
}

const UNIQUE_VIOLATION = '23505'

/** Adds a hotel copied from another; its pictures are copied first, and removed again on failure. */
async function addLike(context: Context, slug: string, hotel: HotelDraft, templateId: string) {
  const { database, actor, storage } = context
  const id = randomUUID()
  const { template, pictures } = await database.withActor(actor, async (tx) => {
    const found = await findAnyHotel(tx, templateId)
    if (!found) throw errors.NOT_FOUND()
    if (isReservedSlug(toSlug(slug)) || (await isSlugTaken(tx, toSlug(slug)))) throw errors.SLUG_TAKEN()
    return { template: found, pictures: await listPictures(tx, templateId) }
  })
  try {
    await copyPictures(storage, pictures, templateId, id)
    return await change(context, (tx) => addHotelAs(tx, actor, { id, slug, hotel, template }))
  } catch (error) {
    await storage.removeAllOf(id)
    throw error
  }
}

export const hotelAdministrationHandlers = {
  listAll: os.listAll
    .use(superAdmin)
    .handler(({ input, context: { database, actor } }) =>
      database.withActor(actor, (tx) => listHotels(tx, input)),
    ),

  getAny: os.getAny.use(superAdmin).handler(async ({ input, context: { database, actor } }) => {
    const hotel = await database.withActor(actor, (tx) => findAnyHotel(tx, input.id))
    if (!hotel) throw errors.NOT_FOUND()
    return hotel
  }),

  create: os.create
    .use(superAdmin)
    .handler(({ input: { slug, hotel, templateId }, context }) =>
      templateId
        ? addLike(context, slug, hotel, templateId)
        : change(context, (tx) => addHotelAs(tx, context.actor, { slug, hotel, template: null })),
    ),

  update: os.update.use(superAdmin).handler(async ({ input, context }) => {
    const { id, version, hotel: draft, prices } = input
    const hotel = await change(context, (tx) =>
      changeHotel(tx, context.actor, 'update', { id, seen: version }, draft, prices),
    )
    // Another currency means other prices.
    context.events.announce('menu', { hotelId: id })
    context.events.announce('services', { hotelId: id })
    // Another time zone means other checkout times.
    context.events.announce('guests', { hotelId: id })
    return hotel
  }),

  previewCurrency: os.previewCurrency
    .use(superAdmin)
    .handler(({ input: { id, currency }, context: { database, actor } }) =>
      database.withActor(actor, async (tx) => {
        const hotel = await findAnyHotel(tx, id)
        if (!hotel) throw errors.NOT_FOUND()
        return previewPrices(tx, hotel, currency)
      }),
    ),

  previewTimeZone: os.previewTimeZone
    .use(superAdmin)
    .handler(({ input: { id, timeZone }, context: { database, actor } }) =>
      database.withActor(actor, async (tx) => {
        const hotel = await findAnyHotel(tx, id)
        if (!hotel) throw errors.NOT_FOUND()
        const ahead = (await countOpenServiceBookings(tx, [id]))(id).ahead
        return {
          guests: await countMovedCheckouts(tx, hotel, timeZone),
          appointments: timeZone === hotel.timeZone ? 0 : ahead,
        }
      }),
    ),

  lastCurrencyChange: os.lastCurrencyChange
    .use(superAdmin)
    .handler(({ input: { id }, context: { database, actor } }) =>
      database.withActor(actor, async (tx) => {
        const hotel = await findAnyHotel(tx, id)
        if (!hotel) throw errors.NOT_FOUND()
        return findUndoable(tx, hotel)
      }),
    ),

  undoCurrency: os.undoCurrency.use(superAdmin).handler(async ({ input: { id }, context }) => {
    const { database, actor, events } = context
    const result = await database.withActor(actor, (tx) => undoCurrency(tx, actor, id))
    if (result.outcome === 'absent') throw errors.NOT_FOUND()
    if (result.outcome === 'nothing') throw errors.NOTHING_TO_UNDO()
    events.announce('hotel', { hotelId: id, id })
    events.announce('menu', { hotelId: id })
    events.announce('services', { hotelId: id })
    return { hotel: result.hotel, converted: result.converted }
  }),

  listServices: os.listServices.use(superAdmin).handler(({ input: { id }, context: { database, actor } }) =>
    database.withActor(actor, async (tx) => {
      if (!(await findAnyHotel(tx, id))) throw errors.NOT_FOUND()
      return listServices(tx, id, false)
    }),
  ),

  allowService: os.allowService.use(superAdmin).handler(async ({ input, context }) => {
    const { database, actor, events } = context
    const result = await database.withActor(actor, (tx) => allowService(tx, actor, input))
    if (!result) throw errors.NOT_FOUND()
    if (result.isChanged) events.announce('services', { hotelId: input.id, id: input.serviceId })
    return result.service
  }),

  setActive: os.setActive.use(superAdmin).handler(({ input: { id, isActive }, context }) => {
    const action = isActive ? 'activate' : 'deactivate'
    return change(context, (tx) => changeHotel(tx, context.actor, action, { id, seen: null }, { isActive }))
  }),

  removeLogo: os.removeLogo.use(superAdmin).handler(async ({ input: { id }, context }) => {
    const { database, actor } = context
    await removeLogo(context, actor, id)
    const hotel = await database.withActor(actor, (tx) => findAnyHotel(tx, id))
    if (!hotel) throw errors.NOT_FOUND()
    return hotel
  }),

  remove: os.remove.use(superAdmin).handler(async ({ input: { id, confirmedSlug }, context }) => {
    await change(context, (tx) => deleteHotel(tx, context.actor, { id, confirmed: confirmedSlug }))
    context.events.announce('staff', { hotelId: id })
    return { id }
  }),

  listDeleted: os.listDeleted
    .use(superAdmin)
    .handler(({ input, context: { database, actor, graceDays } }) =>
      database.withActor(actor, (tx) => listDeleted(tx, input, graceDays)),
    ),

  restore: os.restore.use(superAdmin).handler(({ input: { id }, context }) =>
    change(context, async (tx) => {
      const isBack = await restoreHotel(tx, context.actor, id)
      const hotel = isBack ? await findAnyHotel(tx, id) : null
      return hotel ? { outcome: 'changed', hotel } : { outcome: 'absent' }
    }),
  ),

  purge: os.purge.use(superAdmin).handler(async ({ input: { id, confirmedSlug }, context }) => {
    const { database, actor, events } = context
    const hotel = await database.withActor(actor, (tx) => findDeleted(tx, id))
    if (!hotel) throw errors.NOT_FOUND()
    if (confirmedSlug.trim() !== hotel.slug) throw errors.SLUG_MISMATCH()
    await purgeHotel(context, actor, id)
    events.announce('hotel', { hotelId: id, id })
    return { id }
  }),
}
