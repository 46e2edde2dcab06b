import type { Actor } from './actor.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function quoted(id: string): string {
  if (!UUID.test(id)) throw new Error('The actor has an id that is not a UUID')
  return `'${id}'`
}

/** The statements that limit a transaction to its actor; a distributed database passes `SET LOCAL` to its workers. */
export function fenceOf(actor: Actor): string {
  if (actor.kind === 'system' || actor.kind === 'superAdmin') return 'SET LOCAL ROLE hotelly_platform'
  const hotel = `SET LOCAL ROLE hotelly_app; SET LOCAL app.hotel_id = ${quoted(actor.hotelId)}`
  return actor.kind === 'guest' ? `${hotel}; SET LOCAL app.guest_id = ${quoted(actor.guestId)}` : hotel
}
