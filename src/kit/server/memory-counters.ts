import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import type { LimitKey, LimitResult } from './limit-key.ts'
import { countRefusal } from './metrics.ts'

const MOST_SEEN = 10_000

type Attempt = { at: number; mark: string | undefined }
type Counter = { attempts: Attempt[]; lockedUntil: number }

export type MemoryCounters = ReturnType<typeof createMemoryCounters>

/**
 * The database's rate limit rules, counted for this process alone.
 * @param now milliseconds of a clock that nobody can set
 */
export function createMemoryCounters(now: () => number = () => performance.now()) {
  const seen = new Map<string, Counter>()
  const nameOf = ({ action, identifier, hotelId }: LimitKey) => `${action} ${hotelId} ${identifier}`

  /** The attempts that still count for a key; none once a lockout is over. */
  function read(key: LimitKey): Counter {
    const { attempts, lockedUntil } = seen.get(nameOf(key)) ?? { attempts: [], lockedUntil: 0 }
    if (lockedUntil > now()) return { attempts, lockedUntil }
    if (lockedUntil) return { attempts: [], lockedUntil: 0 }
    const since = now() - RATE_LIMITS[key.action].windowMinutes * 60_000
    // mostly all of them still count, and the oldest stands first
    const isAllNew = (attempts[0]?.at ?? Infinity) > since
    return { attempts: isAllNew ? attempts : attempts.filter(({ at }) => at > since), lockedUntil: 0 }
  }
  function keep(key: LimitKey, attempts: Attempt[], lockedUntil = 0) {
    if (seen.size > MOST_SEEN) seen.clear()
    seen.set(nameOf(key), { attempts, lockedUntil })
  }

  function check(key: LimitKey): LimitResult {
    const { attempts, lockedUntil } = read(key)
    const isLockedOut = lockedUntil > 0
    if (isLockedOut) countRefusal(key.action)
    const left = Math.max(RATE_LIMITS[key.action].maxAttempts - attempts.length, 0)
    return {
      allowed: !isLockedOut,
      remainingAttempts: isLockedOut ? 0 : left,
      retryAfterSeconds: isLockedOut ? Math.ceil((lockedUntil - now()) / 1000) : 0,
      isLockedOut,
    }
  }
  function count(key: LimitKey, attempts: Attempt[], lockedUntil: number, isLocking = false) {
    const { maxAttempts, lockoutMinutes } = RATE_LIMITS[key.action]
    if (attempts.length > maxAttempts) attempts.splice(0, attempts.length - maxAttempts)
    const isLast = isLocking || attempts.length >= maxAttempts
    keep(key, attempts, lockedUntil || (isLast ? now() + lockoutMinutes * 60_000 : 0))
    return { ...NO_LOCK, remainingAttempts: maxAttempts - attempts.length }
  }
  function record(key: LimitKey) {
    const { attempts, lockedUntil } = read(key)
    attempts.push({ at: now(), mark: key.mark })
    return count(key, attempts, lockedUntil)
  }
  return {
    check,
    take: (key: LimitKey): LimitResult => (read(key).lockedUntil ? check(key) : record(key)),
    record: (key: LimitKey) => void record(key),
    /** Counts attempts of which another process tells, by their ages in seconds; what it locked is locked here. */
    addFromElsewhere: (key: LimitKey, ages: readonly number[], isLocked: boolean) => {
      const { attempts, lockedUntil } = read(key)
      attempts.push(...ages.map((age) => ({ at: now() - age * 1000, mark: key.mark })))
      attempts.sort((one, other) => one.at - other.at)
      count(key, attempts, lockedUntil, isLocked)
    },
    forgive: (key: LimitKey) =>
      keep(
        key,
        read(key).attempts.filter(({ mark }) => firstLine(mark) !== firstLine(key.mark)),
      ),
    giveBack: (key: LimitKey) => keep(key, read(key).attempts.slice(0, -1)),
  }
}

const firstLine = (mark: string | undefined) => mark?.split('\n')[0]
const NO_LOCK = { allowed: true, retryAfterSeconds: 0, isLockedOut: false }
