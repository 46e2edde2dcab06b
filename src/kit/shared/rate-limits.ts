/** Attempts allowed, the window in which they are counted, and the lockout that follows (specification §9). */
export type RateLimit = { maxAttempts: number; windowMinutes: number; lockoutMinutes: number }

const limit = (maxAttempts: number, windowMinutes: number, lockoutMinutes: number): RateLimit => ({
  maxAttempts,
  windowMinutes,
  lockoutMinutes,
})

/** A refused sign-in shows the remaining attempts once this many or fewer are left (GLOG-08, HAA-08). */
export const TELL_AT_REMAINING = 2

export const RATE_LIMITS = {
  guest_login: limit(5, 1, 60),
  admin_login: limit(5, 1, 120),
  superadmin_login: limit(3, 1, 1440),
  room_service_booking: limit(3, 1, 5),
  service_booking: limit(20, 60, 30),
  /** Moving one's own appointments; apart from booking, so that whoever looks for a time can still ask for towels. */
  service_move: limit(20, 60, 30),
  image_upload: limit(2, 1, 5),
  bulk_image_upload: limit(30, 60, 60),
  /** Pictures that a guest sends with requests. */
  guest_picture: limit(20, 60, 30),
  guest_creation: limit(10, 1, 5),
  database_read: limit(100, 1, 5),
  /**
   * Behind `database_read`, whose cookie anybody can get again: reads from one network by browsers on which no guest has
   * signed in, as many as 20 of them may do. Above it newcomers there wait for a minute, and nobody else does.
   */
  read_network: limit(2000, 1, 1),
  chatbot_message: limit(10, 1, 5),
  /** A second limit behind the visible one: failures for one name or one room, over all unknown devices. */
  guest_login_target: limit(10, 60, 60),
  /** The same, over devices where a guest of the hotel has signed in before. */
  guest_login_known: limit(30, 60, 60),
  /**
   * Attempts with a one-time code at one name and room that are locked, over all devices. Its 39 bits bear many guesses;
   * a low limit would let strangers lock the newcomer out again.
   */
  guest_login_code: limit(300, 60, 1),
  /** Staff on a device where they have signed in before, counted apart from the other devices. */
  admin_login_known: limit(5, 1, 120),
  superadmin_login_known: limit(3, 1, 1440),
  /** Never locks out: above it, requests from a shared address are only answered more slowly. */
  login_address: limit(60, 10, 10),
  /** Behind `chatbot_message`, whose cookie anybody can get again: a guest's messages from all devices. */
  chat_guest: limit(60, 5, 5),
  /** Messages of all visitors at one address, which may be a hotel's whole Wi-Fi. */
  chat_address: limit(90, 5, 5),
  /** Messages of all visitors of a hotel: what a busy evening does not reach. */
  chat_visitors: limit(300, 5, 5),
  /** Each asking for a person calls the staff: by one guest, or by one device of a visitor. */
  person_own: limit(5, 10, 10),
  person_address: limit(10, 10, 10),
  person_visitors: limit(30, 10, 10),
  /** What a guest writes of an emergency, as fast as anybody types. */
  chat_emergency: limit(60, 1, 1),
  /** How often a guest, visitors at one address, or all of a hotel, call everybody anew; above it the staff see them all the same. */
  emergency_guest: limit(10, 10, 10),
  emergency_address: limit(10, 10, 10),
  emergency_visitors: limit(30, 10, 10),
  chat_rating: limit(30, 1, 1),
  /** Trying out a device that rings, by one member of staff. */
  device_ring: limit(10, 1, 1),
  /** E-mails as a test, to oneself. */
  mail_test: limit(5, 5, 5),
  /** Having oneself told on a phone, by one guest; a change of language registers it anew. */
  guest_device: limit(20, 10, 10),
  /** Rehearsing the alerts of a hotel, by all of its staff. */
  rehearsal: limit(3, 1, 1),
  /** Apart from `guest_creation`: whoever has just typed ten guests in may still bring the rest as a file. */
  guest_import: limit(10, 1, 5),
} as const satisfies Record<string, RateLimit>

export type LimitedAction = keyof typeof RATE_LIMITS
