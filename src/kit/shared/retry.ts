/** Total attempts, first delay, factor and longest delay (in ms), for the specification's three profiles. */
export type RetryProfile = { attempts: number; firstDelay: number; factor: number; maxDelay: number }

export const RETRY = {
  critical: { attempts: 5, firstDelay: 1000, factor: 2, maxDelay: 15_000 },
  normal: { attempts: 3, firstDelay: 1000, factor: 2, maxDelay: 10_000 },
  light: { attempts: 2, firstDelay: 500, factor: 2, maxDelay: 5000 },
} as const satisfies Record<string, RetryProfile>

/** The delay in ms before attempt `failures + 1`. */
export const retryDelay = (profile: RetryProfile, failures: number) =>
  Math.min(profile.firstDelay * profile.factor ** (failures - 1), profile.maxDelay)

/** Whether a failed call may be retried: only after network failures and server errors. */
export function isRetryable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { message, code, status } = error as { message?: unknown; code?: unknown; status?: unknown }
  if (typeof status === 'number' && status >= 500 && status <= 599) return true
  if (code === 'ETIMEDOUT' || code === 'PGRST301') return true
  return typeof message === 'string' && /fetch|network|timeout/i.test(message)
}

/** Resolves after so many milliseconds. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Calls `attempt` until it succeeds, fails with an error that is not retryable, or runs out of attempts; then throws
 * the last error.
 * @param onRetry called before each pause with the number of the next attempt
 */
export async function withRetry<T>(
  profile: RetryProfile,
  attempt: () => Promise<T>,
  onRetry: (next: number) => void = () => {},
  wait: (ms: number) => Promise<void> = pause,
): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await attempt()
    } catch (error) {
      if (failures >= profile.attempts || !isRetryable(error)) throw error
      onRetry(failures + 1)
      await wait(retryDelay(profile, failures))
    }
  }
}
