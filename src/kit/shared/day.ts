function partsAt(moment: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    ...{ hourCycle: 'h23', timeZone },
  }).formatToParts(moment)
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
}

const DAY_MS = 24 * 3600 * 1000

/** The date in that time zone, such as `2026-11-20`, or the date `daysLater` days after it. */
export function dayAt(moment: Date, timeZone: string, daysLater = 0): string {
  const part = partsAt(moment, timeZone)
  const noon = Date.parse(`${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T12:00:00Z`)
  return new Date(noon + daysLater * DAY_MS).toISOString().slice(0, 10)
}

/** The time in that time zone, such as `14:05`. */
export function timeAt(moment: Date, timeZone: string): string {
  const part = partsAt(moment, timeZone)
  return `${part('hour')}:${part('minute')}`
}
