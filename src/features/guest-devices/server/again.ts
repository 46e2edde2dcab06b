import type { Sent } from '#kit/server/push/send.ts'

const TRIES_MAX = 5
const FIRST_PAUSE_SECONDS = 15
/** What may be over in a while: a push service that is away or fails, not one that refuses. */
const PASSES = /^(timeout|unreachable|unresolved|status-5\d\d)$/

/** In how many seconds a phone is tried again; null where it was reached, cannot be, or nobody wants to know it then. */
export function pauseFor(
  sent: Sent,
  tries: number,
  { until, now }: { until: Date; now: Date },
): number | null {
  if (sent.outcome === 'delivered' || sent.outcome === 'gone' || tries >= TRIES_MAX) return null
  if (sent.outcome === 'failed' && !PASSES.test(sent.reason)) return null
  const seconds = sent.outcome === 'later' ? sent.seconds : FIRST_PAUSE_SECONDS * 2 ** tries
  return now.getTime() + seconds * 1000 < until.getTime() ? seconds : null
}
