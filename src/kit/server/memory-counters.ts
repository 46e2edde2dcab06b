import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import type { LimitKey, LimitResult } from './limit-key.ts'
import { countRefusal } from './metrics.ts'

const MOST_SEEN = 10_000

/** The moments of attempts, the oldest first, and the mark of each: plain numbers, of which readers leave very many. */
type Counter = { moments: number[]; marks: (string | undefined)[]; lockedUntil: number }

export type MemoryCounters = ReturnType<typeof createMemoryCounters>

/**
 * The database's rate limit rules, counted for this process alone.
 * @param now milliseconds of a clock that nobody can set
 */
export function createMemoryCounters(now: () => number = () => performance.now()) {
  const seen = new Map<string, Counter>()
  const nameOf = ({ action, identifier, hotelId }: LimitKey) => `${action} ${hotelId} ${identifier}`

  /** The counter of a key with the attempts that still count: none once a lockout is over. */
  function open(key: LimitKey): Counter {
    const name = nameOf(key)
    const known = seen.get(name)
    if (known) return dropOld(known, RATE_LIMITS[key.action].windowMinutes)
    if (seen.size > MOST_SEEN) seen.clear()
    const counter: Counter = { moments: [], marks: [], lockedUntil: 0 }
    seen.set(name, counter)
    return counter
  }
  function dropOld(counter: Counter, windowMinutes: number): Counter {
    const { moments, lockedUntil } = counter
    if (lockedUntil > now()) return counter
    const since = lockedUntil ? Infinity : now() - windowMinutes * 60_000
    counter.lockedUntil = 0
    // mostly all of them still count
    if ((moments[0] ?? Infinity) > since || moments.length === 0) return counter
    const firstNew = moments.findIndex((at) => at > since)
    dropFirst(counter, firstNew < 0 ? moments.length : firstNew)
    return counter
  }

  function check(key: LimitKey): LimitResult {
    const { moments, lockedUntil } = open(key)
    const isLockedOut = lockedUntil > 0
    if (isLockedOut) countRefusal(key.action)
    const left = Math.max(RATE_LIMITS[key.action].maxAttempts - moments.length, 0)
    return {
      allowed: !isLockedOut,
      remainingAttempts: isLockedOut ? 0 : left,
      retryAfterSeconds: isLockedOut ? Math.ceil((lockedUntil - now()) / 1000) : 0,
      isLockedOut,
    }
  }
  /** After attempts were added. */
  function settle(key: LimitKey, counter: Counter, isLocking = false) {
    const { maxAttempts, lockoutMinutes } = RATE_LIMITS[key.action]
    dropFirst(counter, counter.moments.length - maxAttempts)
    const isLast = isLocking || counter.moments.length >= maxAttempts
    if (isLast) counter.lockedUntil ||= now() + lockoutMinutes * 60_000
    return { ...NO_LOCK, remainingAttempts: maxAttempts - counter.moments.length }
  }
  function record(key: LimitKey, counter: Counter) {
    counter.moments.push(now())
    counter.marks.push(key.mark)
    return settle(key, counter)
  }
  return {
    check,
    take: (key: LimitKey): LimitResult => {
      const counter = open(key)
      return counter.lockedUntil ? check(key) : record(key, counter)
    },
    record: (key: LimitKey) => void record(key, open(key)),
    /** Counts attempts of which another process tells, by their ages in seconds; what it locked is locked here. */
    addFromElsewhere: (key: LimitKey, ages: readonly number[], isLocked: boolean) => {
      const counter = open(key)
      const { moments, marks } = counter
      const all = [
        ...moments.map((at, which) => ({ at, mark: marks[which] })),
        ...ages.map((age) => ({ at: now() - age * 1000, mark: key.mark })),
      ].toSorted((a, b) => a.at - b.at)
      counter.moments = all.map(({ at }) => at)
      counter.marks = all.map(({ mark }) => mark)
      settle(key, counter, isLocked)
    },
    forgive: (key: LimitKey) => {
      const counter = open(key)
      const stays = counter.marks.map((mark) => firstLine(mark) !== firstLine(key.mark))
      counter.moments = counter.moments.filter((_at, which) => stays[which])
      counter.marks = counter.marks.filter((_mark, which) => stays[which])
      counter.lockedUntil = 0
    },
    giveBack: (key: LimitKey) => {
      const counter = open(key)
      counter.moments.pop()
      counter.marks.pop()
      counter.lockedUntil = 0
    },
  }
}

function dropFirst({ moments, marks }: Counter, count: number) {
  if (count <= 0) return
  moments.splice(0, count)
  marks.splice(0, count)
}

const firstLine = (mark: string | undefined) => mark?.split('\n')[0]
const NO_LOCK = { allowed: true, retryAfterSeconds: 0, isLockedOut: false }
