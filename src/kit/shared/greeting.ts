const hourAt = (now: Date, timeZone: string) =>
  Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now))

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** The part of the day at the hotel, by which it greets. */
export function greetingAt(now: Date, timeZone: string): PartOfDay {
  const hour = hourAt(now, timeZone)
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

export type Light = 'day' | 'dusk' | 'night'

/** How light it is at the hotel. */
export function lightAt(now: Date, timeZone: string): Light {
  const hour = hourAt(now, timeZone)
  if (hour < 5 || hour >= 21) return 'night'
  return hour < 7 || hour >= 18 ? 'dusk' : 'day'
}
