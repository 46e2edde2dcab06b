/** The greeting that fits the hour at the hotel. */
export function greetingAt(now: Date, timeZone: string): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now),
  )
  if (hour >= 4 && hour < 11) return 'morning'
  return hour >= 11 && hour < 18 ? 'afternoon' : 'evening'
}
