import { countHotels } from '#features/hotel-administration/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { type Command, readArgs } from './command.ts'
import { withHotelly } from './open.ts'
import { tableOf } from './print.ts'

export const hotels: Command = {
  usage: '[--deleted]',
  summary: 'Lists the hotels with their guests and open bookings of all kinds, or the deleted ones.',
  run: (args, say) => {
    const { values } = readArgs(args, [], { deleted: { type: 'boolean' } })
    const isDeleted = values.deleted ?? false
    return withHotelly(say, async ({ database }) => {
      const rows = await database.withActor(SYSTEM, (tx) => countHotels(tx, isDeleted))
      const cells = rows.map(({ slug, name, isActive, deletedOn, isPurging, guests, openBookings }) => {
        const state = isDeleted ? `${deletedOn}${isPurging ? ', being purged' : ''}` : isActive ? 'yes' : 'no'
        return [slug, name, state, String(guests), String(openBookings)]
      })
      say(tableOf([['slug', 'name', isDeleted ? 'deleted' : 'active', 'guests', 'open bookings'], ...cells]))
    })
  },
}
