import { anyErrors } from './errors.ts'
import { os } from '@orpc/server'
import {
  type GuestActor,
  type HotelAdminActor,
  staffAt,
  type StaffActor,
  type SuperAdminActor,
  type VisitorActor,
} from './actor.ts'
import { recordRead } from './audit.ts'
import type { OpenHotel, RequestContext } from './context.ts'

const base = os.$context<RequestContext>()

async function openHotel(context: RequestContext, slug: string): Promise<OpenHotel> {
  const hotel = await context.findHotel(slug)
  if (!hotel) throw anyErrors.HOTEL_NOT_FOUND()
  return hotel
}

/** Anybody; the call concerns no hotel. */
export const anybody = base.middleware(({ next }) => next())

/** Anybody, for the public side of an open hotel. */
export const visitor = base.middleware(async ({ context, next }, input: { slug: string }) => {
  const hotel = await openHotel(context, input.slug)
  const actor: VisitorActor = { kind: 'visitor', hotelId: hotel.id }
  return next({ context: { actor, hotel } })
})

/** Anybody, for reads with one answer for all: counted per browser (RL-09) and cached until something changes. */
export const publicRead = base.middleware(async ({ context, next }, input: { slug: string }) => {
  context.countRead()
  const hotel = await openHotel(context, input.slug)
  const actor: VisitorActor = { kind: 'visitor', hotelId: hotel.id }
  const result = await next({ context: { actor, hotel } })
  context.cacheUntilChange(hotel.id)
  return result
})

/** A signed-in guest of this hotel. */
export const guest = base.middleware(async ({ context, next }, input: { slug: string }) => {
  const hotel = await openHotel(context, input.slug)
  const found = await context.findGuest()
  if (found?.hotelId !== hotel.id) throw anyErrors.UNAUTHORIZED()
  const actor: GuestActor = found
  return next({ context: { actor, hotel } })
})

function refuseForeignPassword({ mustChangePassword }: StaffActor) {
  if (mustChangePassword) throw anyErrors.PASSWORD_CHANGE_NEEDED()
}

async function findStaffAt(context: RequestContext, slug: string) {
  const found = await context.findStaff()
  const hotel = await context.findHotel(slug)
  const actor = hotel && staffAt(hotel, found)
  return actor ? { actor, hotel } : null
}

async function staffOf(context: RequestContext, slug: string) {
  const staff = await findStaffAt(context, slug)
  if (!staff) throw anyErrors.UNAUTHORIZED()
  return staff
}

/** The hotel's own admin whom `hotelAdmin` lets in; null for anybody else, and on a visit, whose reads are audited. */
export async function findOwnStaff(context: RequestContext, slug: string): Promise<HotelAdminActor | null> {
  const staff = await findStaffAt(context, slug)
  if (!staff) return null
  const { visit, mustChangePassword } = staff.actor
  return visit || mustChangePassword ? null : staff.actor
}

/** A signed-in admin of this hotel, or a super admin on a visit, whose reads are audited. */
export const hotelAdmin = base.middleware(
  async ({ context, next, path, procedure }, input: { slug: string }) => {
    const staff = await staffOf(context, input.slug)
    refuseForeignPassword(staff.actor)
    if (staff.actor.visit && procedure['~orpc'].route.method === 'GET') {
      await recordRead(context.database, staff.actor, path.join('.'))
    }
    return next({ context: staff })
  },
)

async function ownStaffOf(context: RequestContext, slug: string) {
  const staff = await staffOf(context, slug)
  if (staff.actor.visit) throw anyErrors.FORBIDDEN()
  return staff
}

/** A signed-in admin of this hotel, for their own account: not a super admin on a visit. */
export const ownHotelAdmin = base.middleware(async ({ context, next }, input: { slug: string }) => {
  const staff = await ownStaffOf(context, input.slug)
  refuseForeignPassword(staff.actor)
  return next({ context: staff })
})

/** Like `ownHotelAdmin`, but also allowed while the password is one that somebody else set, to choose a new one. */
export const newHotelAdmin = base.middleware(async ({ context, next }, input: { slug: string }) =>
  next({ context: await ownStaffOf(context, input.slug) }),
)

async function signedInSuperAdmin(context: RequestContext): Promise<SuperAdminActor> {
  const found = await context.findStaff()
  if (found?.kind !== 'superAdmin') throw anyErrors.UNAUTHORIZED()
  return found
}

/** A signed-in super admin. */
export const superAdmin = base.middleware(async ({ context, next }) => {
  const actor = await signedInSuperAdmin(context)
  refuseForeignPassword(actor)
  return next({ context: { actor } })
})

/** Like `superAdmin`, but also allowed while the password is one that somebody else set, to choose a new one. */
export const newSuperAdmin = base.middleware(async ({ context, next }) =>
  next({ context: { actor: await signedInSuperAdmin(context) } }),
)

export const GUARDS = {
  anybody,
  visitor,
  publicRead,
  guest,
  hotelAdmin,
  ownHotelAdmin,
  newHotelAdmin,
  superAdmin,
  newSuperAdmin,
}
