import { isSame } from '#kit/shared/same.ts'

/** The values typed into a form, and what each edited field showed before. */
export type Edits<Fields> = { typed: Partial<Fields>; seen: Partial<Fields> }

/** Whether two values are the same in a form, where an empty text equals null. */
export const isSameEntry = (one: unknown, other: unknown) =>
  isSame(one, other, (value) => (value === '' ? null : value))

/** A three-way merge by field of the values at the start, the values saved now, and the values typed meanwhile. */
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
    /** Fields that this user and somebody else changed to different values. */
    conflicts: mine.filter((name) => !isSameEntry(seen[name], saved[name])),
    /** Fields that only somebody else has changed since the form was opened. */
    theirs: names.filter((name) => !mine.includes(name) && !isSameEntry(start[name], saved[name])),
  }
}
