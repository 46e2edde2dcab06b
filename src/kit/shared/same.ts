const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]'

/**
 * Whether two values of JSON say the same: lists and objects by what is in them, keys in any order, and what is
 * undefined as what is not there.
 * @param meant how to read each value, however deep, such as an empty text as none
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

/** The fields of `after`, or those that are named, that are not as they were. */
export const changedFields = <Fields extends object, Name extends keyof Fields = keyof Fields>(
  before: NoInfer<Partial<Fields>>,
  after: Fields,
  names: readonly Name[] = Object.keys(after) as Name[],
): Name[] => names.filter((name) => !isSame(before[name], after[name]))
