import { restoreHotel as bringBack } from '#features/hotel-administration/server/purge.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { type Command, readArgs } from './command.ts'
import { getHotel, withHotelly } from './open.ts'

export const restoreHotel: Command = {
  usage: '<slug>',
  summary: 'Brings a deleted hotel back, with all that was in it.',
  details:
    'The hotel is restored switched off, for a super admin to check; its guests and staff must sign in again.',
  run: (args, say) => {
    const { slug } = readArgs(args, ['slug'], {})
    return withHotelly(say, async ({ database, events }) => {
      const hotel = await getHotel(database, slug)
      if (!(await database.withActor(SYSTEM, (tx) => bringBack(tx, SYSTEM, hotel.id)))) {
        throw new Error(
          `${hotel.name} is not deleted, or is being purged. The command hotels --deleted lists what can be restored.`,
        )
      }
      events.announce('hotel', { hotelId: hotel.id })
      say(`Restored ${hotel.name}. It is switched off.`)
    })
  },
}
