const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]'

/**
 * Whether two JSON values are deeply equal: keys may come in any order, and an undefined property equals a missing one.
 * @param meant normalises each value at any depth before the comparison, for example an empty text to null
 */
export function isSame(
  one: unknown,
  other: unknown,
  meant: (value: unknown) => unknown = (value) => value,
): boolean {
  const [a, b] = [meant(one), meant(other)]
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, at) => isSame(value, b[at], meant))
  }
  if (!isRecord(a) || !isRecord(b)) return a === b || Object.is(a, b)
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) =>
    isSame(ownOf(a, name), ownOf(b, name), meant),
  )
}

const ownOf = (record: Record<string, unknown>, name: string) =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** The names of the fields of `after` that differ from `before`, limited to `names` if given. */
export const changedFields = <Fields extends object, Name extends keyof Fields = keyof Fields>(
  before: NoInfer<Partial<Fields>>,
  after: Fields,
  names: readonly Name[] = Object.keys(after) as Name[],
): Name[] => names.filter((name) => !isSame(before[name], after[name]))
