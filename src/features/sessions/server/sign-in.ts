import { timingSafeEqual } from 'node:crypto'
import { type GuestToSignIn, validateGuestLogin } from './find-guest.ts'
import { ROOM_NUMBER_LENGTH } from '#features/guests/contract.ts'
import {
  codeHashOf,
  guestPassword,
  createPendingAccount,
  spendCode,
} from '#features/guests/server/account-queries.ts'
import type { GuestActor, HotelAdminActor, SuperAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { OpenHotel, RequestContext } from '#kit/server/context.ts'
import type { Device } from '#kit/server/cookies.ts'
import type { Tx } from '#kit/server/database.ts'
import type { LimitKey } from '#kit/server/limit-key.ts'
import { fakePasswordCheck, hashPassword, isPassword } from '#kit/server/passwords.ts'
import { hashToken, newToken } from '#kit/server/tokens.ts'
import { EMAIL_LENGTH } from '#kit/shared/sizes.ts'
import { AccountChanged, attemptSignIn } from './attempts.ts'
import type { GuestSession, StaffSession } from '../contract.ts'
import { formerSession } from './former-session.ts'
import { secondStep } from './second-factor.ts'
import { endForgottenVisit, findSameStaff } from './queries.ts'
import { guestCodeLimit, listGuestLimits } from '#features/guests/server/lockouts.ts'
import { rememberDeviceOf } from '#features/accounts/server/known-devices.ts'
import { staffLimit } from '#features/accounts/server/lockouts.ts'
import {
  findStaffAccount,
  holdPassword,
  openSession,
  type StaffAccount,
  touchLastLogin,
} from '#features/accounts/server/queries.ts'
import { SESSION_SECONDS } from '../rules.ts'

/** Normalizes input as an e-mail address; one that is too long stays too long. */
const addressOf = (email: string) =>
  email
    .trim()
    .toLowerCase()
    .slice(0, EMAIL_LENGTH + 1)

/**
 * Signs a guest in by last name and room number (GLOG-04); sets the session cookie. A one-time code is looked at only
 * where name or room is locked, and used up only there.
 */
export async function signInGuest(
  context: RequestContext,
  hotel: OpenHotel,
  { lastName, roomNumber, code }: { lastName: string; roomNumber: string; code: string | null },
) {
  const { device, ip } = context
  const hotelId = hotel.id
  const tried = { hotelId, lastName, roomNumber }
  const former = formerSession(context, 'guest')
  const token = newToken()
  let newHash = ''

  const result = await attemptSignIn<GuestToSignIn | null, GuestSession>(context, {
    loginType: 'guest',
    identifier: device.id,
    hotelId,
    find: async (tx) => ({
      account: await validateGuestLogin(tx, { hotelId, loginName: lastName, roomNumber }),
      keys: await listGuestLimits(tx, tried, device),
    }),
    code: code === null ? null : { key: guestCodeLimit(tried), isRight: (guest) => isCodeOf(guest, code) },
    judge: async (guest) => {
      if (guest?.isAccountDue) {
        newHash = await hashPassword(guestPassword(guest.roomNumber), ip)
        return 'right'
      }
      if (!guest?.account) {
        await fakePasswordCheck(guestPassword(roomNumber.slice(0, ROOM_NUMBER_LENGTH)), ip)
        return guest ? 'unusable' : 'wrong'
      }
      const isRight = await isPassword(guest.account.passwordHash, guestPassword(guest.roomNumber), ip)
      return isRight ? 'right' : 'unusable'
    },
    admit: async (tx, judged, withCode) => {
      const guest = await validateGuestLogin(tx, { hotelId, loginName: lastName, roomNumber })
      if (!judged || guest?.guestId !== judged.guestId) throw new AccountChanged()
      const { guestId, loginName, expiresAt, stayBeganAt } = guest
      if (withCode) await admitByCode(tx, hotel, judged)
      const account =
        judged.account ?? (await createPendingAccount(tx, hotel, { guestId, passwordHash: newHash }))
      if (!account || !(await holdPassword(tx, account))) throw new AccountChanged()
      const seconds = SESSION_SECONDS.guest
      await openSession(tx, { tokenHash: hashToken(token), accountId: account.id, hotelId, seconds })
      await rememberDeviceOf(tx, { accountId: account.id, hotelId, device: device.id })
      // a browser has one guest session at a time, across all hotels
      await former?.end(tx)
      return {
        guestId,
        guestName: loginName,
        roomNumber: guest.roomNumber,
        expiresAt: expiresAt?.toISOString() ?? null,
        stayBeganAt: stayBeganAt.toISOString(),
      }
    },
  })
  if (result.outcome === 'in') {
    context.setSessionToken('guest', token, SESSION_SECONDS.guest)
    context.rememberDevice(hotelId)
    former?.tell()
  }
  return result
}

const isCodeOf = (guest: GuestToSignIn | null, code: string) =>
  guest?.codeHash != null && timingSafeEqual(guest.codeHash, codeHashOf(guest.guestId, code))

async function admitByCode(tx: Tx, hotel: OpenHotel, guest: GuestToSignIn) {
  const { guestId, loginName, roomNumber, expiresAt, stayBeganAt, codeHash } = guest
  if (!codeHash || !(await spendCode(tx, hotel.id, guestId, codeHash))) throw new AccountChanged()
  const actor: GuestActor = {
    kind: 'guest',
    hotelId: hotel.id,
    hotelSlug: hotel.slug,
    guestId,
    guestName: loginName,
    roomNumber,
    expiresAt,
    stayBeganAt,
  }
  await recordChange(tx, actor, {
    hotelId: hotel.id,
    action: 'use-code',
    entity: 'guest',
    entityId: guestId,
    after: { loginName, roomNumber },
  })
}

type StaffCredentials = { email: string; password: string; secondFactor: string | null }
type Second = ReturnType<typeof secondStep>

async function findStaff(
  tx: Tx,
  action: 'admin_login' | 'superadmin_login',
  email: string,
  { device: { id: device }, second }: { device: Device; second: Second },
): Promise<{ account: StaffAccount | null; keys: [LimitKey] }> {
  const account = await findStaffAccount(tx, email)
  await second.look(tx, account, device)
  const key = await staffLimit(tx, action, { email, accountId: account?.accountId ?? null, device })
  return { account, keys: [key] }
}

/** Does the slow part of a staff sign-in: whether this is the password of the account. */
async function isPasswordOf(staff: StaffAccount | null, password: string, ip: string): Promise<boolean> {
  if (staff) return isPassword(staff.passwordHash, password, ip)
  await fakePasswordCheck(password, ip)
  return false
}

type Former = ReturnType<typeof formerSession>

/** Opens the session of the member of staff who was judged, in place of the one that the browser held. */
async function admitStaff(
  tx: Tx,
  { ip, userAgent, device, language }: RequestContext,
  judged: StaffAccount | null,
  given: { token: string; hotelId: string | null; former: Former; second: Second },
): Promise<StaffAccount> {
  const { token, hotelId, former, second } = given
  const staff = await findSameStaff(tx, judged)
  if (!staff) throw new AccountChanged()
  await second.keep(tx, staff)
  const { accountId, userId } = staff
  await former?.end(tx)
  const [seconds, from] = [SESSION_SECONDS.staff, { userAgent, ip }]
  if (staff.role === 'super_admin') await endForgottenVisit(tx, userId)
  await openSession(tx, { tokenHash: hashToken(token), accountId, hotelId, seconds, from })
  await touchLastLogin(tx, userId, language)
  await rememberDeviceOf(tx, { accountId, hotelId, device: device.id })
  return staff
}

/** Signs a hotel admin in at the hotel's own login (HAA-02); other hotels' staff count as wrong credentials (OP-22). */
export async function signInHotelAdmin(
  context: RequestContext,
  hotel: OpenHotel,
  { email, password, secondFactor }: StaffCredentials,
) {
  const hotelId = hotel.id
  const address = addressOf(email)
  const token = newToken()
  const former = formerSession(context, 'staff')
  const second = secondStep(secondFactor)

  const result = await attemptSignIn<StaffAccount | null, StaffSession>(context, {
    loginType: 'admin',
    identifier: address,
    hotelId,
    find: (tx) => findStaff(tx, 'admin_login', address, { device: context.device, second }),
    judge: async (staff) => {
      const isRight = await isPasswordOf(staff, password, context.ip)
      const isHere = staff?.isActive && staff.role === 'hotel_admin' && staff.hotelId === hotelId
      return isRight && isHere ? second.judge(staff) : 'wrong'
    },
    admit: async (tx, judged) => {
      const staff = await admitStaff(tx, context, judged, { token, hotelId, former, second })
      const { userId, fullName, role, mustChangePassword } = staff
      const actor: HotelAdminActor = {
        kind: 'hotelAdmin',
        hotelId,
        hotelSlug: hotel.slug,
        userId,
        fullName,
        email: staff.email,
        mustChangePassword,
        visit: null,
      }
      await recordChange(tx, actor, { hotelId, action: 'sign-in', entity: 'user', entityId: userId })
      return { userId, email: staff.email, fullName, role, mustChangePassword }
    },
  })
  if (result.outcome === 'in') {
    context.setSessionToken('staff', token, SESSION_SECONDS.staff)
    former?.tell()
  }
  return result
}

/** Signs a super admin in (PAU-05, PAU-06); the refusals of PAU-09 count as failed attempts, too. */
export async function signInSuperAdmin(
  context: RequestContext,
  { email, password, secondFactor }: StaffCredentials,
) {
  const address = addressOf(email)
  const token = newToken()
  const former = formerSession(context, 'staff')
  const second = secondStep(secondFactor)

  const result = await attemptSignIn<StaffAccount | null, StaffSession>(context, {
    loginType: 'superadmin',
    identifier: address,
    hotelId: null,
    find: (tx) => findStaff(tx, 'superadmin_login', address, { device: context.device, second }),
    judge: async (staff) => {
      if (!(await isPasswordOf(staff, password, context.ip)) || !staff) return 'wrong'
      if (!staff.isActive) return 'unknownUser'
      return staff.role === 'super_admin' ? second.judge(staff) : 'otherRole'
    },
    admit: async (tx, judged) => {
      const staff = await admitStaff(tx, context, judged, { token, hotelId: null, former, second })
      const { userId, fullName, role, mustChangePassword } = staff
      const actor: SuperAdminActor = {
        kind: 'superAdmin',
        userId,
        fullName,
        email: staff.email,
        mustChangePassword,
        visit: null,
      }
      await recordChange(tx, actor, { hotelId: null, action: 'sign-in', entity: 'user', entityId: userId })
      return { userId, email: staff.email, fullName, role, mustChangePassword }
    },
  })
  if (result.outcome === 'in') {
    context.setSessionToken('staff', token, SESSION_SECONDS.staff)
    former?.tell()
  }
  return result
}
