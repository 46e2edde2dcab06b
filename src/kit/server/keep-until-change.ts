import type { Announced, Events } from './events.ts'

const KEEP_MS = 15_000
const MOST = 20_000

/**
 * Remembers what was loaded, for 15 s at the most, and forgets it at once when a live event touches it.
 * Null is never remembered; neither is what was loaded while anything changed.
 */
export function keepUntilChange<T>(events: Events, isTouched: (event: Announced, value: T) => boolean) {
  const kept = new Map<string, { value: T; until: number }>()
  let changes = 0

  events.subscribe((event) => {
    changes++
    if (!event) return kept.clear()
    for (const [key, { value }] of kept) if (isTouched(event, value)) kept.delete(key)
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
