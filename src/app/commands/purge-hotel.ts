import { purgeHotel as erase } from '#features/hotels/purge.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { type Command, readArgs } from './command.ts'
import { getHotel, withHotelly } from './open.ts'

export const purgeHotel: Command = {
  usage: '<slug>',
  summary: 'Erases a deleted hotel for good, before its time.',
  details:
    'All of its rows, pictures and activity go; nothing brings them back. Its slug is free afterwards.',
  run: (args, say) => {
    const { slug } = readArgs(args, ['slug'], {})
    return withHotelly(say, async ({ database, storage, events }) => {
      const hotel = await getHotel(database, slug)
      if (!hotel.deletedAt) throw new Error(`${hotel.name} is not deleted. A super admin deletes it first.`)
      await erase({ database, storage }, SYSTEM, hotel.id)
      events.announce('hotel', { hotelId: hotel.id })
      say(`Purged ${hotel.name}.`)
    })
  },
}
