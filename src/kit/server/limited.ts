import { anyErrors } from './errors.ts'
import type { RequestContext } from './context.ts'
import type { LimitKey } from './limit-key.ts'

type Keys = readonly [LimitKey, ...LimitKey[]]

/** Takes one attempt of each key, or of none of them; returns what is left of the first. */
async function takeAll({ limits, tellAttemptsLeft }: Limiting, keys: Keys): Promise<number> {
  let left = 0
  for (const [at, key] of keys.entries()) {
    const { isShared, ...counted } = key
    const { allowed, remainingAttempts, retryAfterSeconds } = await limits.take(counted)
    if (at === 0) left = remainingAttempts
    if (allowed) continue
    for (const taken of keys.slice(0, at)) await limits.giveBack(taken)
    if (at === 0) tellAttemptsLeft(key.action, 0)
    throw anyErrors.RATE_LIMITED({ data: { retryAfterSeconds, ...(isShared && { signInHelps: true }) } })
  }
  return left
}

type Limiting = Pick<RequestContext, 'limits' | 'tellAttemptsLeft'>

/**
 * Runs `work` as one counted attempt; throws RATE_LIMITED when none is left. If `work` throws, or its result is not
 * `isDone`, the attempt is not counted (OP-33).
 * @param counted the limit that the screen shows, and others behind it
 */
export async function limited<T>(
  context: Limiting,
  counted: LimitKey | Keys,
  work: () => Promise<T>,
  isDone: (result: T) => boolean = () => true,
): Promise<T> {
  const keys: Keys = 'action' in counted ? [counted] : counted
  const left = await takeAll(context, keys)
  let counts = false
  try {
    const result = await work()
    counts = isDone(result)
    if (counts) context.tellAttemptsLeft(keys[0].action, left)
    return result
  } finally {
    if (!counts) for (const key of keys) await context.limits.giveBack(key)
  }
}
