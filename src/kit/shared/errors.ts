import { z } from 'zod'

/** How long a limit is closed. */
export const Wait = z.object({ retryAfterSeconds: z.int() })

/** Errors that any procedure may answer with. Their texts are in the locales under `errors.{CODE}`. */
export const commonErrors = {
  HOTEL_NOT_FOUND: { status: 404 },
  NOT_FOUND: { status: 404 },
  UNAUTHORIZED: { status: 401 },
  FORBIDDEN: { status: 403 },
  /** Somebody else set the password, so the member of staff must choose a new one first. */
  PASSWORD_CHANGE_NEEDED: { status: 403 },
  RATE_LIMITED: { status: 429, data: Wait },
  UNAVAILABLE: { status: 503 },
} as const

/** Refuses a change because somebody else was first; `current` is how it stands now. */
export const changedError = <Current extends z.ZodType>(current: Current) =>
  ({ CHANGED: { status: 409, data: z.object({ current }) } }) as const
