import { SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import type { LimitKey } from '#kit/server/limit-key.ts'
import type { Counters } from '#kit/server/limits.ts'
import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import { findStaffAccount, recordFailedLogin } from '#features/accounts/server/queries.ts'

/** Credentials that were right and yet open nothing: why. */
export type Refusal = 'unusable' | 'unknownUser' | 'otherRole'

const FAILURES = ['wrong', 'unusable', 'unknownUser', 'otherRole'] as const satisfies ('wrong' | Refusal)[]

/** How one sign-in ended. `remaining` counts the attempts that are left. */
export type SignIn<T> =
  | { outcome: 'in'; session: T }
  | { outcome: 'wrong'; remaining: number }
  | { outcome: Refusal }
  | { outcome: 'locked'; retryAfterSeconds: number }

/**
 * Counts an attempt under every key and evaluates it. When it was right, the attempts of its keys' marks are forgiven:
 * those at the same account, never those at another one (OP-33). The first key's counter stays locked meanwhile, so
 * that of parallel attempts no more than the maximum are evaluated and right ones never lock.
 * @param attempt.hotelId whose sign-in it was, also where the counters are of no hotel (RL-14)
 */
export async function attemptSignIn<T>(
  tx: Tx,
  counters: Counters,
  attempt: { keys: [LimitKey, ...LimitKey[]]; ip: string; loginType: string; hotelId: string | null },
  evaluate: () => Promise<T | 'wrong' | Refusal>,
): Promise<SignIn<T>> {
  const [first] = attempt.keys
  let remaining = 0
  for (const key of attempt.keys) {
    const limit = await counters.take(key)
    if (!limit.allowed) return { outcome: 'locked', retryAfterSeconds: limit.retryAfterSeconds }
    if (key === first) remaining = limit.remainingAttempts
  }
  const result = await evaluate()
  const failure = FAILURES.find((one) => one === result)
  if (failure) {
    const { identifier, action } = first
    const { loginType, ip, hotelId } = attempt
    await recordFailedLogin(tx, { identifier, hotelId, loginType, ip })
    await counters.record(addressKey(ip))
    if (remaining <= 0 && attempt.loginType !== 'guest') await recordLockout(tx, identifier)
    if (failure !== 'wrong') return { outcome: failure }
    const retryAfterSeconds = RATE_LIMITS[action].lockoutMinutes * 60
    return remaining > 0 ? { outcome: 'wrong', remaining } : { outcome: 'locked', retryAfterSeconds }
  }
  for (const key of attempt.keys) await counters.forgive(key)
  return { outcome: 'in', session: result as T }
}

/** Addresses that nobody signs in with are locked too, but there is nobody whose audit it concerns. */
async function recordLockout(tx: Tx, email: string) {
  const staff = await findStaffAccount(tx, email)
  if (!staff) return
  const { hotelId, userId } = staff
  const change = { action: 'lock', entity: 'user', entityId: userId, after: { email } }
  await recordChange(tx, SYSTEM, { hotelId, ...change })
}

/** Whole IPv4 addresses; IPv6 by its /64, which is what one subscriber holds. */
export const addressKey = (ip: string): LimitKey => ({
  action: 'login_address',
  identifier: ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip,
  hotelId: null,
})
