import type { GuestSession } from '../contract.ts'

/** What feeds the screen before the server has answered; what counts is the session cookie (OP-15). */
const KEYS = ['isGuest', 'guestId', 'guestName', 'roomNumber'] as const
const HOTEL_KEY = 'guestHotel'

/** The guest that this browser remembers for the hotel, or null. */
export function readIdentity(slug: string): GuestSession | null {
  const [isGuest, guestId, guestName, roomNumber] = KEYS.map((key) => localStorage.getItem(key))
  if (isGuest !== 'true' || !guestId || !guestName || !roomNumber) return null
  if (localStorage.getItem(HOTEL_KEY) !== slug) return null
  return { guestId, guestName, roomNumber, expiresAt: null }
}

export function rememberGuest(slug: string, guest: GuestSession) {
  localStorage.setItem('isGuest', 'true')
  localStorage.setItem('guestId', guest.guestId)
  localStorage.setItem('guestName', guest.guestName)
  localStorage.setItem('roomNumber', guest.roomNumber)
  localStorage.setItem(HOTEL_KEY, slug)
}

export function forgetGuest() {
  for (const key of [...KEYS, HOTEL_KEY]) localStorage.removeItem(key)
}

/** LAND-03: a visitor by choice. */
export function becomeVisitor() {
  forgetGuest()
  localStorage.setItem('isGuest', 'false')
}
