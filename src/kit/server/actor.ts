/** Who acts. Made by the session gate (features/sessions), by the command line and by tests, nowhere else. */
export type VisitorActor = { kind: 'visitor'; hotelId: string }
export type GuestActor = {
  kind: 'guest'
  hotelId: string
  hotelSlug: string
  guestId: string
  guestName: string
  roomNumber: string
  expiresAt: Date | null
}
export type HotelAdminActor = {
  kind: 'hotelAdmin'
  hotelId: string
  hotelSlug: string
  userId: string
  email: string
  fullName: string
  /** Somebody else made the password: nothing but changing it is allowed. */
  mustChangePassword: boolean
}
export type SuperAdminActor = {
  kind: 'superAdmin'
  userId: string
  email: string
  fullName: string
  mustChangePassword: boolean
}
/** The server itself: sign-in, migrations, the operator's command line. */
export type SystemActor = { kind: 'system' }

export type Actor = VisitorActor | GuestActor | HotelAdminActor | SuperAdminActor | SystemActor
export type StaffActor = HotelAdminActor | SuperAdminActor

export const SYSTEM: SystemActor = { kind: 'system' }

/** How the audit names an actor. */
export function auditNameOf(actor: Actor): { kind: string; id: string | null; name: string } {
  switch (actor.kind) {
    case 'guest':
      return { kind: 'guest', id: actor.guestId, name: `${actor.guestName}, ${actor.roomNumber}` }
    case 'hotelAdmin':
      return { kind: 'hotel_admin', id: actor.userId, name: actor.email }
    case 'superAdmin':
      return { kind: 'super_admin', id: actor.userId, name: actor.email }
    default:
      return { kind: actor.kind, id: null, name: actor.kind }
  }
}
