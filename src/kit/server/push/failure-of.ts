import type { Sent } from './send.ts'

/** Why a message did not reach a device; null where it did, or the browser is gone. */
export const failureOf = (sent: Sent): string | null => {
  if (sent.outcome === 'failed') return sent.reason
  return sent.outcome === 'later' ? 'later' : null
}
