import { implement, ORPCError } from '@orpc/server'
import { readCode } from '#features/guests/one-time-code.ts'
import { staffAt, type StaffActor, SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext, SessionKind } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import {
  anybody,
  newHotelAdmin,
  newSuperAdmin,
  ownHotelAdmin,
  superAdmin,
  visitor,
} from '#kit/server/guards.ts'
import type { Tx } from '#kit/server/database.ts'
import { createFairQueueByNetwork } from '#kit/server/fair-queue-by-network.ts'
import { changeOwnPassword, ownSession, type StaffContext } from './account.ts'
import { answerTo } from './answer-to.ts'
import { sessionsContract, type StaffSession } from '../contract.ts'
import { deviceOf } from '../device.ts'
import { formerSession } from './former-session.ts'
import {
  endOtherSessions,
  endSessionOfStaff,
  listSessionsOfStaff,
} from '#features/accounts/server/queries.ts'
import { passwordProblem, SESSION_SECONDS } from '../rules.ts'
import { signInGuest, signInHotelAdmin, signInSuperAdmin } from './sign-in.ts'

const os = implement(sessionsContract).$context<RequestContext>()
const errors = errorsOf(sessionsContract)

function failed(context: RequestContext, error: unknown): never {
  if (error instanceof ORPCError) throw error
  context.log.error({ err: error }, 'could not evaluate a sign-in')
  throw errors.LOGIN_FAILED()
}

/** A field that was left empty is none. */
const withSecond = <Input extends { secondFactor: string | null }>(input: Input): Input => ({
  ...input,
  secondFactor: input.secondFactor?.trim() || null,
})

const nothingGiven = () => errors.INVALID_CREDENTIALS({ data: { remaining: null } })

/** Extends the cookie together with the session that the reader extends. */
function stayKnown(context: RequestContext, kind: SessionKind) {
  const token = context.readSessionToken(kind)
  if (token) context.setSessionToken(kind, token, SESSION_SECONDS[kind])
}

const sessionOf = ({ kind, userId, email, fullName, mustChangePassword }: StaffActor): StaffSession => ({
  userId,
  email,
  fullName,
  mustChangePassword,
  role: kind === 'superAdmin' ? 'super_admin' : 'hotel_admin',
})

/** Anybody can sign out with an invented cookie, and each costs a transaction. */
const inTurn = createFairQueueByNetwork({ atOnce: 4, mostWaiting: 500 })

async function signOut(context: RequestContext, kind: SessionKind) {
  const former = formerSession(context, kind)
  if (!former) return null
  await inTurn(context.ip, () => context.database.withActor(SYSTEM, former.end))
  context.setSessionToken(kind, null)
  former.tell()
  return null
}

async function changePassword(
  context: StaffContext,
  input: { slug?: string; current: string; wanted: string },
) {
  const { actor, events, afterAnswer } = context
  const problem = passwordProblem(input.wanted, actor.email, input.slug)
  if (problem === 'short') throw errors.PASSWORD_TOO_SHORT()
  if (problem === 'common') throw errors.PASSWORD_TOO_COMMON()
  if (input.wanted === input.current) throw errors.PASSWORD_SAME()
  const changed = answerTo(await changeOwnPassword(context, input))
  const { userId: id } = actor
  afterAnswer(() => events.announce('staff', { hotelId: hotelOf(actor), id }))
  return changed
}

const hotelOf = (actor: StaffActor) => (actor.kind === 'hotelAdmin' ? actor.hotelId : null)

const recordEnd = (tx: Tx, actor: StaffActor, count: number) =>
  recordChange(tx, actor, {
    hotelId: hotelOf(actor),
    action: 'end-sessions',
    entity: 'user',
    entityId: actor.userId,
    after: { count },
  })

async function listOwn(context: StaffContext) {
  const { database, actor } = context
  const own = ownSession(context)
  const sessions = await database.withActor(actor, (tx) => listSessionsOfStaff(tx, actor.userId))
  return sessions.map(({ id, tokenHash, userAgent, ipAddress, createdAt, lastSeenAt }) => ({
    id,
    ...deviceOf(userAgent),
    ipAddress,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: own.equals(tokenHash),
  }))
}

async function endOne({ database, actor, events }: StaffContext, id: string) {
  await database.withActor(actor, async (tx) => {
    const isEnded = await endSessionOfStaff(tx, actor.userId, id)
    if (!isEnded) throw errors.NOT_FOUND()
    await recordEnd(tx, actor, 1)
  })
  events.announce('staff', { hotelId: hotelOf(actor), id: actor.userId })
  return null
}

