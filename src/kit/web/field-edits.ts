/** What was typed into a form, and what each touched field said before. */
export type Edits<Fields> = { typed: Partial<Fields>; seen: Partial<Fields> }

/** By value: an empty text is none, lists and objects are what is in them. */
export function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [one === '' ? null : one, other === '' ? null : other]
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b)
  const [mine, theirs] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  return mine.size === theirs.size && [...mine].every(([name, value]) => isSame(value, theirs.get(name)))
}

/** Merges, field by field, how something was at the start, how it stands, and what was typed meanwhile. */
export function editsOf<Fields extends object>(start: Fields, saved: Fields, { typed, seen }: Edits<Fields>) {
  const names = Object.keys(saved) as (keyof Fields)[]
  const touched = names.filter((name) => name in typed)
  const mine = touched.filter((name) => !isSame(typed[name], seen[name]) && !isSame(typed[name], saved[name]))
  const asTyped = touched.filter((name) => mine.includes(name) || isSame(typed[name], saved[name]))
  const over = Object.fromEntries(asTyped.map((name) => [name, typed[name]])) as Partial<Fields>
  return {
    fields: { ...saved, ...over },
    isChanged: mine.length > 0,
    /** Changed by this person and by somebody else, to something different. */
    conflicts: mine.filter((name) => !isSame(seen[name], saved[name])),
    /** Changed by somebody else alone since the form was opened. */
    theirs: names.filter((name) => !mine.includes(name) && !isSame(start[name], saved[name])),
  }
}
