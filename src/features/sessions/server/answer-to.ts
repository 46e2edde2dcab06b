import { errorsOf } from '#kit/server/errors.ts'
import { sessionsContract } from '../contract.ts'
import type { SignIn } from './attempts.ts'

const errors = errorsOf(sessionsContract)

/** What a sign-in, or an attempt that counts as one, answers; throws why it gives nothing. */
export function answerTo<T>(result: SignIn<T>): T {
  switch (result.outcome) {
    case 'in':
      return result.session
    case 'locked':
      throw errors.RATE_LIMITED({
        data: { retryAfterSeconds: result.retryAfterSeconds, canUseCode: result.canUseCode },
      })
    case 'unusable':
      throw errors.ACCOUNT_UNUSABLE()
    case 'unknownUser':
      throw errors.USER_NOT_FOUND()
    case 'otherRole':
      throw errors.ACCESS_DENIED()
    case 'wrong':
      throw errors.INVALID_CREDENTIALS({ data: { remaining: result.remaining } })
    case 'wrongCode':
      throw errors.CODE_INVALID({ data: { remaining: result.remaining } })
    case 'needsSecond':
      throw errors.SECOND_FACTOR_NEEDED()
    case 'wrongSecond':
      throw errors.SECOND_FACTOR_INVALID({ data: { remaining: result.remaining } })
  }
}
