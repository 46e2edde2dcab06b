import { SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import type { LimitKey } from '#kit/server/limit-key.ts'
import type { Counters } from '#kit/server/limits.ts'
import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import { findStaffAccount, recordFailedLogin } from '#features/accounts/server/queries.ts'

/** Why correct credentials give no access. */
export type Refusal = 'unusable' | 'unknownUser' | 'otherRole'

const FAILURES = ['wrong', 'unusable', 'unknownUser', 'otherRole'] as const satisfies ('wrong' | Refusal)[]

/** The outcome of a sign-in. `remaining` is the number of attempts left. */
export type SignIn<T> =
  | { outcome: 'in'; session: T }
  | { outcome: 'wrong'; remaining: number }
  | { outcome: Refusal }
  | { outcome: 'locked'; retryAfterSeconds: number }

/**
 * Counts an attempt under every key and evaluates it. On success, forgives the attempts with the marks of its keys:
 * those at the same account, never those at another one (OP-33). The first key's counter row stays locked meanwhile, so
 * no more than the maximum of parallel attempts are evaluated, and successful ones never lock.
 * @param attempt.hotelId the hotel of the sign-in, even where the counters belong to no hotel (RL-14)
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

/** Unknown addresses are locked too, but have no user and so no audit log to record it in. */
async function recordLockout(tx: Tx, email: string) {
  const staff = await findStaffAccount(tx, email)
  if (!staff) return
  const { hotelId, userId } = staff
  const change = { action: 'lock', entity: 'user', entityId: userId, after: { email } }
  await recordChange(tx, SYSTEM, { hotelId, ...change })
}

/** An IPv4 address in full; an IPv6 address by its /64, which belongs to one subscriber. */
export const addressKey = (ip: string): LimitKey => ({
  action: 'login_address',
  identifier: ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip,
  hotelId: null,
})
