import { vi } from 'vitest'

/** Waits until a check passes: a job is looked for soon after a change, and at the latest by a sweep. */
export const until = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000 })
