import { randomUUID } from 'node:crypto'
import { foldName } from '#kit/shared/text.ts'
import type { MenuItem } from '../contract.ts'
import type { MenuProblem, MenuRow } from './import-file.ts'
import { changesOfDish, type DishField } from '../editing.ts'

export type FieldChange = {
  field: DishField
  before: string | number | null
  after: string | number | null
}

/** What an import does to a menu. Items that are not in the file are left as they are. */
export type MenuPlan = {
  added: MenuItem[]
  changed: { item: MenuItem; changes: FieldChange[] }[]
  sameCount: number
  problems: MenuProblem[]
}

/**
 * Compares the rows of a file with the menu, by name as sign-in compares names.
 * @param pictures addresses of new pictures by line; a line without one keeps the item's picture
 */
export function planMenuImport(
  rows: MenuRow[],
  menu: readonly MenuItem[],
  pictures: ReadonlyMap<number, string>,
): MenuPlan {
  const plan: MenuPlan = { added: [], changed: [], sameCount: 0, problems: [] }
  const byName = Map.groupBy(menu, (item) => foldName(item.name))
  let orderIndex = menu.reduce((highest, item) => Math.max(highest, item.orderIndex), -1)

  for (const row of rows) {
    const [known, another] = byName.get(foldName(row.name)) ?? []
    if (another) {
      plan.problems.push({ line: row.line, code: 'ambiguous', value: row.name })
    } else if (!known) {
      const item = newItem(++orderIndex)
      plan.added.push({ ...item, ...wantedOf(row, item, pictures.get(row.line)) })
    } else {
      const item = { ...known, ...wantedOf(row, known, pictures.get(row.line)) }
      const changes = changesOfDish(known, item).map((field) => {
        return { field, before: known[field], after: item[field] }
      })
      if (changes.length > 0) plan.changed.push({ item, changes })
      else plan.sameCount++
    }
  }
  return plan
}

const newItem = (orderIndex: number): MenuItem => ({
  ...{ id: randomUUID(), name: '', nameAr: null, nameBs: null, description: '' },
  ...{ descriptionAr: null, descriptionBs: null, price: 0, category: 'Main Courses' },
  ...{ imageUrl: null, enabled: true, orderIndex },
})

function wantedOf(row: MenuRow, item: MenuItem, picture: string | undefined): Pick<MenuItem, DishField> {
  const kept = <T>(wanted: T | undefined, known: T) => (wanted === undefined ? known : wanted)
  return {
    ...{ name: row.name, price: row.price, category: row.category },
    description: kept(row.description, item.description),
    ...{ nameAr: kept(row.nameAr, item.nameAr), nameBs: kept(row.nameBs, item.nameBs) },
    descriptionAr: kept(row.descriptionAr, item.descriptionAr),
    descriptionBs: kept(row.descriptionBs, item.descriptionBs),
    imageUrl: kept(picture, item.imageUrl),
  }
}
