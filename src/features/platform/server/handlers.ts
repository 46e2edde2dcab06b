import { implement } from '@orpc/server'
import { SYSTEM } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { anybody, superAdmin } from '#kit/server/guards.ts'
import { OutwardFailure } from '#kit/server/outward-fetch.ts'
import { pointWebhook, switchFlag, switchGlobalService } from './change.ts'
import { platformContract, type WebhookTest } from '../contract.ts'
import { isFlagOn, listFlags, listGlobalServices, readStats, readWebhook } from './queries.ts'

const os = implement(platformContract).$context<RequestContext>()
const errors = errorsOf(platformContract)

const absent = () => errors.NOT_FOUND()

/** Announces a platform-wide change, so that every open screen of every hotel refetches. */
const tellAll = ({ events }: RequestContext) => events.announce('platform', { hotelId: null })

async function callOnce({ outward, log }: RequestContext, url: string): Promise<WebhookTest> {
  const started = performance.now()
  const took = () => Math.round(performance.now() - started)
  try {
    const { status } = await outward.postJson(url, { type: 'test', sentAt: new Date().toISOString() })
    return { status, reason: null, milliseconds: took() }
  } catch (error) {
    if (!(error instanceof OutwardFailure)) throw error
    log.info({ err: error.cause, reason: error.reason }, 'the webhook test failed')
    return { status: null, reason: error.reason, milliseconds: took() }
  }
}

export const platformHandlers = {
  flag: os.flag.use(anybody).handler(async ({ input, context }) => {
    context.countRead()
    const enabled = await context.database.withActor(SYSTEM, (tx) => isFlagOn(tx, input.flagName))
    context.cacheUntilChange(null)
    return { enabled }
  }),

  stats: os.stats
    .use(superAdmin)
    .handler(({ context: { actor, database } }) => database.withActor(actor, readStats)),

  settings: os.settings
    .use(superAdmin)
    .handler(({ context: { actor, database } }) =>
      database.withActor(actor, async (tx) => ({
        webhook: await readWebhook(tx),
        services: await listGlobalServices(tx),
        flags: await listFlags(tx),
      })),
    ),

  setWebhookUrl: os.setWebhookUrl.use(superAdmin).handler(async ({ input, context }) => {
    const { actor, database, outward } = context
    const problem = input.url === '' ? null : outward.problemOf(input.url)
    if (problem) throw errors.WEBHOOK_REFUSED({ data: { problem } })
    const { isStale, webhook } = await database.withActor(actor, (tx) => pointWebhook(tx, actor, input))
    if (isStale) throw errors.CHANGED({ data: { current: webhook } })
    tellAll(context)
    return webhook
  }),

  testWebhook: os.testWebhook.use(superAdmin).handler(async ({ context }) => {
    const { url } = await context.database.withActor(context.actor, readWebhook)
    if (!url) throw absent()
    return callOnce(context, url)
  }),

  setServiceEnabled: os.setServiceEnabled.use(superAdmin).handler(async ({ input, context }) => {
    const { actor, database } = context
    const switched = await database.withActor(actor, (tx) => switchGlobalService(tx, actor, input))
    if (!switched) throw absent()
    if (!switched.isSame) tellAll(context)
    return switched.service
  }),

  setFlag: os.setFlag.use(superAdmin).handler(async ({ input, context }) => {
    const { actor, database } = context
    const switched = await database.withActor(actor, (tx) => switchFlag(tx, actor, input))
    if (!switched) throw absent()
    if (!switched.isSame) tellAll(context)
    return switched.flag
  }),
}
