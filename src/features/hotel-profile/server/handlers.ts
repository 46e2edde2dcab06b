import { implement } from '@orpc/server'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { changedSince, errorsOf } from '#kit/server/errors.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import { hotelProfileContract } from '../contract.ts'
import { removeLogo } from './logo.ts'
import { findProfile, saveProfile } from './queries.ts'

const os = implement(hotelProfileContract).$context<RequestContext>()
const errors = errorsOf(hotelProfileContract)

async function getProfile({ database, actor }: RequestContext & { actor: HotelAdminActor }) {
  const profile = await database.withActor(actor, (tx) => findProfile(tx, actor.hotelId))
  if (!profile) throw errors.NOT_FOUND()
  return profile
}

export const hotelProfileHandlers = {
  profile: os.profile.use(hotelAdmin).handler(({ context }) => getProfile(context)),

  saveProfile: os.saveProfile.use(hotelAdmin).handler(async ({ input, context }) => {
    const { database, actor, events } = context
    const { hotelId } = actor
    const result = await database.withActor(actor, (tx) =>
      saveProfile(tx, actor, input.version, input.profile),
    )
    if (!result) throw errors.NOT_FOUND()
    if (result.outcome === 'stale') throw changedSince(result.profile)
    if (result.outcome === 'saved') events.announce('hotel', { hotelId, id: hotelId })
    return result.profile
  }),

  removeOwnLogo: os.removeOwnLogo.use(hotelAdmin).handler(async ({ context }) => {
    await removeLogo(context, context.actor, context.actor.hotelId)
    return getProfile(context)
  }),
}
