import { endVisitOf } from '#features/support/ending.ts'
import type { Tx } from '#kit/server/database.ts'
import { endSession, endSessionsOf, isSignedIn, saveStaffPassword } from './queries.ts'

/** Ends one session; with that of a super admin ends the visit, which is known for its hotel's streams. */
export async function signOutOf(tx: Tx, tokenHash: Buffer): Promise<{ hotelId: string }[]> {
  const { userId } = await endSession(tx, tokenHash)
  return userId ? endVisitOf(tx, userId) : []
}

/** Signs a member of staff out everywhere; a visit ends with it. */
export async function signOutEverywhere(tx: Tx, userId: string) {
  await endSessionsOf(tx, { userId })
  await endVisitOf(tx, userId)
}

/** Ends a visit whose last session is over, so that the next one does not begin in the middle of it. */
export async function endForgottenVisit(tx: Tx, userId: string) {
  if (!(await isSignedIn(tx, userId))) await endVisitOf(tx, userId)
}

/** A password that somebody else made: every session ends, and the next one begins with choosing another. */
export async function setStaffPassword(tx: Tx, userId: string, passwordHash: string) {
  await saveStaffPassword(tx, userId, { passwordHash, mustChangePassword: true })
  await signOutEverywhere(tx, userId)
}
