import type { Topic } from '#kit/shared/live-events.ts'
import type { Events } from './events.ts'

const KEEP_MS = 15_000
const MOST = 20_000

/**
 * Caches loaded values for at most 15 s, and drops a value at once when a live event with one of these topics concerns
 * its hotel (or all hotels). Never caches null, nor a value that was being loaded while such an event arrived.
 */
export function cacheUntilChange<T>(
  events: Events,
  topics: readonly Topic[],
  hotelIdOf: (value: T) => string | null,
) {
  const kept = new Map<string, { value: T; until: number }>()
  let changes = 0

  events.subscribeCache((event) => {
    if (event && !topics.includes(event.topic)) return
    changes++
    if (!event?.hotelId) return kept.clear()
    for (const [key, { value }] of kept) {
      const hotelId = hotelIdOf(value)
      if (hotelId === null || hotelId === event.hotelId) kept.delete(key)
    }
  })

  return async (key: string, load: () => Promise<T | null>): Promise<T | null> => {
    const known = kept.get(key)
    if (known && known.until > Date.now()) return known.value
    const before = changes
    const value = await load()
    if (kept.size > MOST) kept.clear()
    if (value === null) kept.delete(key)
    else if (before === changes) kept.set(key, { value, until: Date.now() + KEEP_MS })
    return value
  }
}
