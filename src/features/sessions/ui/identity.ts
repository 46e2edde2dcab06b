import { forget, forgetInTab } from '#kit/web/belongings.ts'
import type { GuestSession } from '../contract.ts'

/** What feeds the screen before the server has answered; what counts is the session cookie (OP-15). */
const KEYS = ['isGuest', 'guestId', 'guestName', 'roomNumber'] as const
const HOTEL_KEY = 'guestHotel'
const STAY_KEY = 'guestStay'

/** Stands in where the browser forbids its storage. */
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

/** Whose something is at a hotel: a guest's id, or null for a visitor's. */
export type Owner = string | null
export const ownerAt = (slug: string): Owner => readIdentity(slug)?.guestId ?? null

/** What a visitor has begun goes along into the sign-in; what is a guest's is nobody else's, a visitor's neither. */
export const isOwnedBy = (owner: Owner, who: Owner) => owner === null || owner === who

/** The same credentials may be another guest's the next time. */
type Known = { id: string; stay: string; slug: string }
const isSame = (one: Known | null, other: Known | null) => one?.id === other?.id && one?.stay === other?.stay

function readKnown(): Known | null {
  const [id, stay, slug] = [readKey('guestId'), readKey(STAY_KEY) ?? '', readKey(HOTEL_KEY)]
  return readKey('isGuest') === 'true' && id && slug ? { id, stay, slug } : null
}

/** Of whom this tab holds something. */
let known = readKnown()

/** Forgets the guest on this device: who they were, and all that they leave. */
export function forgetGuest() {
  for (const key of [...KEYS, HOTEL_KEY, STAY_KEY]) keepKey(key, null)
  known = null
  forget('guest')
}

/**
 * The id comes last: by it the other tabs tell that somebody else is here.
 * @returns whether there was somebody else before
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

/** LAND-03: a visitor by choice. */
export function becomeVisitor() {
  forgetGuest()
  keepKey('isGuest', 'false')
}

/** Somebody has come or gone in another tab. */
type Change = (before: Known | null, now: Known | null) => void
const watchers = new Set<Change>()

export function onGuestChange(take: Change) {
  watchers.add(take)
  return () => {
    watchers.delete(take)
  }
}

/** Compares whom this tab knows with whom the device knows. What another tab has changed is no news to itself. */
function look() {
  const [before, now] = [known, readKnown()]
  if (isSame(before, now)) return
  known = now
  if (before) forgetInTab('guest')
  for (const tell of watchers) tell(before, now)
}

/** Hears of it at once, or when the tab was asleep meanwhile, as soon as somebody looks at it. */
export function watchGuest() {
  for (const event of ['storage', 'pageshow', 'focus']) addEventListener(event, look)
  document.addEventListener('visibilitychange', look)
}
