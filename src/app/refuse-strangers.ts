import type { IncomingMessage } from 'node:http'
import { isProcedure, type ORPCError } from '@orpc/server'
import { anyErrors } from '#kit/server/errors.ts'
import { GUARDS } from '#kit/server/guards.ts'
import { KIBIBYTE } from '#kit/shared/sizes.ts'
import type { CallContext } from './request-context.ts'
import { router } from './router.ts'

/** What is no longer costs nothing to read, and its guard can say better why it is refused. */
const SHORT_BYTES = 16 * KIBIBYTE

type Session = 'guest' | 'staff' | 'superAdmin'

/** The session without which a guard lets nobody in. */
const NEEDED: Partial<Record<keyof typeof GUARDS, Session>> = {
  guest: 'guest',
  hotelAdmin: 'staff',
  ownHotelAdmin: 'staff',
  newHotelAdmin: 'staff',
  superAdmin: 'superAdmin',
  newSuperAdmin: 'superAdmin',
}

type Guarded = { method: string; rpc: string; rest: RegExp; session: Session }

/** The procedures that need a session, but those that only read and have no body. */
function guardedIn(routes: object, above = ''): Guarded[] {
  return Object.entries(routes).flatMap(([name, found]: [string, object]): Guarded[] => {
    const path = `${above}/${name}`
    if (!isProcedure(found)) return guardedIn(found, path)
    const { middlewares, route } = found['~orpc']
    const guard = (Object.keys(NEEDED) as (keyof typeof GUARDS)[]).find((each) =>
      middlewares.some((used) => Object.is(used, GUARDS[each])),
    )
    const session = guard && NEEDED[guard]
    const { method = 'POST', path: rest } = route
    if (!session || !rest || method === 'GET') return []
    const pattern = new RegExp(`^/api${rest.replace(/\{[^}]+\}/g, '[^/]+')}/?$`)
    return [{ method, rpc: `/rpc${path}`, rest: pattern, session }]
  })
}

const GUARDED = guardedIn(router)
const BY_RPC = new Map(GUARDED.map((each) => [each.rpc, each]))

/** The session that a call needs before anybody reads its long body; null where it needs none. */
function sessionFor({ method, url = '', headers }: IncomingMessage): Session | null {
  if (method === 'GET' || Number(headers['content-length']) <= SHORT_BYTES) return null
  const [path = ''] = url.split('?', 1)
  const found = path.startsWith('/rpc/')
    ? BY_RPC.get(path)
    : GUARDED.find((each) => each.method === method && each.rest.test(path))
  return found?.session ?? null
}

/**
 * Who calls is found out before a long body is read, so that nobody's files are read for strangers: the refusal of
 * who has no session of the kind that the call asks for; null for all others, whom the call's guard judges.
 */
export async function refusalOfStranger(
  request: IncomingMessage,
  context: CallContext,
): Promise<ORPCError<string, unknown> | null> {
  const needed = sessionFor(request)
  if (needed === null) return null
  const found = needed === 'guest' ? await context.findGuest() : await context.findStaff()
  const isEnough = found !== null && (needed !== 'superAdmin' || found.kind === 'superAdmin')
  return isEnough ? null : anyErrors.UNAUTHORIZED()
}
