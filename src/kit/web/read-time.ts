import { withWesternDigits } from '#kit/shared/western-digits.ts'

const WRITTEN = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*(?:([ap])\.?m\.?)?$/i
const NOON = 12

/** The time of the day that a typed text means, such as `15:30`, or null: `1530`, `15.30`, `3:30 pm`, `15`. */
export function readTime(text: string): string | null {
  const typed = withWesternDigits(text.trim())
  const [, written, minute = '00', half] = WRITTEN.exec(typed) ?? []
  if (written === undefined) return null
  const hour = Number(written)
  if (half && (hour < 1 || hour > NOON)) return null
  const read = half ? (hour % NOON) + (half.toLowerCase() === 'p' ? NOON : 0) : hour
  if (read > 23 || Number(minute) > 59) return null
  return `${String(read).padStart(2, '0')}:${minute}`
}
