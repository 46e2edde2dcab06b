import { forget, forgetInTab } from '#kit/web/personal-storage.ts'
import type { GuestSession } from '../contract.ts'

/** Shown until the server has responded; only the session cookie is authoritative (OP-15). */
const KEYS = ['isGuest', 'guestId', 'guestName', 'roomNumber'] as const
const HOTEL_KEY = 'guestHotel'
const STAY_KEY = 'guestStay'

/** Fallback for browsers that block local storage. */
const memory = new Map<string, string>()

function readKey(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

function keepKey(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value === null) memory.delete(key)
    else memory.set(key, value)
  }
}

/** The guest that this browser remembers for the hotel, or null. */
export function readIdentity(slug: string): GuestSession | null {
  const [isGuest, guestId, guestName, roomNumber] = KEYS.map(readKey)
  if (isGuest !== 'true' || !guestId || !guestName || !roomNumber) return null
  if (readKey(HOTEL_KEY) !== slug) return null
  return { guestId, guestName, roomNumber, expiresAt: null, stayBeganAt: readKey(STAY_KEY) ?? '' }
}

/** The owner of something at a hotel: a guest's id, or null for a visitor. */
export type Owner = string | null
export const ownerAt = (slug: string): Owner => readIdentity(slug)?.guestId ?? null

/**
 * What a visitor starts passes to the guest who signs in; what belongs to a guest is nobody else's, not even a
 * visitor's.
 */
export const isOwnedBy = (owner: Owner, who: Owner) => owner === null || owner === who

/** Includes the stay, because the same credentials can later belong to another guest. */
type Known = { id: string; stay: string; slug: string }
const isSame = (one: Known | null, other: Known | null) => one?.id === other?.id && one?.stay === other?.stay

function readHotelFacts(): Known | null {
  const [id, stay, slug] = [readKey('guestId'), readKey(STAY_KEY) ?? '', readKey(HOTEL_KEY)]
  return readKey('isGuest') === 'true' && id && slug ? { id, stay, slug } : null
}

/** The guest whose data this tab holds. */
let known = readHotelFacts()

/** Forgets the guest on this device: their identity and everything stored for them. */
export function forgetGuest() {
  for (const key of [...KEYS, HOTEL_KEY, STAY_KEY]) keepKey(key, null)
  known = null
  forget('guest')
}

/**
 * Writes the id last, because other tabs detect another guest by it.
 * @returns whether there was a different guest before
 */
export function rememberGuest(slug: string, guest: GuestSession): boolean {
  const now = { id: guest.guestId, stay: guest.stayBeganAt, slug }
  const isOther = known !== null && !isSame(known, now)
  keepKey(HOTEL_KEY, slug)
  keepKey(STAY_KEY, guest.stayBeganAt)
  keepKey('guestName', guest.guestName)
  keepKey('roomNumber', guest.roomNumber)
  keepKey('guestId', guest.guestId)
  keepKey('isGuest', 'true')
  known = now
  if (isOther) forget('guest')
  return isOther
}

/** LAND-03: records the choice to continue as a visitor. */
export function becomeVisitor() {
  forgetGuest()
  keepKey('isGuest', 'false')
}

/** A guest has signed in or out in another tab. */
type Change = (before: Known | null, now: Known | null) => void
const watchers = new Set<Change>()

export function onGuestChange(take: Change) {
  watchers.add(take)
  return () => {
    watchers.delete(take)
  }
}

/**
 * Compares the guest known to this tab with the one stored on the device. The tab that made a change has already
 * updated `known`, so it sees no difference.
 */
function look() {
  const [before, now] = [known, readHotelFacts()]
  if (isSame(before, now)) return
  known = now
  if (before) forgetInTab('guest')
  for (const tell of watchers) tell(before, now)
}

/** Detects changes at once, or if the tab was asleep, when it becomes visible again. */
export function watchGuest() {
  for (const event of ['storage', 'pageshow', 'focus']) addEventListener(event, look)
  document.addEventListener('visibilitychange', look)
}
