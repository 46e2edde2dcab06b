import { implement, ORPCError } from '@orpc/server'
import { type StaffActor, SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext, SessionKind } from '#kit/server/context.ts'
import { anybody, hotelAdmin, visitor } from '#kit/server/guards.ts'
import { hashToken } from '#kit/server/tokens.ts'
import { changeOwnPassword, ownSession } from './account.ts'
import type { SignIn } from './attempts.ts'
import { sessionsContract, type StaffSession } from './contract.ts'
import { endOtherSessions, endSession, listSessionsOfStaff } from './queries.ts'
import { passwordProblem, SESSION_SECONDS } from './rules.ts'
import { signInGuest, signInHotelAdmin, signInSuperAdmin } from './sign-in.ts'

const os = implement(sessionsContract).$context<RequestContext>()

function answer<T>(result: SignIn<T>): T {
  switch (result.outcome) {
    case 'in':
      return result.session
    case 'locked':
      throw new ORPCError('RATE_LIMITED', {
        status: 429,
        data: { retryAfterSeconds: result.retryAfterSeconds },
      })
    case 'unusable':
      throw new ORPCError('ACCOUNT_UNUSABLE', { status: 409 })
    case 'unknownUser':
      throw new ORPCError('USER_NOT_FOUND', { status: 403 })
    case 'otherRole':
      throw new ORPCError('ACCESS_DENIED', { status: 403 })
    case 'wrong':
      throw new ORPCError('INVALID_CREDENTIALS', { status: 401, data: { remaining: result.remaining } })
  }
}

function failed(context: RequestContext, error: unknown): never {
  context.log.error({ error }, 'a sign-in could not be evaluated')
  throw new ORPCError('LOGIN_FAILED', { status: 503 })
}

const nothingGiven = () => new ORPCError('INVALID_CREDENTIALS', { status: 401, data: { remaining: null } })

/** The cookie lives on with the session that the reader prolongs. */
function stayKnown(context: RequestContext, kind: SessionKind) {
  const token = context.readSessionToken(kind)
  if (token) context.setSessionToken(kind, token, SESSION_SECONDS[kind])
}

const sessionOf = ({ kind, userId, email, fullName }: StaffActor): StaffSession => ({
  ...{ userId, email, fullName },
  role: kind === 'superAdmin' ? 'super_admin' : 'hotel_admin',
})

async function signOut(context: RequestContext, kind: SessionKind, hotelId: string | null) {
  const token = context.readSessionToken(kind)
  if (token) await context.database.withActor(SYSTEM, (tx) => endSession(tx, hashToken(token)))
  context.setSessionToken(kind, null)
  context.events.announce(kind === 'guest' ? 'guests' : 'staff', { hotelId })
  return null
}

export const sessionsHandlers = {
  signInGuest: os.signInGuest.use(visitor).handler(async ({ input, context }) => {
    if (!input.lastName.trim() || !input.roomNumber.trim()) throw nothingGiven()
    const signIn = signInGuest(context, context.hotel, input.lastName, input.roomNumber)
    return answer(await signIn.catch((error: unknown) => failed(context, error)))
  }),
  currentGuest: os.currentGuest.use(visitor).handler(async ({ context }) => {
    const found = await context.findGuest()
    if (found?.hotelId !== context.hotel.id) return null
    stayKnown(context, 'guest')
    const { guestId, guestName, roomNumber, expiresAt } = found
    return { guestId, guestName, roomNumber, expiresAt: expiresAt?.toISOString() ?? null }
  }),
  signOutGuest: os.signOutGuest
    .use(visitor)
    .handler(({ context }) => signOut(context, 'guest', context.hotel.id)),
  signInHotelAdmin: os.signInHotelAdmin.use(visitor).handler(async ({ input, context }) => {
    if (!input.email.trim() || !input.password) throw nothingGiven()
    const signIn = signInHotelAdmin(context, context.hotel, input.email, input.password)
    return answer(await signIn.catch((error: unknown) => failed(context, error)))
  }),
  currentHotelAdmin: os.currentHotelAdmin.use(visitor).handler(async ({ context }) => {
    const found = await context.findStaff()
    if (found?.kind !== 'hotelAdmin' || found.hotelId !== context.hotel.id) return null
    stayKnown(context, 'staff')
    return sessionOf(found)
  }),
  signOutHotelAdmin: os.signOutHotelAdmin
    .use(visitor)
    .handler(({ context }) => signOut(context, 'staff', context.hotel.id)),
  signInSuperAdmin: os.signInSuperAdmin.use(anybody).handler(async ({ input, context }) => {
    if (!input.email.trim() || !input.password) throw nothingGiven()
    const signIn = signInSuperAdmin(context, input.email, input.password)
    return answer(await signIn.catch((error: unknown) => failed(context, error)))
  }),
  currentStaff: os.currentStaff.use(anybody).handler(async ({ context }) => {
    const found = await context.findStaff()
    if (!found) return null
    stayKnown(context, 'staff')
    return sessionOf(found)
  }),
  signOutSuperAdmin: os.signOutSuperAdmin
    .use(anybody)
    .handler(({ context }) => signOut(context, 'staff', null)),
  changePassword: os.changePassword.use(hotelAdmin).handler(async ({ input, context }) => {
    const problem = passwordProblem(input.wanted, context.actor.email)
    if (problem === 'short') throw new ORPCError('PASSWORD_TOO_SHORT', { status: 400 })
    if (problem === 'common') throw new ORPCError('PASSWORD_TOO_COMMON', { status: 400 })
    const changed = answer(await changeOwnPassword(context, input))
    context.events.announce('staff', { hotelId: context.actor.hotelId })
    return changed
  }),
  listOwn: os.listOwn.use(hotelAdmin).handler(async ({ context }) => {
    const { database, actor } = context
    const own = ownSession(context)
    const sessions = await database.withActor(actor, (tx) => listSessionsOfStaff(tx, actor.userId))
    return sessions.map(({ tokenHash, createdAt, lastSeenAt }) => ({
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: own.equals(tokenHash),
    }))
  }),
  endOthers: os.endOthers.use(hotelAdmin).handler(async ({ context }) => {
    const { database, actor, events } = context
    const { hotelId, userId } = actor
    const count = await database.withActor(actor, async (tx) => {
      const ended = await endOtherSessions(tx, userId, ownSession(context))
      const change = { action: 'end-sessions', entity: 'user', entityId: userId, after: { count: ended } }
      if (ended > 0) await recordChange(tx, actor, { hotelId, ...change })
      return ended
    })
    events.announce('staff', { hotelId })
    return { count }
  }),
}
