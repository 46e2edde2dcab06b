import { anyErrors } from './errors.ts'
import type { RequestContext } from './context.ts'
import type { LimitKey } from './limit-key.ts'

/**
 * Runs `work` as one counted attempt; throws RATE_LIMITED when none is left. If `work` throws, or its result is not
 * `isDone`, the attempt is not counted (OP-33).
 */
export async function limited<T>(
  { limits, tellAttemptsLeft }: Pick<RequestContext, 'limits' | 'tellAttemptsLeft'>,
  key: LimitKey,
  work: () => Promise<T>,
  isDone: (result: T) => boolean = () => true,
): Promise<T> {
  const { allowed, remainingAttempts, retryAfterSeconds } = await limits.take(key)
  if (!allowed) tellAttemptsLeft(key.action, 0)
  if (!allowed) throw anyErrors.RATE_LIMITED({ data: { retryAfterSeconds } })
  let counts = false
  try {
    const result = await work()
    counts = isDone(result)
    if (counts) tellAttemptsLeft(key.action, remainingAttempts)
    return result
  } finally {
    if (!counts) await limits.giveBack(key)
  }
}
