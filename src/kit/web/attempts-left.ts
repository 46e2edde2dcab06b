import { storageOf, onForget } from './personal-storage.ts'
import type { LimitedAction } from '#kit/shared/rate-limits.ts'

const SAID = /^"(\w+)";r=(\d+);t=(\d+)$/
const kept = storageOf('guest', 'sessionStorage')
const lastUntil = new Map(Object.entries((kept.read('attempts') ?? {}) as Record<string, number>))
const watchers = new Set<() => void>()
onForget('guest', () => lastUntil.clear())

/** Records the attempts left that an answer reports. */
export function noteAttemptsLeft(header: string | null) {
  const [, action, left, seconds] = SAID.exec(header ?? '') ?? []
  if (!action) return
  if (left === '1') lastUntil.set(action, Date.now() + Number(seconds) * 1000)
  else lastUntil.delete(action)
  kept.keep('attempts', Object.fromEntries(lastUntil))
  for (const tell of watchers) tell()
}

export function watchAttempts(onChange: () => void) {
  watchers.add(onChange)
  return () => {
    watchers.delete(onChange)
  }
}

/** The time (in ms) until which only one attempt is left before a lockout; 0 when more are left. */
export const lastAttemptUntil = (action: LimitedAction) => lastUntil.get(action) ?? 0
