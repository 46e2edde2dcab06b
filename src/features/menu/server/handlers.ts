import { implement } from '@orpc/server'
import { findHotelBySlug } from '#features/hotels/server/queries.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import type { Tx } from '#kit/server/database.ts'
import { hotelAdmin, publicRead } from '#kit/server/guards.ts'
import { checkPicture, removePictures } from '#features/images/server/pictures.ts'
import { changeMenuItems, createMenuItem, deleteMenuItem, type MenuChanged, moveMenuItem } from './change.ts'
import { type MenuDraft, type StaffMenuItem } from '../dish-shapes.ts'
import { menuContract, type MenuImportAnswer, NAMED_MAX } from '../contract.ts'
import { importMenu, type MenuImport } from './import.ts'
import { listGuestMenu } from './guest-menu.ts'
import { GROUPS_OF_DISH_MAX } from '../limits.ts'
import { holdOptions } from './options-queries.ts'
import { holdParts } from './parts-queries.ts'
import { holdMenuItems, listStaffMenu } from './queries.ts'
import { changedBy, draftedOn, restored } from '../editing.ts'

const os = implement(menuContract).$context<RequestContext>()
const errors = errorsOf(menuContract)
type AdminContext = RequestContext & { actor: HotelAdminActor }

/** Groups of choices and parts of the day that a dish is to have must be there, and stay until it does. */
async function checkNamed(
  tx: Tx,
  { hotelId }: HotelAdminActor,
  { optionGroupIds = [], partIds = [] }: Pick<MenuDraft, 'optionGroupIds' | 'partIds'>,
) {
  if (!(await holdOptions(tx, hotelId, optionGroupIds))) throw errors.OPTIONS_UNKNOWN()
  if (!(await holdParts(tx, hotelId, partIds))) throw errors.PARTS_UNKNOWN()
}

async function change(
  { actor, database, events, storage }: AdminContext,
  work: (tx: Tx) => Promise<MenuChanged>,
): Promise<StaffMenuItem[]> {
  const { items, isChanged, gone } = await database.withActor(actor, work)
  if (isChanged) events.announce('menu', { hotelId: actor.hotelId })
  await removePictures(storage, gone)
  return items
}

function toAnswer(result: MenuImport): MenuImportAnswer {
  const { outcome, unusedColumns } = result
  const problems = outcome === 'refused' ? result.problems : []
  const { added, changed, sameCount } =
    outcome === 'refused' ? { added: [], changed: [], sameCount: 0 } : result.plan
  return {
    outcome,
    unusedColumns,
    sameCount,
    problems: problems.slice(0, NAMED_MAX),
    problemCount: problems.length,
    added: added.slice(0, NAMED_MAX).map(({ name, price, category }) => ({ name: name.en, price, category })),
    addedCount: added.length,
    changed: changed.slice(0, NAMED_MAX).map(({ item, changes }) => ({ name: item.name.en, changes })),
    changedCount: changed.length,
  }
}

export const menuHandlers = {
  list: os.list.use(publicRead).handler(async ({ context: { database, actor, hotel, cacheAtMostUntil } }) => {
    const { items, until } = await database.withActor(actor, (tx) => listGuestMenu(tx, hotel.id))
    if (until) cacheAtMostUntil(until)
    return items
  }),

  listAll: os.listAll
    .use(hotelAdmin)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => listStaffMenu(tx, actor.hotelId)),
    ),

  add: os.add.use(hotelAdmin).handler(async ({ input, context }) => {
    const { actor, database, events } = context
    await checkPicture(context, 'menu-items', input.item.imageUrl)
    const item = await database.withActor(actor, async (tx) => {
      await checkNamed(tx, actor, input.item)
      return createMenuItem(tx, actor, input.item)
    })
    events.announce('menu', { hotelId: actor.hotelId, id: item.id })
    return item
  }),

  update: os.update.use(hotelAdmin).handler(async ({ input: { id, version, item: draft }, context }) => {
    const { actor, database } = context
    const [known] = await database.withActor(actor, (tx) => holdMenuItems(tx, actor.hotelId, [id]))
    if (known) await checkPicture(context, 'menu-items', draft.imageUrl, known.imageUrl)
    const [item] = await change(context, async (tx) => {
      await checkNamed(tx, actor, draft)
      return changeMenuItems(tx, actor, 'update', [{ id, version }], (item) => draftedOn(item, draft))
    })
    if (!item) throw errors.NOT_FOUND()
    return item
  }),

  remove: os.remove.use(hotelAdmin).handler(async ({ input: { id, version }, context }) => {
    await change(context, (tx) => deleteMenuItem(tx, context.actor, { id, version }))
    return { id }
  }),

  change: os.change.use(hotelAdmin).handler(({ input: { items, change: wanted }, context }) =>
    change(context, async (tx) => {
      const { actor } = context
      if (wanted.kind === 'options' && wanted.isOffered)
        await checkNamed(tx, actor, { optionGroupIds: [wanted.groupId] })
      if (wanted.kind === 'part' && wanted.isServed) await checkNamed(tx, actor, { partIds: [wanted.partId] })
      return changeMenuItems(tx, actor, wanted.kind, items, (item) => {
        const after = changedBy(item, wanted)
        if (after.optionGroupIds.length > GROUPS_OF_DISH_MAX) throw errors.TOO_MANY()
        return after
      })
    }),
  ),

  restore: os.restore.use(hotelAdmin).handler(({ input: { items }, context }) =>
    change(context, async (tx) => {
      const { actor } = context
      await checkNamed(tx, actor, {
        optionGroupIds: items.flatMap(({ was }) => was.optionGroupIds ?? []),
        partIds: items.flatMap(({ was }) => was.partIds ?? []),
      })
      const formerly = new Map(items.map(({ id, was }) => [id, was]))
      return changeMenuItems(tx, actor, 'restore', items, (item) =>
        restored(item, formerly.get(item.id) ?? {}),
      )
    }),
  ),

  place: os.place.use(hotelAdmin).handler(async ({ input, context: { actor, database, events } }) => {
    const places = await database.withActor(actor, (tx) => moveMenuItem(tx, actor, input))
    if (!places) throw errors.NOT_FOUND()
    if (places.length > 0) events.announce('menu', { hotelId: actor.hotelId })
    return places
  }),

  importFile: os.importFile.use(hotelAdmin).handler(async ({ input, context }) => {
    const { database, storage, actor, events } = context
    const hotel = await database.withActor(actor, (tx) => findHotelBySlug(tx, input.slug))
    if (!hotel) throw errors.NOT_FOUND()
    const result = await importMenu({ database, storage, actor }, hotel, {
      file: input.file.stream(),
      readPicture: async () => null,
      isDryRun: input.isDryRun,
    })
    if (result.outcome === 'imported') events.announce('menu', { hotelId: actor.hotelId })
    return toAnswer(result)
  }),
}
