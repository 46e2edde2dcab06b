import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHotelFinder } from '#features/hotels/server/finder.ts'
import { createSessionReader, type SessionReader } from '#features/sessions/server/reader.ts'
import type { ChatModel } from '#kit/server/chat-model.ts'
import type { RequestContext, SessionKind } from '#kit/server/context.ts'
import { cookieName, type Device, deviceCookie, readCookie, writeCookie } from '#kit/server/cookies.ts'
import type { Database } from '#kit/server/database.ts'
import type { Embeddings } from '#kit/server/embeddings.ts'
import type { Events } from '#kit/server/events.ts'
import { createLimits } from '#kit/server/limits.ts'
import type { Log } from '#kit/server/log.ts'
import type { Outward } from '#kit/server/outward-fetch.ts'
import type { Mail } from '#kit/server/mail/send.ts'
import type { Push } from '#kit/server/push/send.ts'
import type { Storage } from '#kit/server/storage.ts'
import { LANGUAGE_KEY, toLanguage } from '#kit/shared/languages.ts'
import { LIMIT_HEADER } from '#kit/shared/limit-header.ts'
import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'

const SESSION_COOKIE: Record<SessionKind, string> = { guest: 'hotelly_guest', staff: 'hotelly_staff' }
const DEVICE_COOKIE = 'hotelly_device'
const DEVICE_SECONDS = 400 * 24 * 3600

/** The context of a call. It holds functions and no state, because oRPC copies it. */
export type CallContext = RequestContext & {
  /** Reads the sessions of all requests. */
  sessions: SessionReader
  /** The hotel whose changes make a shared answer stale (null: any hotel); undefined if the answer is not shared. */
  sharedUntilChangeOf(): string | null | undefined
  /** Until when the answer holds at the longest, in milliseconds since 1970. */
  sharedUntil(): number
}

export type Incoming = Pick<IncomingMessage, 'headers' | 'socket' | 'method'>

/** The client's IP address, as the outermost trusted proxy saw it. */
export function addressOf(request: Incoming, trustedProxies: number): string {
  const hops = String(request.headers['x-forwarded-for'] ?? '').split(',')
  const forwarded = trustedProxies > 0 ? hops.at(-trustedProxies)?.trim() : ''
  return forwarded || request.socket.remoteAddress || 'unknown'
}

export const isSecureRequest = (request: Incoming, trustedProxies: number) =>
  trustedProxies > 0 && request.headers['x-forwarded-proto'] === 'https'

/** The cookie that identifies a returning browser. */
export const deviceCookieOf = (request: Incoming, trustedProxies: number) =>
  readCookie(request.headers.cookie, cookieName(DEVICE_COOKIE, isSecureRequest(request, trustedProxies)))

/** Creates the context of each request; the requests share the caches of sessions and hotels. */
export function createContexts(app: {
  database: Database
  events: Events
  storage: Storage
  outward: Outward
  push: Push
  mail: Mail | null
  chatModel: ChatModel | null
  answerTimeLimitMs: number
  outsideCallsPerDay: number
  countStreams: () => number
  countRead: (request: Incoming) => Error | null
  embeddings: Embeddings | null
  log: Log
  deviceSecret: Buffer
  readDevice: (cookie: string | null) => Device
  trustedProxies: number
  allowsStaffSignUp: boolean
  graceDays: number
}) {
  const { database, events, storage, outward, push, mail, embeddings, chatModel, answerTimeLimitMs } = app
  const { outsideCallsPerDay } = app
  const {
    countStreams,
    countRead,
    log,
    deviceSecret,
    readDevice,
    trustedProxies,
    allowsStaffSignUp,
    graceDays,
  } = app
  const limits = createLimits(database, log)
  const findHotel = createHotelFinder(database, events)
  const sessions = createSessionReader(database, events)

  return (
    request: Incoming,
    response: Pick<ServerResponse, 'getHeader' | 'setHeader' | 'destroyed' | 'closed' | 'once'>,
  ): CallContext => {
    const isSecure = isSecureRequest(request, trustedProxies)
    const cookie = (name: string) => readCookie(request.headers.cookie, cookieName(name, isSecure))
    const setCookie = (name: string, value: string, maxAge: number) => {
      // replaces an earlier Set-Cookie of the same name
      const others = [response.getHeader('set-cookie') ?? []]
        .flat()
        .filter((each) => !String(each).startsWith(`${cookieName(name, isSecure)}=`))
      response.setHeader('set-cookie', [
        ...others.map(String),
        writeCookie(name, value, { isSecure, maxAge }),
      ])
    }
    const device = readDevice(deviceCookieOf(request, trustedProxies))
    const rememberDevice = (hotelId?: string) =>
      setCookie(DEVICE_COOKIE, deviceCookie(deviceSecret, device, hotelId), DEVICE_SECONDS)
    // never on a read: with several parallel reads, each would set its own device, and the last one would win
    if (device.isNew && request.method !== 'GET') rememberDevice()

    const token = (kind: SessionKind) => cookie(SESSION_COOKIE[kind])
    let sharedUntilChangeOf: string | null | undefined
    let sharedUntil = Infinity
    return {
      database,
      events,
      storage,
      outward,
      push,
      mail,
      chatModel,
      answerTimeLimitMs,
      outsideCallsPerDay,
      countStreams,
      embeddings,
      log,
      limits,
      allowsStaffSignUp,
      graceDays,
      device,
      ip: addressOf(request, trustedProxies),
      afterAnswer: (work) => void (response.closed ? work() : response.once('close', work)),
      isGone: () => response.destroyed,
      language: toLanguage(readCookie(request.headers.cookie, LANGUAGE_KEY)),
      userAgent: request.headers['user-agent'] ?? null,
      findHotel,
      sessions,
      findGuest: async () => {
        const held = token('guest')
        return held ? sessions.guest(held) : null
      },
      findStaff: async () => {
        const held = token('staff')
        return held ? sessions.staff(held) : null
      },
      readSessionToken: token,
      setSessionToken: (kind, value, maxAge = 0) => setCookie(SESSION_COOKIE[kind], value ?? '', maxAge),
      rememberDevice,
      tellAttemptsLeft: (action, count) => {
        const seconds = RATE_LIMITS[action].windowMinutes * 60
        response.setHeader(LIMIT_HEADER, `"${action}";r=${count};t=${seconds}`)
      },
      countRead: () => {
        const refusal = countRead(request)
        if (refusal) throw refusal
      },
      cacheUntilChange: (hotelId) => {
        sharedUntilChangeOf = hotelId
      },
      cacheAtMostUntil: (until) => {
        sharedUntil = Math.min(sharedUntil, until.getTime())
      },
      sharedUntil: () => sharedUntil,
      sharedUntilChangeOf: () => sharedUntilChangeOf,
    }
  }
}
