const DEFAULT_SECONDS = 60
const MOST_SECONDS = 3600

/** After how many seconds a `retry-after` asks to come again, in seconds or as a date: an hour at most. */
export function readRetryAfter(header: string | null, nowMs = Date.now()): number {
  const text = header?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - nowMs) / 1000)
  return Number.isNaN(seconds) ? DEFAULT_SECONDS : Math.min(MOST_SECONDS, Math.max(0, seconds))
}
