/** How long a session lasts unused, in seconds. A guest's also ends at the guest's expiry. */
export const SESSION_SECONDS = { guest: 30 * 24 * 3600, staff: 7 * 24 * 3600 } as const

/** Seen again after this many seconds, a session is prolonged to its full length. */
export const PROLONG_AFTER_SECONDS = 3600

/** GLOG-08, HAA-08: from this many attempts left on, the message says how many. */
export const WARN_AT_REMAINING = 2