async function endOthers(context: StaffContext) {
  const { database, actor, events } = context
  const count = await database.withActor(actor, async (tx) => {
    const ended = await endOtherSessions(tx, actor.userId, ownSession(context))
    if (ended > 0) await recordEnd(tx, actor, ended)
    return ended
  })
  if (count > 0) events.announce('staff', { hotelId: hotelOf(actor), id: actor.userId })
  return { count }
}

export const sessionsHandlers = {
  signInGuest: os.signInGuest.use(visitor).handler(async ({ input, context }) => {
    if (!input.lastName.trim() || !input.roomNumber.trim()) throw nothingGiven()
    const code = input.code?.trim() ? readCode(input.code) : null
    if (input.code?.trim() && code === null) throw errors.CODE_INVALID({ data: { remaining: null } })
    const signIn = signInGuest(context, context.hotel, { ...input, code })
    return answerTo(await signIn.catch((error: unknown) => failed(context, error)))
  }),
  currentGuest: os.currentGuest.use(visitor).handler(async ({ context }) => {
    const found = await context.findGuest()
    if (found?.hotelId !== context.hotel.id) return null
    stayKnown(context, 'guest')
    const { guestId, guestName, roomNumber, expiresAt, stayBeganAt } = found
    return {
      guestId,
      guestName,
      roomNumber,
      expiresAt: expiresAt?.toISOString() ?? null,
      stayBeganAt: stayBeganAt.toISOString(),
    }
  }),
  signOutGuest: os.signOutGuest.use(visitor).handler(({ context }) => signOut(context, 'guest')),
  signInHotelAdmin: os.signInHotelAdmin.use(visitor).handler(async ({ input, context }) => {
    if (!input.email.trim() || !input.password) throw nothingGiven()
    const signIn = signInHotelAdmin(context, context.hotel, withSecond(input))
    return answerTo(await signIn.catch((error: unknown) => failed(context, error)))
  }),
  currentHotelAdmin: os.currentHotelAdmin.use(visitor).handler(async ({ context }) => {
    const found = staffAt(context.hotel, await context.findStaff())
    if (!found) return null
    stayKnown(context, 'staff')
    const { visit } = found
    return {
      ...sessionOf(found),
      visit: visit && { reason: visit.reason, endsAt: visit.endsAt.toISOString() },
    }
  }),
  signOutHotelAdmin: os.signOutHotelAdmin.use(visitor).handler(({ context }) => signOut(context, 'staff')),
  signInSuperAdmin: os.signInSuperAdmin.use(anybody).handler(async ({ input, context }) => {
    if (!input.email.trim() || !input.password) throw nothingGiven()
    const signIn = signInSuperAdmin(context, withSecond(input))
    return answerTo(await signIn.catch((error: unknown) => failed(context, error)))
  }),
  currentStaff: os.currentStaff.use(anybody).handler(async ({ context }) => {
    const found = await context.findStaff()
    if (!found) return null
    stayKnown(context, 'staff')
    return sessionOf(found)
  }),
  signOutSuperAdmin: os.signOutSuperAdmin.use(anybody).handler(({ context }) => signOut(context, 'staff')),
  changePassword: os.changePassword
    .use(newHotelAdmin)
    .handler(({ input, context }) => changePassword(context, input)),
  changeSuperAdminPassword: os.changeSuperAdminPassword
    .use(newSuperAdmin)
    .handler(({ input, context }) => changePassword(context, input)),
  listOwn: os.listOwn.use(ownHotelAdmin).handler(({ context }) => listOwn(context)),
  endOne: os.endOne.use(ownHotelAdmin).handler(({ input, context }) => endOne(context, input.id)),
  endOthers: os.endOthers.use(ownHotelAdmin).handler(({ context }) => endOthers(context)),
  listSuperAdminSessions: os.listSuperAdminSessions
    .use(superAdmin)
    .handler(({ context }) => listOwn(context)),
  endSuperAdminSession: os.endSuperAdminSession
    .use(superAdmin)
    .handler(({ input, context }) => endOne(context, input.id)),
  endOtherSuperAdminSessions: os.endOtherSuperAdminSessions
    .use(superAdmin)
    .handler(({ context }) => endOthers(context)),
}
