import { randomUUID } from 'node:crypto'
import { isSame } from '#kit/shared/same.ts'
import { foldName } from '#kit/shared/text.ts'
import { flatten, unflatten } from '#kit/shared/texts.ts'
import type { MenuItem, MenuProblem } from '../contract.ts'
import { changesOfDish } from '../editing.ts'
import { DISH_TEXTS, type ImportedField, NEW_DISH, OPTIONS } from '../fields.ts'
import type { MenuRow } from './import-file.ts'
import { namedOptions, type NamedGroups, namesOf } from './named-options.ts'

export type FieldChange = {
  field: ImportedField
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
 * @param groups the hotel's groups of choices
 * @param pictures addresses of new pictures by line; a line without one keeps the item's picture
 */
export function planMenuImport(
  rows: MenuRow[],
  menu: readonly MenuItem[],
  pictures: ReadonlyMap<number, string>,
  groups: NamedGroups,
): MenuPlan {
  const plan: MenuPlan = { added: [], changed: [], sameCount: 0, problems: [] }
  const byName = Map.groupBy(menu, (item) => foldName(item.name.en))
  const wantedOf = (row: MenuRow, item: MenuItem): MenuItem => {
    const { ids, problems } = namedOptions(row, item, groups)
    plan.problems.push(...problems)
    return {
      ...unflatten(DISH_TEXTS, { ...flatten(DISH_TEXTS, item), ...row.fields }),
      optionGroupIds: ids,
      imageUrl: pictures.get(row.line) ?? item.imageUrl,
    }
  }
  let orderIndex = menu.reduce((highest, item) => Math.max(highest, item.orderIndex), -1)

  for (const row of rows) {
    const [known, another] = byName.get(foldName(row.fields.name)) ?? []
    if (another) {
      plan.problems.push({ line: row.line, code: 'ambiguous', value: row.fields.name })
    } else if (!known) {
      const newItem = { ...NEW_DISH, id: randomUUID(), orderIndex: ++orderIndex }
      plan.added.push(wantedOf(row, newItem))
    } else {
      const item = wantedOf(row, known)
      const [before, after] = [flatten(DISH_TEXTS, known), flatten(DISH_TEXTS, item)]
      const changes: FieldChange[] = changesOfDish(before, after).map((field) => {
        return { field, before: before[field], after: after[field] }
      })
      if (!isSame(known.optionGroupIds, item.optionGroupIds)) {
        const [was, is] = [known, item].map((one) => namesOf(one.optionGroupIds, groups).join(', '))
        changes.push({ field: OPTIONS, before: was ?? '', after: is ?? '' })
      }
      if (changes.length > 0) plan.changed.push({ item, changes })
      else plan.sameCount++
    }
  }
  return plan
}
