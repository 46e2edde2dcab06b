import { setTimeout as pause } from 'node:timers/promises'
import { SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import type { LimitKey } from '#kit/server/limit-key.ts'
import type { Counters } from '#kit/server/limits.ts'
import { networkOf } from '#kit/server/network.ts'
import { createFairQueueByNetwork } from '#kit/server/fair-queue-by-network.ts'
import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import { findStaffAccount, recordFailedLogin } from '#features/accounts/server/queries.ts'

/** Why correct credentials give no access. */
export type Refusal = 'unusable' | 'unknownUser' | 'otherRole'

/**
 * The outcome of a sign-in. `remaining` is the number of attempts left; `wrongCode` says nothing of the rest, and of
 * `needsSecond` and `wrongSecond` the password was right.
 */
export type SignIn<T> =
  | { outcome: 'in'; session: T }
  | { outcome: 'wrong' | 'wrongCode' | 'wrongSecond'; remaining: number }
  | { outcome: Refusal | 'needsSecond' }
  | Locked

/** `canUseCode` says that the lock is one behind the counter that is told, which a one-time code opens. */
type Locked = { outcome: 'locked'; retryAfterSeconds: number; canUseCode: boolean }
type Keys = [LimitKey, ...LimitKey[]]
/** A second factor that is still to be asked for counts as no attempt. */
export type Verdict = 'right' | 'wrong' | 'wrongSecond' | 'needsSecond' | Refusal

/** The steps of one attempt, in their order. */
export type Attempt<Account, T> = {
  loginType: 'guest' | 'admin' | 'superadmin'
  /** Who failed, as the record of failed sign-ins names them: a device's id, or an e-mail address. */
  identifier: string
  /** The hotel of the sign-in, even where the counters belong to no hotel (RL-14). */
  hotelId: string | null
  /** Finds the account, and what the attempt is counted by: first the counter that is told, then those behind it. */
  find(tx: Tx): Promise<{ account: Account; keys: Keys }>
  /** A one-time code, which opens the locks of the counters behind the one that is told. */
  code?: { key: LimitKey; isRight(account: Account): boolean } | null
  /** Checks the password; the slow part, which holds no connection. */
  judge(account: Account): Promise<Verdict>
  /** Opens the session; throws `AccountChanged` if the account is no longer the one that was judged. */
  admit(tx: Tx, account: Account, withCode: boolean): Promise<T>
}

/** The account was changed while the password was checked, so the verdict says nothing. */
export class AccountChanged extends Error {
  override name = 'AccountChanged'
}

const ROUNDS = 3
const SLOW_DOWN_MS = 1500

/** So few at once keep the hashing busy, and leave the connections to those who are signed in. */
const inTurn = createFairQueueByNetwork({ atOnce: 4, mostWaiting: 500 })

type Attempting = Pick<RequestContext, 'limits' | 'ip' | 'isGone'>

/**
 * Signs in, counted under every key. The verdict counts only if each counter still has an attempt left when it is
 * reached, so no more than the maximum of parallel attempts are evaluated, and successful ones never lock. A success
 * forgives the attempts with the marks of its keys: those at the same account, never those at another one (OP-33).
 * Client networks take turns; answers 503 where too many wait, and leaves out whoever no longer does. Attempts from an address from which many have failed,
 * behind which a whole hotel may be, are only answered later.
 */
export async function attemptSignIn<Account, T>(
  context: Attempting,
  attempt: Attempt<Account, T>,
): Promise<SignIn<T>> {
  const { limits, ip, isGone } = context
  const signIn = () => attemptInTurn(context, attempt)
  const atOnce = await inTurn(
    ip,
    async () => {
      const { allowed } = await limits.check(addressKey(ip))
      return allowed ? signIn() : null
    },
    isGone,
  )
  if (atOnce) return atOnce
  await pause(SLOW_DOWN_MS)
  return inTurn(ip, signIn, isGone)
}

async function attemptInTurn<Account, T>(
  { limits, ip }: Attempting,
  attempt: Attempt<Account, T>,
): Promise<SignIn<T>> {
  for (let round = 0; round < ROUNDS; round++) {
    const found = await limits.within(SYSTEM, async (tx, counters) => {
      const { account, keys } = await attempt.find(tx)
      return (
        (await findLock(counters, keys, attempt.code?.key)) ?? { outcome: 'open' as const, account, keys }
      )
    })
    if (found.outcome === 'locked') return found
    const verdict = await attempt.judge(found.account)
    if (verdict === 'needsSecond') return { outcome: verdict }
    try {
      return await limits.within(SYSTEM, (tx, counters) =>
        conclude(tx, counters, { ...attempt, ...found, ip, verdict }),
      )
    } catch (error) {
      if (!(error instanceof AccountChanged)) throw error
    }
  }
  throw new Error(`The account was changed during each of ${ROUNDS} checks of its password`)
}

const lockedFor = (retryAfterSeconds: number, canUseCode: boolean): Locked => ({
  outcome: 'locked',
  retryAfterSeconds,
  canUseCode,
})

/** The lock that stands against an attempt, if any; counts nothing. */
async function findLock(
  counters: Counters,
  [first, ...behind]: Keys,
  code: LimitKey | undefined,
): Promise<Locked | null> {
  const lockOf = async (key: LimitKey, canUseCode: boolean) => {
    const { allowed, retryAfterSeconds } = await counters.check(key)
    return allowed ? null : lockedFor(retryAfterSeconds, canUseCode)
  }
  const own = await lockOf(first, false)
  if (own) return own
  for (const key of behind) {
    const lock = await lockOf(key, true)
    if (lock) return code ? lockOf(code, true) : lock
  }
  return null
}

type Taken = { outcome: 'taken'; keys: LimitKey[]; remaining: number; needsCode: boolean }

/** Takes an attempt of each counter; with a code, of its own in place of those that are locked behind the first. */
async function takeAll(
  counters: Counters,
  [first, ...behind]: Keys,
  code: LimitKey | undefined,
): Promise<Taken | Locked> {
  const own = await counters.take(first)
  if (!own.allowed) return lockedFor(own.retryAfterSeconds, false)
  const taken: Taken = { outcome: 'taken', keys: [first], remaining: own.remainingAttempts, needsCode: false }
  for (const key of behind) {
    const { allowed, retryAfterSeconds } = await counters.take(key)
    if (allowed) taken.keys.push(key)
    else if (code) taken.needsCode = true
    else return lockedFor(retryAfterSeconds, true)
  }
  if (code && taken.needsCode) {
    const { allowed, retryAfterSeconds } = await counters.take(code)
    if (!allowed) return lockedFor(retryAfterSeconds, true)
    taken.keys.push(code)
  }
  return taken
}

type Judged<Account, T> = Attempt<Account, T> & {
  account: Account
  keys: Keys
  ip: string
  verdict: Exclude<Verdict, 'needsSecond'>
}

async function conclude<Account, T>(
  tx: Tx,
  counters: Counters,
  { account, keys, code, admit, ip, ...attempt }: Judged<Account, T>,
): Promise<SignIn<T>> {
  const taken = await takeAll(counters, keys, code?.key)
  if (taken.outcome === 'locked') return taken
  const { remaining, needsCode } = taken
  const verdict = needsCode && !code?.isRight(account) ? 'wrongCode' : attempt.verdict
  if (verdict === 'right') {
    const session = await admit(tx, account, needsCode)
    for (const key of taken.keys) await counters.forgive(key)
    return { outcome: 'in', session }
  }
  const { loginType, identifier, hotelId } = attempt
  await recordFailedLogin(tx, { identifier, hotelId, loginType, ip })
  await counters.record(addressKey(ip))
  if (remaining <= 0 && loginType !== 'guest') await recordLockout(tx, identifier)
  if (verdict !== 'wrong' && verdict !== 'wrongCode' && verdict !== 'wrongSecond') return { outcome: verdict }
  if (remaining > 0) return { outcome: verdict, remaining }
  return lockedFor(RATE_LIMITS[keys[0].action].lockoutMinutes * 60, false)
}

/** Unknown addresses are locked too, but have no user and so no audit log to record it in. */
async function recordLockout(tx: Tx, email: string) {
  const staff = await findStaffAccount(tx, email)
  if (!staff) return
  const { hotelId, userId } = staff
  const change = { action: 'lock', entity: 'user', entityId: userId, after: { email } }
  await recordChange(tx, SYSTEM, { hotelId, ...change })
}

export const addressKey = (ip: string): LimitKey => ({
  action: 'login_address',
  identifier: networkOf(ip),
  hotelId: null,
})
