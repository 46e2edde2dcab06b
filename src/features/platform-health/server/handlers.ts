import { implement } from '@orpc/server'
import { readWebhook } from '#features/platform/server/queries.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { superAdmin } from '#kit/server/guards.ts'
import { platformHealthContract } from '../contract.ts'
import {
  findLock,
  liftLock,
  listFailingWebhooks,
  listLocked,
  readActivity,
  readDatabaseBytes,
} from './queries.ts'
import { listUnseenAtHotels } from './unseen-queries.ts'

const os = implement(platformHealthContract).$context<RequestContext>()
const errors = errorsOf(platformHealthContract)

const startedAt = () => new Date(Date.now() - process.uptime() * 1000).toISOString()

export const platformHealthHandlers = {
  read: os.read
    .use(superAdmin)
    .handler(({ context: { actor, database, countStreams } }) =>
      database.withActor(actor, async (tx) => ({
        ...(await readActivity(tx, new Date())),
        unseen: await listUnseenAtHotels(tx),
        webhooks: await listFailingWebhooks(tx),
        hasWebhook: (await readWebhook(tx)).url !== '',
        ...(await listLocked(tx)),
        health: {
          liveStreams: countStreams(),
          databaseBytes: await readDatabaseBytes(tx),
          startedAt: startedAt(),
        },
      })),
    ),

  unlock: os.unlock.use(superAdmin).handler(async ({ input, context: { actor, database, events } }) => {
    const { hotelId, action } = await database.withActor(actor, async (tx) => {
      const lock = await findLock(tx, input)
      if (!lock) throw errors.NOT_FOUND()
      const { action, identifier, hotelId } = lock
      await liftLock(tx, lock)
      await recordChange(tx, actor, {
        hotelId,
        action: 'unlock',
        entity: 'login',
        entityId: null,
        after: { login: action, identifier },
      })
      return lock
    })
    events.announce(action.startsWith('admin_login') ? 'staff' : 'guests', { hotelId })
    return null
  }),
}
