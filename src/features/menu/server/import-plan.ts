import { randomUUID } from 'node:crypto'
import { foldName } from '#kit/shared/text.ts'
import { flatten, unflatten } from '#kit/shared/texts.ts'
import type { MenuItem, MenuProblem } from '../contract.ts'
import { changesOfDish } from '../editing.ts'
import { DISH_TEXTS, type DishField, NEW_DISH } from '../fields.ts'
import type { MenuRow } from './import-file.ts'

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
  const byName = Map.groupBy(menu, (item) => foldName(item.name.en))
  let orderIndex = menu.reduce((highest, item) => Math.max(highest, item.orderIndex), -1)

  for (const row of rows) {
    const [known, another] = byName.get(foldName(row.fields.name)) ?? []
    if (another) {
      plan.problems.push({ line: row.line, code: 'ambiguous', value: row.fields.name })
    } else if (!known) {
      const newItem = { ...NEW_DISH, id: randomUUID(), orderIndex: ++orderIndex }
      plan.added.push(wantedOf(row, newItem, pictures.get(row.line)))
    } else {
      const item = wantedOf(row, known, pictures.get(row.line))
      const [before, after] = [flatten(DISH_TEXTS, known), flatten(DISH_TEXTS, item)]
      const changes = changesOfDish(before, after).map((field) => {
        return { field, before: before[field], after: after[field] }
      })
      if (changes.length > 0) plan.changed.push({ item, changes })
      else plan.sameCount++
    }
  }
  return plan
}

const wantedOf = ({ fields }: MenuRow, item: MenuItem, picture = item.imageUrl): MenuItem => ({
  ...unflatten(DISH_TEXTS, { ...flatten(DISH_TEXTS, item), ...fields }),
  imageUrl: picture,
})
