import { findSession } from '#features/accounts/server/queries.ts'
import type { GuestActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { anyErrors, tooMany } from '#kit/server/errors.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import type { Subscription } from '#kit/server/push/send.ts'
import type { Language } from '#kit/shared/languages.ts'
import { GUEST_DEVICES_MAX } from '../rules.ts'
import { countOthers, findMine, placeDevice } from './queries.ts'

type Draft = { subscription: Subscription; language: Language; isAgain: boolean }
type Caller = { actor: GuestActor; tokenHash: Buffer; deviceId: string }

/** Tells the caller on this browser from now on, in the place of whoever was told there before. */
export async function registerMine(tx: Tx, { actor, tokenHash, deviceId }: Caller, draft: Draft) {
  const { hotelId, guestId } = actor
  const { subscription, language, isAgain } = draft
  const sessionId = await findSession(tx, hotelId, tokenHash)
  if (!sessionId) throw anyErrors.UNAUTHORIZED()
  await lockExclusive(tx, hotelId, 'guest-devices')
  if (isAgain && !(await findMine(tx, hotelId, sessionId))) return null
  if ((await countOthers(tx, hotelId, guestId, subscription.endpoint)) >= GUEST_DEVICES_MAX) throw tooMany()
  await placeDevice(tx, hotelId, { guestId, sessionId, deviceId, language }, subscription)
  return { language }
}
