/** Formatters of one kind, each made once for its time zone: making one takes a hundred times as long as its use. */
function formatters(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string) => {
    const known = made.get(timeZone)
    if (known) return known
    const formatter = new Intl.DateTimeFormat('en', { ...options, timeZone })
    made.set(timeZone, formatter)
    return formatter
  }
}

const dates = formatters({ year: 'numeric', month: '2-digit', day: '2-digit' })
const times = formatters({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const DAY_MS = 24 * 3600 * 1000

/** The date in that time zone, such as `2026-11-20`, or the date `daysLater` days after it. */
export function dayAt(moment: Date, timeZone: string, daysLater = 0): string {
  const parts = dates(timeZone).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const noon = Date.parse(`${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T12:00:00Z`)
  return new Date(noon + daysLater * DAY_MS).toISOString().slice(0, 10)
}

/** The time in that time zone, such as `14:05`. */
export const timeAt = (moment: Date, timeZone: string): string => times(timeZone).format(moment)

/** Whether a day such as `2026-11-20` lies in the centuries whose moments every part can reckon with. */
export const isInReach = (day: string) => day >= '1900-01-01' && day < '3000-01-01'
