import { countHotels } from '#features/hotels/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { type Command, readArgs } from './command.ts'
import { withHotelly } from './open.ts'
import { tableOf } from './print.ts'

export const hotels: Command = {
  usage: '',
  summary: 'Lists the hotels with their guests and open bookings.',
  run: (args, say) => {
    readArgs(args, [], {})
    return withHotelly(say, async ({ database }) => {
      const rows = await database.withActor(SYSTEM, countHotels)
      const cells = rows.map(({ slug, name, isActive, isDeleted, guests, openBookings }) => {
        const state = isDeleted ? 'deleted' : isActive ? 'yes' : 'no'
        return [slug, name, state, String(guests), String(openBookings)]
      })
      say(tableOf([['slug', 'name', 'active', 'guests', 'open bookings'], ...cells]))
    })
  },
}
