import { isSame } from '#kit/shared/same.ts'
import { foldName } from '#kit/shared/text.ts'
import type { MenuItem, MenuProblem } from '../contract.ts'
import { GROUPS_OF_DISH_MAX } from '../options.ts'
import type { OptionGroup } from '../options-contract.ts'
import type { MenuRow } from './import-file.ts'

export type NamedGroups = readonly Pick<OptionGroup, 'id' | 'name'>[]

export const namesOf = (ids: readonly string[], groups: NamedGroups) =>
  ids.flatMap((id) => groups.find((group) => group.id === id)?.name.en ?? [])

/** The groups of choices that a line names. A name that several have is known where the dish offers just these names. */
export function namedOptions(
  { line, options }: MenuRow,
  item: MenuItem,
  groups: NamedGroups,
): { ids: string[]; problems: MenuProblem[] } {
  const has = item.optionGroupIds
  const isAsWritten = isSame(options?.map(foldName), namesOf(has, groups).map(foldName))
  if (!options || isAsWritten) return { ids: has, problems: [] }
  const problems: MenuProblem[] = []
  const ids = options.flatMap((value) => {
    const [one, another] = groups.filter(({ name }) => foldName(name.en) === foldName(value))
    if (!one) problems.push({ line, code: 'options', value })
    if (another) problems.push({ line, code: 'options-ambiguous', value })
    return one ? [one.id] : []
  })
  const wanted = [...new Set(ids)]
  if (wanted.length > GROUPS_OF_DISH_MAX)
    problems.push({ line, code: 'options-too-many', value: String(GROUPS_OF_DISH_MAX) })
  return { ids: wanted, problems }
}
