import { setTimeout as pause } from 'node:timers/promises'
import { validateGuestLogin } from './find-guest.ts'
import { ROOM_NUMBER_LENGTH } from '#features/guests/contract.ts'
import { guestPassword, linkDueAccount } from '#features/guests/server/queries.ts'
import { type HotelAdminActor, type SuperAdminActor, SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { OpenHotel, RequestContext } from '#kit/server/context.ts'
import { isKnownAt } from '#kit/server/cookies.ts'
import type { LimitKey } from '#kit/server/limit-key.ts'
import { isPassword, fakePasswordCheck } from '#kit/server/passwords.ts'
import { hashToken, newToken, sessionNameOf } from '#kit/server/tokens.ts'
import { EMAIL_LENGTH } from '#kit/shared/sizes.ts'
import { addressKey, attemptSignIn } from './attempts.ts'
import type { GuestSession, StaffSession } from '../contract.ts'
import { endForgottenVisit, signOutOf } from './queries.ts'
import { guestMark, guestTargets } from '#features/guests/server/lockouts.ts'
import { findStaffAccount, openSession, touchLastLogin } from '#features/accounts/server/queries.ts'
import { SESSION_SECONDS } from '../rules.ts'

const SLOW_DOWN_MS = 1500

/** Normalizes input as an e-mail address; one that is too long stays too long. */
const addressOf = (email: string) =>
  email
    .trim()
    .toLowerCase()
    .slice(0, EMAIL_LENGTH + 1)

async function slowDownCrowdedAddress({ limits, ip }: RequestContext) {
  const limit = await limits.check(addressKey(ip))
  if (!limit.allowed) await pause(SLOW_DOWN_MS)
}

/** Signs a guest in by last name and room number (GLOG-04); sets the session cookie. */
export async function signInGuest(
  context: RequestContext,
  hotel: OpenHotel,
  lastName: string,
  roomNumber: string,
) {
  const { limits, device, ip } = context
  const hotelId = hotel.id
  const tried = { hotelId, lastName, roomNumber }
  const mark = guestMark(tried)
  const keys: [LimitKey, ...LimitKey[]] = [
    { action: 'guest_login', identifier: device.id, hotelId, mark },
    ...guestTargets(tried, isKnownAt(device, hotelId)),
  ]
  const before = await context.findGuest()
  const heldToken = context.readSessionToken('guest')

  await slowDownCrowdedAddress(context)
  const token = newToken()
  const result = await limits.within(SYSTEM, (tx, counters) =>
    attemptSignIn<GuestSession>(tx, counters, { keys, ip, loginType: 'guest', hotelId }, async () => {
      const guest = await validateGuestLogin(tx, { hotelId, loginName: lastName, roomNumber })
      const account = guest?.isAccountDue ? await linkDueAccount(tx, hotel, guest) : guest?.account
      if (!account) await fakePasswordCheck(guestPassword(roomNumber.slice(0, ROOM_NUMBER_LENGTH)))
      if (!guest) return 'wrong'
      if (!account || !(await isPassword(account.passwordHash, guestPassword(guest.roomNumber))))
        return 'unusable'
      const session = {
        tokenHash: hashToken(token),
        accountId: account.id,
        hotelId,
        seconds: SESSION_SECONDS.guest,
      }
      await openSession(tx, session)
      // a browser has one guest session at a time, across all hotels
      if (heldToken) await signOutOf(tx, hashToken(heldToken))
      return {
        guestId: guest.guestId,
        guestName: guest.loginName,
        roomNumber: guest.roomNumber,
        expiresAt: guest.expiresAt?.toISOString() ?? null,
        stayBeganAt: guest.stayBeganAt.toISOString(),
      }
    }),
  )
  if (result.outcome === 'in') {
    context.setSessionToken('guest', token, SESSION_SECONDS.guest)
    context.rememberDevice(hotelId)
    if (before && heldToken)
      context.events.announce('guests', { hotelId: before.hotelId, session: sessionNameOf(heldToken) })
  }
  return result
}

/** Signs a hotel admin in at the hotel's own login (HAA-02); other hotels' staff count as wrong credentials (OP-22). */
export async function signInHotelAdmin(
  context: RequestContext,
  hotel: OpenHotel,
  email: string,
  password: string,
) {
  const { limits, ip, userAgent } = context
  const address = addressOf(email)
  const keys: [LimitKey] = [{ action: 'admin_login', identifier: address, hotelId: null }]

  await slowDownCrowdedAddress(context)
  const token = newToken()
  const result = await limits.within(SYSTEM, (tx, counters) =>
    attemptSignIn<StaffSession>(
      tx,
      counters,
      { keys, ip, loginType: 'admin', hotelId: hotel.id },
      async () => {
        const staff = await findStaffAccount(tx, address)
        if (!staff) {
          await fakePasswordCheck(password)
          return 'wrong'
        }
        const isRight = await isPassword(staff.passwordHash, password)
        if (!isRight || !staff.isActive || staff.role !== 'hotel_admin' || staff.hotelId !== hotel.id)
          return 'wrong'
        const { accountId, userId, fullName, role, mustChangePassword } = staff
        const seconds = SESSION_SECONDS.staff
        const from = { userAgent, ip }
        await openSession(tx, { tokenHash: hashToken(token), accountId, hotelId: hotel.id, seconds, from })
        await touchLastLogin(tx, userId)
        const actor: HotelAdminActor = {
          ...{ kind: 'hotelAdmin', hotelId: hotel.id, hotelSlug: hotel.slug },
          ...{ userId, fullName, email: staff.email, mustChangePassword, visit: null },
        }
        const change = { hotelId: hotel.id, action: 'sign-in', entity: 'user', entityId: userId }
        await recordChange(tx, actor, change)
        return { userId, email: staff.email, fullName, role, mustChangePassword }
      },
    ),
  )
  if (result.outcome === 'in') context.setSessionToken('staff', token, SESSION_SECONDS.staff)
  return result
}

/** Signs a super admin in (PAU-05, PAU-06); the refusals of PAU-09 count as failed attempts, too. */
export async function signInSuperAdmin(context: RequestContext, email: string, password: string) {
  const { limits, ip, userAgent } = context
  const address = addressOf(email)
  const keys: [LimitKey] = [{ action: 'superadmin_login', identifier: address, hotelId: null }]

  await slowDownCrowdedAddress(context)
  const token = newToken()
  const result = await limits.within(SYSTEM, (tx, counters) =>
    attemptSignIn<StaffSession>(
      tx,
      counters,
      { keys, ip, loginType: 'superadmin', hotelId: null },
      async () => {
        const staff = await findStaffAccount(tx, address)
        if (!staff) {
          await fakePasswordCheck(password)
          return 'wrong'
        }
        if (!(await isPassword(staff.passwordHash, password))) return 'wrong'
        if (!staff.isActive) return 'unknownUser'
        const { accountId, userId, fullName, role, mustChangePassword } = staff
        if (role !== 'super_admin') return 'otherRole'
        const seconds = SESSION_SECONDS.staff
        const from = { userAgent, ip }
        await endForgottenVisit(tx, userId)
        await openSession(tx, { tokenHash: hashToken(token), accountId, hotelId: null, seconds, from })
        await touchLastLogin(tx, userId)
        const actor: SuperAdminActor = {
          ...{ kind: 'superAdmin', userId, fullName },
          ...{ email: staff.email, mustChangePassword, visit: null },
        }
        const change = { hotelId: null, action: 'sign-in', entity: 'user', entityId: userId }
        await recordChange(tx, actor, change)
        return { userId, email: staff.email, fullName, role, mustChangePassword }
      },
    ),
  )
  if (result.outcome === 'in') context.setSessionToken('staff', token, SESSION_SECONDS.staff)
  return result
}
