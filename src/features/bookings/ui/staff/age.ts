import type { BookingStatus } from '../../contract.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WAITING_FROM = 10 * MINUTE
const LATE_FROM = 25 * MINUTE

export type Age = { seconds: number } & (
  | { clock: string }
  | { hours: number; minutes: number }
  | { days: number }
)

/** m:ss up to an hour, then hours and minutes, then days. */
export function ageOf(createdAt: string, now: number): Age {
  const seconds = Math.max(0, Math.floor((now - Date.parse(createdAt)) / 1000))
  if (seconds < HOUR) {
    const clock = `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
    return { seconds, clock }
  }
  if (seconds < DAY) {
    return { seconds, hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) }
  }
  return { seconds, days: Math.floor(seconds / DAY) }
}

/** Amber from 10 minutes, red from 25; no colour once delivered, because nobody is waiting any more. */
export function toneOfAge({ seconds }: Age, status: BookingStatus): string {
  if (status === 'delivered' || seconds < WAITING_FROM) return 'bg-ink/6 text-ink'
  return seconds < LATE_FROM ? 'bg-wait-tint text-wait' : 'bg-late-tint text-late'
}
