import { randomUUID } from 'node:crypto'
import { changedFields } from '#kit/shared/same.ts'
import { inOneLine } from '#kit/shared/text.ts'
import { flatten, unflatten } from '#kit/shared/texts.ts'
import type { MenuItem } from '../dish-shapes.ts'
import type { MenuProblem } from '../contract.ts'
import { changesOfDish, type NamedByDishes } from '../editing.ts'
import { DISH_TEXTS, type FlatDish, type ImportedField, NEW_DISH, OPTIONS, PARTS } from '../fields.ts'
import { writeNames } from '../option-names.ts'
import { GROUPS_OF_DISH_MAX } from '../limits.ts'
import { declaredBy, traitsByColumn } from '../trait-columns.ts'
import type { MenuRow } from './import-file.ts'
import { matchRows } from './match-rows.ts'
import { namedIn, namesOf } from './named.ts'

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

/** What the lines of a file mean at a hotel. */
type Known = NamedByDishes & {
  /** Addresses of new pictures by line; a line without one keeps the item's picture. */
  pictures: ReadonlyMap<number, string>
}

/**
 * Compares the rows of a file with the menu.
 * @param menu in its order
 */
export function planMenuImport(rows: MenuRow[], menu: readonly MenuItem[], known: Known): MenuPlan {
  const { items, problems } = matchRows(rows, menu)
  const plan: MenuPlan = { added: [], changed: [], sameCount: 0, problems }
  const wantedOf = (row: MenuRow, item: MenuItem): MenuItem => {
    const options = namedIn(cellOf(row, 'options'), item.optionGroupIds, known.groups)
    const parts = namedIn(cellOf(row, 'parts'), item.partIds, known.parts)
    plan.problems.push(...options.problems, ...parts.problems)
    if (options.ids.length > GROUPS_OF_DISH_MAX)
      plan.problems.push({ line: row.line, code: 'options-too-many', value: String(GROUPS_OF_DISH_MAX) })
    return {
      ...unflatten(DISH_TEXTS, writtenOver(flatten(DISH_TEXTS, item), row.fields)),
      optionGroupIds: options.ids,
      partIds: parts.ids,
      traits: declaredBy(item.traits, row.traits),
      imageUrl: known.pictures.get(row.line) ?? item.imageUrl,
    }
  }
  let orderIndex = menu.reduce((highest, item) => Math.max(highest, item.orderIndex), -1)

  for (const row of rows) {
    const before = items.get(row)
    if (!before) {
      plan.added.push(wantedOf(row, { ...NEW_DISH, id: randomUUID(), orderIndex: ++orderIndex }))
      continue
    }
    const item = wantedOf(row, before)
    const changes = changesBetween(before, item, known)
    if (changes.length > 0) plan.changed.push({ item, changes })
    else plan.sameCount++
  }
  return plan
}

const cellOf = (row: MenuRow, code: 'options' | 'parts') => ({ line: row.line, names: row[code], code })

/** A dish with what a line says: a text that only breaks its lines elsewhere stays as it is. */
function writtenOver(item: FlatDish, fields: MenuRow['fields']): FlatDish {
  const isSaid = ([name, value]: [string, unknown]) => {
    const stands = item[name as keyof FlatDish]
    return typeof stands !== 'string' || inOneLine(stands) !== value
  }
  return { ...item, ...Object.fromEntries(Object.entries(fields).filter(isSaid)) }
}

function changesBetween(before: MenuItem, after: MenuItem, known: NamedByDishes): FieldChange[] {
  const [was, is] = [flatten(DISH_TEXTS, before), flatten(DISH_TEXTS, after)]
  const changes: FieldChange[] = changesOfDish(was, is).map((field) => {
    return { field, before: was[field], after: is[field] }
  })
  const lists = ({ optionGroupIds, partIds, traits }: MenuItem) => ({
    [OPTIONS]: namesOf(optionGroupIds, known.groups).join(', '),
    [PARTS]: namesOf(partIds, known.parts).join(', '),
    ...Object.fromEntries(
      Object.entries(traitsByColumn(traits)).map(([column, named]) => [column, writeNames(named)]),
    ),
  })
  const [had, has] = [lists(before), lists(after)]
  for (const field of changedFields(had, has))
    changes.push({ field, before: had[field] ?? '', after: has[field] ?? '' })
  return changes
}
