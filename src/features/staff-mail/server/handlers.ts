import { implement } from '@orpc/server'
import { isSame } from '#kit/shared/same.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { recordChange } from '#kit/server/audit.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { ownHotelAdmin } from '#kit/server/guards.ts'
import { addJob } from '#kit/server/jobs/queries.ts'
import { limited } from '#kit/server/limited.ts'
import { staffMailContract } from '../contract.ts'
import { findStaffMail, holdStaffMail, MORNING, saveWishes } from './queries.ts'
import { testLetter } from './test-letter.ts'
import { writeTo } from './write-to.ts'

const os = implement(staffMailContract).$context<RequestContext>()
const errors = errorsOf(staffMailContract)

export const staffMailHandlers = {
  get: os.get.use(ownHotelAdmin).handler(async ({ context: { database, actor, mail } }) => {
    const found = await database.withActor(actor, (tx) => findStaffMail(tx, actor.hotelId, actor.userId))
    if (!found) throw errors.NOT_FOUND()
    return { ...found, isSent: mail !== null }
  }),
  save: os.save.use(ownHotelAdmin).handler(async ({ input, context: { database, actor, mail, events } }) => {
    const { hotelId, userId } = actor
    const saved = await database.withActor(actor, async (tx) => {
      const before = await holdStaffMail(tx, hotelId, userId)
      if (!before) throw errors.NOT_FOUND()
      const { address: _address, refusal: _refusal, ...known } = before
      if (isSame(known, input.mail)) return before
      await saveWishes(tx, userId, input.mail)
      await recordChange(tx, actor, {
        hotelId,
        action: 'mail',
        entity: 'user',
        entityId: userId,
        before: known,
        after: input.mail,
      })
      if (input.mail.summary) await addJob(tx, { hotelId, kind: MORNING, key: MORNING })
      return { ...before, ...input.mail }
    })
    events.announce('staff', { hotelId })
    return { ...saved, isSent: mail !== null }
  }),
  test: os.test.use(ownHotelAdmin).handler(({ context }) => {
    const { hotelId, userId } = context.actor
    return limited(context, { action: 'mail_test', identifier: userId, hotelId }, async () => {
      const id = `test ${userId} ${crypto.randomUUID()}`
      const mailed = await writeTo(context, { hotelId, userId, id, isTrial: true }, testLetter)
      if (!mailed) throw errors.NOT_SENT()
      return {
        outcome: mailed.outcome,
        at: new Date().toISOString(),
        words: mailed.outcome === 'sent' ? null : mailed.words,
      }
    })
  }),
}
