import { ORPCError, os } from '@orpc/server'
import type { GuestActor, HotelAdminActor, StaffActor, SuperAdminActor, VisitorActor } from './actor.ts'
import type { OpenHotel, RequestContext } from './context.ts'

const base = os.$context<RequestContext>()

async function openHotel(context: RequestContext, slug: string): Promise<OpenHotel> {
  const hotel = await context.findHotel(slug)
  if (!hotel) throw new ORPCError('HOTEL_NOT_FOUND', { status: 404 })
  return hotel
}

/** Anybody, about nothing of a hotel. */
export const anybody = base.middleware(({ next }) => next())

/** Anybody, looking at the public side of an open hotel. */
export const visitor = base.middleware(async ({ context, next }, input: { slug: string }) => {
  const hotel = await openHotel(context, input.slug)
  const actor: VisitorActor = { kind: 'visitor', hotelId: hotel.id }
  return next({ context: { actor, hotel } })
})

/** A signed-in guest of this very hotel. */
export const guest = base.middleware(async ({ context, next }, input: { slug: string }) => {
  const hotel = await openHotel(context, input.slug)
  const found = await context.findGuest()
  if (found?.hotelId !== hotel.id) throw new ORPCError('UNAUTHORIZED', { status: 401 })
  const actor: GuestActor = found
  return next({ context: { actor, hotel } })
})

function refuseForeignPassword({ mustChangePassword }: StaffActor) {
  if (mustChangePassword) throw new ORPCError('PASSWORD_CHANGE_NEEDED', { status: 403 })
}

async function signedInHotelAdmin(context: RequestContext, slug: string) {
  const found = await context.findStaff()
  const hotel = await context.findHotel(slug)
  if (!hotel || found?.kind !== 'hotelAdmin' || found.hotelId !== hotel.id) {
    throw new ORPCError('UNAUTHORIZED', { status: 401 })
  }
  const actor: HotelAdminActor = found
  return { actor, hotel }
}

async function signedInSuperAdmin(context: RequestContext): Promise<SuperAdminActor> {
  const found = await context.findStaff()
  if (found?.kind !== 'superAdmin') throw new ORPCError('UNAUTHORIZED', { status: 401 })
  return found
}

/** A signed-in hotel admin of this very hotel, whose password is of the own choice. */
export const hotelAdmin = base.middleware(async ({ context, next }, input: { slug: string }) => {
  const found = await signedInHotelAdmin(context, input.slug)
  refuseForeignPassword(found.actor)
  return next({ context: found })
})

/** The same, also before the password is of the own choice: for choosing it. */
export const newHotelAdmin = base.middleware(async ({ context, next }, input: { slug: string }) =>
  next({ context: await signedInHotelAdmin(context, input.slug) }),
)

/** A signed-in super admin, whose password is of the own choice. */
export const superAdmin = base.middleware(async ({ context, next }) => {
  const actor = await signedInSuperAdmin(context)
  refuseForeignPassword(actor)
  return next({ context: { actor } })
})

/** The same, also before the password is of the own choice: for choosing it. */
export const newSuperAdmin = base.middleware(async ({ context, next }) =>
  next({ context: { actor: await signedInSuperAdmin(context) } }),
)

export const GUARDS = { anybody, visitor, guest, hotelAdmin, newHotelAdmin, superAdmin, newSuperAdmin }
