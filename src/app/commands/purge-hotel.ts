import { countContents } from '#features/hotel-administration/server/counts.ts'
import { purgeHotel as erase } from '#features/hotel-administration/server/purge.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { askOnTerminal, type Command, readArgs } from './command.ts'
import { getHotel, withHotelly } from './open.ts'
import { countWords } from './print.ts'

export const purgeHotel: Command = {
  usage: '<slug> [--confirm <slug>]',
  summary: 'Erases a deleted hotel for good, before its grace period ends.',
  details: `Erases all of its rows, pictures and activity; this cannot be undone. Its slug is free afterwards.
Asks for the slug as confirmation; without a terminal, pass it as an option:
  --confirm <slug>   erases without asking, if it is the same slug`,
  run: (args, say) => {
    const { slug, values } = readArgs(args, ['slug'], { confirm: { type: 'string' } })
    return withHotelly(say, async ({ database, storage, events }) => {
      const hotel = await getHotel(database, slug)
      if (!hotel.deletedAt) throw new Error(`${hotel.name} is not deleted. A super admin deletes it first.`)
      const contentsOf = await database.withActor(SYSTEM, (tx) => countContents(tx, [hotel.id]))
      const { guests, staff, dishes, orders, services } = contentsOf(hotel.id)
      const contents = [
        countWords(guests, 'guest'),
        countWords(staff, 'member of staff', 'members of staff'),
        countWords(dishes, 'dish', 'dishes'),
        countWords(orders, 'order'),
        ...(services > 0
          ? [countWords(services, 'request or appointment', 'requests and appointments')]
          : []),
      ]
      say(
        `${hotel.name} will be erased for good, with ${contents.join(', ')}, its pictures and its activity.`,
      )
      const typed = values.confirm ?? (await askOnTerminal(`Type ${slug} to erase it: `))
      if (typed === null)
        throw new Error(`There is no terminal to ask on; nothing was erased. Add --confirm ${slug}.`)
      if (typed.trim() !== slug) throw new Error(`That is not ${slug}; nothing was erased.`)
      await erase({ database, storage }, SYSTEM, hotel.id)
      events.announce('hotel', { hotelId: hotel.id })
      say(`Purged ${hotel.name}.`)
    })
  },
}
