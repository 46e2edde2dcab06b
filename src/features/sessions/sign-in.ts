import { setTimeout as pause } from 'node:timers/promises'
import { guestPassword, validateGuestLogin } from '#features/guests/queries.ts'
import { type HotelAdminActor, type SuperAdminActor, SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { OpenHotel, RequestContext } from '#kit/server/context.ts'
import { isKnownAt } from '#kit/server/cookies.ts'
import { checkLimit, type LimitKey } from '#kit/server/limits.ts'
import { isPassword, spendPasswordCheck } from '#kit/server/passwords.ts'
import { hashToken, newToken } from '#kit/server/tokens.ts'
import { foldName } from '#kit/shared/text.ts'
import { addressKey, attemptSignIn } from './attempts.ts'
import type { GuestSession, StaffSession } from './contract.ts'
import { endForgottenVisit, findStaffAccount, guestTargets, openSession, touchLastLogin } from './queries.ts'
import { SESSION_SECONDS } from './rules.ts'

const SLOW_DOWN_MS = 1500

async function slowDownCrowdedAddress({ database, ip }: RequestContext) {
  const limit = await database.withActor(SYSTEM, (tx) => checkLimit(tx, addressKey(ip)))
  if (!limit.allowed) await pause(SLOW_DOWN_MS)
}

/** Signs a guest in by last name and room number (GLOG-04); sets the session cookie. */
export async function signInGuest(
  context: RequestContext,
  hotel: OpenHotel,
  lastName: string,
  roomNumber: string,
) {
  const { database, device, ip } = context
  const hotelId = hotel.id
  const name = foldName(lastName).slice(0, 200)
  const room = foldName(roomNumber).slice(0, 50)
  const keys: [LimitKey, ...LimitKey[]] = [{ action: 'guest_login', identifier: device.id, hotelId }]
  if (!isKnownAt(device, hotelId)) keys.push(...guestTargets({ hotelId, lastName, roomNumber }))

  await slowDownCrowdedAddress(context)
  const token = newToken()
  const result = await database.withActor(SYSTEM, (tx) =>
    attemptSignIn<GuestSession>(tx, { keys, ip, loginType: 'guest', hotelId }, async () => {
      const guest = await validateGuestLogin(tx, { hotelId, loginName: name, roomNumber: room })
      const account = guest?.account
      if (!account) await spendPasswordCheck(guestPassword(room))
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
      return {
        guestId: guest.guestId,
        guestName: guest.loginName,
        roomNumber: guest.roomNumber,
        expiresAt: guest.expiresAt?.toISOString() ?? null,
      }
    }),
  )
  if (result.outcome === 'in') {
    context.setSessionToken('guest', token, SESSION_SECONDS.guest)
    context.rememberDevice(hotelId)
  }
  return result
}

/** Signs a hotel admin in at the hotel's own login (HAA-02); other hotels' staff are wrong here (OP-22). */
export async function signInHotelAdmin(
  context: RequestContext,
  hotel: OpenHotel,
  email: string,
  password: string,
) {
  const { database, ip, userAgent } = context
  const address = email.trim().toLowerCase().slice(0, 320)
  const keys: [LimitKey] = [{ action: 'admin_login', identifier: address, hotelId: null }]

  await slowDownCrowdedAddress(context)
  const token = newToken()
  const result = await database.withActor(SYSTEM, (tx) =>
    attemptSignIn<StaffSession>(tx, { keys, ip, loginType: 'admin', hotelId: hotel.id }, async () => {
      const staff = await findStaffAccount(tx, address)
      if (!staff) {
        await spendPasswordCheck(password)
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
    }),
  )
  if (result.outcome === 'in') context.setSessionToken('staff', token, SESSION_SECONDS.staff)
  return result
}

/** Signs a super admin in (PAU-05, PAU-06); the refusals of PAU-09 count as failed attempts too. */
export async function signInSuperAdmin(context: RequestContext, email: string, password: string) {
  const { database, ip, userAgent } = context
  const address = email.trim().toLowerCase().slice(0, 320)
  const keys: [LimitKey] = [{ action: 'superadmin_login', identifier: address, hotelId: null }]

  await slowDownCrowdedAddress(context)
  const token = newToken()
  const result = await database.withActor(SYSTEM, (tx) =>
    attemptSignIn<StaffSession>(tx, { keys, ip, loginType: 'superadmin', hotelId: null }, async () => {
      const staff = await findStaffAccount(tx, address)
      if (!staff) {
        await spendPasswordCheck(password)
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
    }),
  )
  if (result.outcome === 'in') context.setSessionToken('staff', token, SESSION_SECONDS.staff)
  return result
}
