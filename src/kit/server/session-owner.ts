import type { Announced } from './events.ts'

/** Who holds a session or reads a stream; each is null where there is none. */
export type SessionOwner = {
  /** The hotel they are at; null for a super admin on the platform. */
  hotelId: string | null
  guestId: string | null
  userId: string | null
  /** From `sessionNameOf`. */
  session: string | null
}

/**
 * Whether what happened may have ended this session or this right to read: the event names one session, one guest or
 * one member of staff, or concerns all of them at a hotel.
 */
export function mayRevoke({ topic, id, hotelId, session }: Announced, owner: SessionOwner): boolean {
  if (session !== null) return session === owner.session
  const isHere = hotelId === null || hotelId === owner.hotelId
  switch (topic) {
    case 'hotel':
      return isHere
    case 'guests':
      return owner.guestId !== null && (id === null ? isHere : id === owner.guestId)
    case 'staff':
      return owner.userId !== null && (id === null ? isHere || owner.hotelId === null : id === owner.userId)
    default:
      return false
  }
}
