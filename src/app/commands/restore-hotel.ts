import { restoreHotel as bringBack } from '#features/hotels/purge.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { type Command, readArgs } from './command.ts'
import { withHotelly } from './open.ts'

export const restoreHotel: Command = {
  usage: '<slug>',
  summary: 'Brings a deleted hotel back, with all that was in it.',
  details: 'The hotel comes back switched off, for a super admin to look at; its people sign in again.',
  run: (args, say) => {
    const { slug } = readArgs(args, ['slug'], {})
    return withHotelly(say, async ({ database, events }) => {
      const hotel = await database.withActor(SYSTEM, (tx) => bringBack(tx, SYSTEM, slug))
      if (!hotel)
        throw new Error(`No deleted hotel ${slug} can be restored. The command hotels --deleted lists them.`)
      events.announce('hotel', { hotelId: hotel.id })
      say(`Restored ${hotel.name}. It is switched off.`)
    })
  },
}
