import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { isDeviceOf } from '#features/accounts/server/known-devices.ts'
import type { StaffAccount } from '#features/accounts/server/queries.ts'
import { saveSecondFactor } from '#features/accounts/server/second-factors.ts'
import {
  CODE_DIGITS,
  CODE_SECONDS,
  readSecondFactor,
  type SecondFactor,
} from '#features/accounts/second-factor.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Verdict } from './attempts.ts'

/** By so many steps the clock of a phone may be off, either way. */
const WINDOW = 1

const totpOf = (secret: string) =>
  new TOTP({
    algorithm: 'SHA1',
    digits: CODE_DIGITS,
    period: CODE_SECONDS,
    secret: Secret.fromBase32(secret),
  })

/** The step of a code that is right at this moment; null for any other. */
function stepOf(secret: string, code: string): number | null {
  const timestamp = Date.now()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: CODE_SECONDS, timestamp }) + delta
}

const hashOf = (recovery: string) => createHash('sha256').update(recovery).digest('base64url')

/** The factor that begins with a code of its app; null where the code is not of this secret. */
export function beginWith(
  secret: string,
  typed: string,
  recoveryCodes: readonly string[],
): SecondFactor | null {
  const read = readSecondFactor(typed)
  const step = read && 'code' in read ? stepOf(secret, read.code) : null
  if (step === null) return null
  return { secret, step, recovery: recoveryCodes.map(hashOf), since: new Date().toISOString() }
}

/** What is left of a factor once this was used of it: a code with all before it, or a recovery code. Null where it is none of it, or was used. */
export function spend(factor: SecondFactor, typed: string): SecondFactor | null {
  const read = readSecondFactor(typed)
  if (!read) return null
  if ('code' in read) {
    const step = stepOf(factor.secret, read.code)
    return step !== null && step > factor.step ? { ...factor, step } : null
  }
  const hash = hashOf(read.recovery)
  const recovery = factor.recovery.filter((known) => known !== hash)
  return recovery.length < factor.recovery.length ? { ...factor, recovery } : null
}

/** The second step of a sign-in, which is asked for where the account has not signed in on the device before. */
export function secondStep(typed: string | null) {
  let isKnown = false
  let spent: SecondFactor | null = null
  return {
    look: async (tx: Tx, account: StaffAccount | null, device: string) => {
      isKnown = account?.secondFactor != null && (await isDeviceOf(tx, account.accountId, device))
    },
    /** Once the password is right. */
    judge: ({ secondFactor }: StaffAccount): Verdict => {
      spent = null
      if (!secondFactor || isKnown) return 'right'
      if (typed === null) return 'needsSecond'
      spent = spend(secondFactor, typed)
      return spent ? 'right' : 'wrongSecond'
    },
    /** Once the account is held as it was judged. */
    keep: async (tx: Tx, { accountId }: StaffAccount) => {
      if (spent) await saveSecondFactor(tx, accountId, spent)
    },
  }
}
