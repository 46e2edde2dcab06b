/** Attempts allowed, the window they are counted in, and the lockout that follows (minutes): specification §9. */
export type RateLimit = { maxAttempts: number; windowMinutes: number; lockoutMinutes: number }

const limit = (maxAttempts: number, windowMinutes: number, lockoutMinutes: number): RateLimit => ({
  maxAttempts,
  windowMinutes,
  lockoutMinutes,
})

/** A refused sign-in says how many attempts are left from so many on (GLOG-08, HAA-08). */
export const TELL_AT_REMAINING = 2

/** How an answer says what is left of an action: `"room_service_booking";r=1;t=60`, attempts and seconds. */
export const LIMIT_HEADER = 'ratelimit'

export const RATE_LIMITS = {
  guest_login: limit(5, 1, 60),
  admin_login: limit(5, 1, 120),
  superadmin_login: limit(3, 1, 1440),
  room_service_booking: limit(3, 1, 5),
  service_booking: limit(20, 60, 30),
  image_upload: limit(2, 1, 5),
  bulk_image_upload: limit(30, 60, 60),
  guest_creation: limit(10, 1, 5),
  database_read: limit(100, 1, 5),
  chatbot_message: limit(10, 1, 5),
  /** Under the visible login limit: what one name or one room may fail from devices never seen before. */
  guest_login_target: limit(10, 60, 60),
  /** The same from devices that a guest of the hotel has signed in from. */
  guest_login_known: limit(30, 60, 60),
  /** Never a lock: above it, a shared address is answered more slowly. */
  login_address: limit(60, 10, 10),
} as const satisfies Record<string, RateLimit>

export type LimitedAction = keyof typeof RATE_LIMITS
