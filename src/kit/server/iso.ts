/** As PostgreSQL writes a moment where it is set to UTC. */
const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/

/** A moment as ISO 8601 in UTC, to the millisecond: from a date, or from PostgreSQL's text or JSON in any time zone. */
export function isoOf(at: Date | string): string {
  if (typeof at !== 'string') return at.toISOString()
  if (!IN_UTC.test(at)) return new Date(at).toISOString()
  // the usual case of long lists, in which parsing dates takes longer than reading all else
  return `${at.slice(0, 10)}T${at.slice(11, 19)}.${at.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`
}

/** A moment as PostgreSQL writes it, in microseconds since 1970: what a date of JavaScript would cut off. */
export function microsecondsOf(text: string): number {
  const [, digits = ''] = /\.\d{3}(\d{1,3})/.exec(text) ?? []
  return Date.parse(isoOf(text)) * 1000 + Number(digits.padEnd(3, '0'))
}
