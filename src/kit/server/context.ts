import type { GuestActor, StaffActor } from './actor.ts'
import type { ChatModel } from './chat-model.ts'
import type { Device } from './cookies.ts'
import type { Database } from './database.ts'
import type { Embeddings } from './embeddings.ts'
import type { Events } from './events.ts'
import type { Limits } from './limits.ts'
import type { Log } from './log.ts'
import type { Outward } from './outward-fetch.ts'
import type { Storage } from './storage.ts'
import type { LimitedAction } from '#kit/shared/rate-limits.ts'

/** A hotel that is active and not deleted. */
export type OpenHotel = { id: string; slug: string; name: string }

/** All that a handler may use. Made anew for every request by `createApp`. */
export type RequestContext = {
  database: Database
  limits: Limits
  events: Events
  storage: Storage
  /** Calls addresses that people have typed. */
  outward: Outward
  /** The model that words answers, when the operator has set one. */
  chatModel: ChatModel | null
  /** How long an answer of the assistant may take in all. */
  answerTimeLimitMs: number
  /** How many live streams this process has open. */
  countStreams(): number
  /** Null without an embedding provider. */
  embeddings: Embeddings | null
  log: Log
  /** Whether super admins may add staff: the operator's STAFF_SIGN_UP. */
  allowsStaffSignUp: boolean
  /** How many days a deleted hotel can be restored: the operator's HOTELLY_GRACE_DAYS. */
  graceDays: number
  /** The caller's address, by the trusted proxies' word. */
  ip: string
  /** What the caller's browser calls itself; null when it does not. */
  userAgent: string | null
  device: Device
  /** The hotel that the slug names, or null when there is none to be had. */
  findHotel(slug: string): Promise<OpenHotel | null>
  /** The session's guest or staff member, or null. */
  findGuest(): Promise<GuestActor | null>
  findStaff(): Promise<StaffActor | null>
  readSessionToken(kind: SessionKind): string | null
  /** Sets the session cookie; null removes it. `maxAge` in seconds. */
  setSessionToken(kind: SessionKind, token: string | null, maxAge?: number): void
  /** Lets the browser keep its device; with a hotel, also that a guest of it has signed in there. */
  rememberDevice(hotelId?: string): void
  /** Tells the caller how many more of these actions are allowed; the screen warns before the last one (RL-20). */
  tellAttemptsLeft(action: LimitedAction, count: number): void
  /** Counts a read of what is public; throws RATE_LIMITED when it is one too many (RL-09). */
  countRead(): void
  /** The answer is the same for everybody until something of this hotel (null: of any) changes. */
  shareUntilChange(hotelId: string | null): void
}

export type SessionKind = 'guest' | 'staff'
