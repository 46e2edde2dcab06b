/** The identity a request acts as. Created only by the session gate (features/sessions), the command line and tests. */
export type VisitorActor = { kind: 'visitor'; hotelId: string }
export type GuestActor = {
  kind: 'guest'
  hotelId: string
  hotelSlug: string
  guestId: string
  guestName: string
  roomNumber: string
  expiresAt: Date | null
  /** The start of the stay; the guest sees nothing older (OP-72). */
  stayBeganAt: Date
}
export type HotelAdminActor = {
  kind: 'hotelAdmin'
  hotelId: string
  hotelSlug: string
  userId: string
  email: string
  fullName: string
  /** Somebody else set the password, so this person may do nothing but change it. */
  mustChangePassword: boolean
  /** The visit a super admin acts on; null for the hotel's own staff. */
  visit: Visit | null
}
/** A super admin's time-limited access to one hotel's panel. */
export type Visit = { id: string; hotelId: string; reason: string; endsAt: Date }
export type SuperAdminActor = {
  kind: 'superAdmin'
  userId: string
  email: string
  fullName: string
  mustChangePassword: boolean
  visit: Visit | null
}
/** The server itself: sign-in, migrations, the operator's command line. */
export type SystemActor = { kind: 'system' }

export type Actor = VisitorActor | GuestActor | HotelAdminActor | SuperAdminActor | SystemActor
export type StaffActor = HotelAdminActor | SuperAdminActor

/** Stands for "no hotel" where each row must name one: in the audit log, and among the counters of rate limits. */
export const NO_HOTEL = '00000000-0000-0000-0000-000000000000'

export const SYSTEM: SystemActor = { kind: 'system' }

/** The staff actor for this hotel: its own admin, or a super admin whose visit to it has not ended; otherwise null. */
export function staffAt(
  hotel: { id: string; slug: string },
  staff: StaffActor | null,
): HotelAdminActor | null {
  if (staff?.kind === 'hotelAdmin') return staff.hotelId === hotel.id ? staff : null
  if (staff?.visit?.hotelId !== hotel.id || staff.visit.endsAt.getTime() <= Date.now()) return null
  return { ...staff, kind: 'hotelAdmin', hotelId: hotel.id, hotelSlug: hotel.slug }
}

/** The actor's kind, id and name as the audit log records them. */
export function auditNameOf(actor: Actor): { kind: string; id: string | null; name: string } {
  switch (actor.kind) {
    case 'guest':
      return { kind: 'guest', id: actor.guestId, name: `${actor.guestName}, ${actor.roomNumber}` }
    case 'hotelAdmin':
      return { kind: actor.visit ? 'support' : 'hotel_admin', id: actor.userId, name: actor.email }
    case 'superAdmin':
      return { kind: 'super_admin', id: actor.userId, name: actor.email }
    default:
      return { kind: actor.kind, id: null, name: actor.kind }
  }
}
