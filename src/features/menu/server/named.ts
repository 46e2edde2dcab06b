import { isSame } from '#kit/shared/same.ts'
import { foldName } from '#kit/shared/text.ts'
import type { Texts } from '#kit/shared/texts.ts'
import type { MenuProblem } from '../contract.ts'

type Named = { id: string; name: Texts }

export const namesOf = (ids: readonly string[], all: readonly Named[]) =>
  ids.flatMap((id) => all.find((each) => each.id === id)?.name.en ?? [])

type Cell = {
  line: number
  /** Null: the file has no such column. */
  names: string[] | null
  code: 'options' | 'parts'
}

/**
 * The groups of choices, or the parts of the day, that a cell names. A name that several have is known where it is
 * written just so, and where the dish has just these names.
 */
export function namedIn(
  { line, names, code }: Cell,
  has: readonly string[],
  all: readonly Named[],
): { ids: string[]; problems: MenuProblem[] } {
  const isAsWritten = isSame(names?.map(foldName), namesOf(has, all).map(foldName))
  if (!names || isAsWritten) return { ids: [...has], problems: [] }
  const problems: MenuProblem[] = []
  const ids = names.flatMap((value) => {
    const alike = all.filter(({ name }) => foldName(name.en) === foldName(value))
    const same = alike.filter(({ name }) => name.en === value)
    const [one, another] = same.length === 1 ? same : alike
    if (!one) problems.push({ line, code, value })
    if (another) problems.push({ line, code: `${code}-ambiguous`, value })
    return one ? [one.id] : []
  })
  return { ids: [...new Set(ids)], problems }
}
