import { foldName } from '#kit/shared/text.ts'
import type { MenuItem } from '../dish-shapes.ts'
import type { MenuProblem } from '../contract.ts'
import type { MenuRow } from './import-file.ts'

type Matched = {
  /** The dish that a line is about; a line that is not here brings a new one. */
  items: ReadonlyMap<MenuRow, MenuItem>
  problems: MenuProblem[]
}

/**
 * Finds the dish of each line by its name, as sign-in compares names. Of several dishes of one name it is the one of the
 * line's category, and among those of one category they come in the order of the menu.
 * @param menu in its order
 */
export function matchRows(rows: readonly MenuRow[], menu: readonly MenuItem[]): Matched {
  const items = new Map<MenuRow, MenuItem>()
  const problems: MenuProblem[] = []
  const byName = Map.groupBy(menu, (item) => foldName(item.name.en))
  for (const [name, alike] of Map.groupBy(rows, ({ fields }) => foldName(fields.name))) {
    const known = byName.get(name) ?? []
    const byCategory = Map.groupBy(known, ({ category }) => category)
    const moved = alike.filter((row) => {
      const item = byCategory.get(row.fields.category)?.shift()
      if (item) items.set(row, item)
      return !item
    })
    const others = [...byCategory.values()].flat()
    for (const row of moved) {
      const { category, name: value } = row.fields
      const item = others.shift()
      const first = alike.find((each) => each !== row && items.get(each)?.category === category)
      if (item) items.set(row, item)
      else if (first) problems.push({ line: row.line, code: 'duplicate', value: `${value}, ${first.line}` })
    }
    const isUnclear = (row: MenuRow) =>
      others.some(({ category }) => moved.includes(row) || category === row.fields.category)
    if (others.length > 0)
      for (const row of alike.filter(isUnclear))
        problems.push({ line: row.line, code: 'ambiguous', value: row.fields.name })
  }
  return { items, problems }
}
