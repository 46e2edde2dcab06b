import type { Actor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import { collectBytes } from '#kit/server/csv.ts'
import type { Database, Tx } from '#kit/server/database.ts'
import type { Storage } from '#kit/server/storage.ts'
import { MEBIBYTE } from '#kit/shared/sizes.ts'
import { MENU_FILE_BYTES_MAX, type MenuProblem } from '../contract.ts'
import { readMenuFile } from './import-file.ts'
import { forgetPictures, forgetReplaced, preparePictures, type ReadPicture } from './import-pictures.ts'
import { type MenuPlan, planMenuImport } from './import-plan.ts'
import { listOptionGroups } from './options-queries.ts'
import { listParts } from './parts-queries.ts'
import { holdMenu, listMenuItems, saveMenuItems } from './queries.ts'

const tooLarge: MenuProblem = {
  line: 1,
  code: 'file-too-large',
  value: String(MENU_FILE_BYTES_MAX / MEBIBYTE),
}

type Tools = { database: Database; storage: Storage; actor: Actor }
type Upload = { file: AsyncIterable<Uint8Array>; readPicture: ReadPicture; isDryRun: boolean }

export type MenuImport =
  | { outcome: 'refused'; problems: MenuProblem[]; unusedColumns: string[] }
  | { outcome: 'planned' | 'imported'; plan: MenuPlan; unusedColumns: string[] }

/**
 * Brings a CSV file into a hotel's menu, wholly or not at all; a dry run only answers what it would do.
 * Items are found by name: new names are added, known ones changed, the rest of the menu stays.
 * The caller announces the change. Pictures are read one at a time.
 */
export async function importMenu(
  { database, storage, actor }: Tools,
  hotel: { id: string; currency: string },
  { file, readPicture, isDryRun }: Upload,
): Promise<MenuImport> {
  const bytes = await collectBytes(file, MENU_FILE_BYTES_MAX)
  const { rows, problems, unusedColumns } = bytes
    ? readMenuFile(bytes, hotel.currency)
    : { rows: [], problems: [tooLarge], unusedColumns: [] }
  const refused = (found: MenuProblem[]): MenuImport => {
    return { outcome: 'refused', problems: found.toSorted((a, b) => a.line - b.line), unusedColumns }
  }

  const { menu, ...named } = await database.withActor(actor, (tx) => readAll(tx, hotel.id))
  const isLook = isDryRun || problems.length > 0
  const pictures = await preparePictures(storage, hotel.id, rows, menu, readPicture, isLook)
  const before = planMenuImport(rows, menu, { ...named, pictures: pictures.urls })
  const allProblems = [...problems, ...pictures.problems, ...before.problems]
  if (allProblems.length > 0) {
    await forgetPictures(storage, pictures.keys)
    return refused(allProblems)
  }
  if (isDryRun) return { outcome: 'planned', plan: before, unusedColumns }

  try {
    const { plan, wasMenu } = await database.withActor(actor, async (tx) => {
      await holdMenu(tx, hotel.id)
      const { menu: wasMenu, ...namedNow } = await readAll(tx, hotel.id)
      const plan = planMenuImport(rows, wasMenu, { ...namedNow, pictures: pictures.urls })
      if (plan.problems.length === 0) await apply(tx, actor, hotel.id, plan)
      return { plan, wasMenu }
    })
    if (plan.problems.length > 0) {
      await forgetPictures(storage, pictures.keys)
      return refused(plan.problems)
    }
    await forgetReplaced(storage, wasMenu, plan)
    return { outcome: 'imported', plan, unusedColumns }
  } catch (error) {
    await forgetPictures(storage, pictures.keys)
    throw error
  }
}

/** A hotel's menu in its order, and what its dishes can name. */
const readAll = async (tx: Tx, hotelId: string) => ({
  menu: await listMenuItems(tx, hotelId, false),
  groups: await listOptionGroups(tx, hotelId),
  parts: await listParts(tx, hotelId),
})

async function apply(tx: Tx, actor: Actor, hotelId: string, { added, changed, sameCount }: MenuPlan) {
  await saveMenuItems(tx, hotelId, [...added, ...changed.map(({ item }) => item)])
  const fieldsOf = (side: 'before' | 'after') =>
    changed.map(({ item, changes }) => ({
      id: item.id,
      name: item.name.en,
      ...Object.fromEntries(changes.map((change) => [change.field, change[side]])),
    }))
  await recordChange(tx, actor, {
    hotelId,
    action: 'import',
    entity: 'menu',
    entityId: null,
    before: { changed: fieldsOf('before') },
    after: {
      addedCount: added.length,
      changedCount: changed.length,
      sameCount,
      added: added.map(({ id, name }) => ({ id, name: name.en })),
      changed: fieldsOf('after'),
    },
  })
}
