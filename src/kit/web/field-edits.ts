import { isSame } from '#kit/shared/same.ts'

/** What was typed into a form, and what each touched field said before. */
export type Edits<Fields> = { typed: Partial<Fields>; seen: Partial<Fields> }

/** Whether two values mean the same in a form, where an empty text is none. */
export const isSameEntry = (one: unknown, other: unknown) =>
  isSame(one, other, (value) => (value === '' ? null : value))

/** Merges, field by field, how something was at the start, how it stands, and what was typed meanwhile. */
export function editsOf<Fields extends object>(start: Fields, saved: Fields, { typed, seen }: Edits<Fields>) {
  const names = Object.keys(saved) as (keyof Fields)[]
  const touched = names.filter((name) => name in typed)
  const mine = touched.filter(
    (name) => !isSameEntry(typed[name], seen[name]) && !isSameEntry(typed[name], saved[name]),
  )
  const asTyped = touched.filter((name) => mine.includes(name) || isSameEntry(typed[name], saved[name]))
  const over = Object.fromEntries(asTyped.map((name) => [name, typed[name]])) as Partial<Fields>
  return {
    fields: { ...saved, ...over },
    isChanged: mine.length > 0,
    /** Changed by this person and by somebody else, to something different. */
    conflicts: mine.filter((name) => !isSameEntry(seen[name], saved[name])),
    /** Changed by somebody else alone since the form was opened. */
    theirs: names.filter((name) => !mine.includes(name) && !isSameEntry(start[name], saved[name])),
  }
}
