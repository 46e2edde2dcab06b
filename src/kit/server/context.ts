import type { GuestActor, StaffActor } from './actor.ts'
import type { ChatModel } from './chat-model.ts'
import type { Device } from './cookies.ts'
import type { Database } from './database.ts'
import type { Embeddings } from './embeddings.ts'
import type { Events } from './events.ts'
import type { Limits } from './limits.ts'
import type { Log } from './log.ts'
import type { Outward } from './outward-fetch.ts'
import type { Mail } from './mail/send.ts'
import type { Push } from './push/send.ts'
import type { Storage } from './storage.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { LimitedAction } from '#kit/shared/rate-limits.ts'

/** A hotel that is active and not deleted. */
export type OpenHotel = { id: string; slug: string; name: string }

/** Everything a handler may use. `createApp` creates one for each request. */
export type RequestContext = {
  database: Database
  limits: Limits
  events: Events
  storage: Storage
  /** Calls URLs that users entered. */
  outward: Outward
  /** Sends to the browsers that have asked for it. */
  push: Push
  /** Sends e-mails; null when the operator has not configured a server for them. */
  mail: Mail | null
  /** The model that writes the assistant's answers; null when the operator has not configured one. */
  chatModel: ChatModel | null
  /** The time limit for one whole answer of the assistant. */
  answerTimeLimitMs: number
  /** How often in a day a hotel's assistant may ask the model or the webhook: the operator's CHAT_CALLS_PER_DAY. */
  outsideCallsPerDay: number
  /** How many live streams this process has open. */
  countStreams(): number
  /** Null without an embedding provider. */
  embeddings: Embeddings | null
  log: Log
  /** Whether super admins may add staff: the operator's STAFF_SIGN_UP. */
  allowsStaffSignUp: boolean
  /** How many days a deleted hotel can be restored: the operator's HOTELLY_GRACE_DAYS. */
  graceDays: number
  /** The caller's IP address, as reported by the trusted proxies. */
  ip: string
  /** Does something once the answer is sent, or the caller has left. */
  afterAnswer(work: () => void): void
  /** Whether the caller has left, and hears no answer. */
  isGone(): boolean
  /** The language that this browser shows; null where none was chosen. */
  language: Language | null
  /** The User-Agent header; null when there is none. */
  userAgent: string | null
  device: Device
  /** The open hotel with this slug, or null. */
  findHotel(slug: string): Promise<OpenHotel | null>
  /** The signed-in guest, or null. */
  findGuest(): Promise<GuestActor | null>
  findStaff(): Promise<StaffActor | null>
  readSessionToken(kind: SessionKind): string | null
  /** Sets the session cookie; null removes it. `maxAge` in seconds. */
  setSessionToken(kind: SessionKind, token: string | null, maxAge?: number): void
  /** Sets the device cookie; with `hotelId`, it also records that a guest of that hotel signed in on this device. */
  rememberDevice(hotelId?: string): void
  /** Tells the caller how many attempts are left for this action; the screen warns before the last one (RL-20). */
  tellAttemptsLeft(action: LimitedAction, count: number): void
  /** Counts a public read; throws RATE_LIMITED when it is over the limit (RL-09). */
  countRead(): void
  /** Marks the answer as the same for every caller until something changes in this hotel (null: in any hotel). */
  cacheUntilChange(hotelId: string | null): void
  /** Says that what is answered holds until a moment only; the earliest counts. */
  cacheAtMostUntil(until: Date): void
}

export type SessionKind = 'guest' | 'staff'
