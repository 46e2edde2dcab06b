import type { Topic } from '#kit/shared/live-events.ts'
import type { Announced, Events } from './events.ts'

const KEEP_MS = 15_000
const MOST = 20_000
/** A load that has taken longer is not shared any more: its connection may hang. */
const SHARED_MS = 2000

/** A value on its way, with the events that arrived meanwhile (null: some may have been missed). */
type Loading<T> = { value: Promise<T | null>; since: number; heard: (Announced | null)[] }

/**
 * Caches loaded values for at most `keepMs` (15 s), and drops a value at once when a live event with one of these topics
 * concerns it. Never caches null, nor a value that was being loaded while such an event arrived. Concurrent loads of one
 * key are one load; what is asked for after an event never shares a load from before it.
 */
export function cacheUntilChange<T>(
  events: Events,
  topics: readonly Topic[],
  isConcerned: (event: Announced, value: T, key: string) => boolean,
  keepMs = KEEP_MS,
) {
  const kept = new Map<string, { value: T; until: number }>()
  const loading = new Map<string, Loading<T>>()
  const unfinished = new Set<Loading<T>>()

  events.subscribeCache((event) => {
    if (event && !topics.includes(event.topic)) return
    loading.clear()
    for (const one of unfinished) one.heard.push(event)
    if (!event) return kept.clear()
    for (const [key, { value }] of kept) if (isConcerned(event, value, key)) kept.delete(key)
  })

  /** The oldest stand first. */
  const dropExpired = () => {
    for (const [key, { until }] of kept) {
      if (until > Date.now()) return
      kept.delete(key)
    }
  }

  const begin = async (key: string, load: () => Promise<T | null>): Promise<T | null> => {
    const value = load()
    const one: Loading<T> = { value, since: Date.now(), heard: [] }
    loading.set(key, one)
    unfinished.add(one)
    try {
      const loaded = await value
      dropExpired()
      if (kept.size > MOST) kept.clear()
      kept.delete(key)
      if (loaded !== null && !one.heard.some((event) => !event || isConcerned(event, loaded, key)))
        kept.set(key, { value: loaded, until: Date.now() + keepMs })
      return loaded
    } finally {
      unfinished.delete(one)
      if (loading.get(key) === one) loading.delete(key)
    }
  }

  return async (key: string, load: () => Promise<T | null>): Promise<T | null> => {
    const known = kept.get(key)
    if (known && known.until > Date.now()) return known.value
    const underWay = loading.get(key)
    return underWay && underWay.since > Date.now() - SHARED_MS ? underWay.value : begin(key, load)
  }
}
