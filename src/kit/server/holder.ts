import type { Announced } from './events.ts'

/** Who holds a session or reads a stream; each is null where there is none. */
export type Holder = {
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
export function mayEnd({ topic, id, hotelId, session }: Announced, holder: Holder): boolean {
  if (session !== null) return session === holder.session
  const isHere = hotelId === null || hotelId === holder.hotelId
  switch (topic) {
    case 'hotel':
      return isHere
    case 'guests':
      return holder.guestId !== null && (id === null ? isHere : id === holder.guestId)
    case 'staff':
      return (
        holder.userId !== null && (id === null ? isHere || holder.hotelId === null : id === holder.userId)
      )
    default:
      return false
  }
}
