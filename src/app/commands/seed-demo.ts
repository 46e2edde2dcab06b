import { seedDemo as addDemo } from '#demo/seed.ts'
import { type Command, readArgs } from './command.ts'
import { withHotelly } from './open.ts'

export const seedDemo: Command = {
  usage: '',
  summary: 'Adds the demo hotel with its menu, guests and orders.',
  details: 'Its users have published passwords: do not use it on a platform that others can reach.',
  run: (args, say) => {
    readArgs(args, [], {})
    return withHotelly(say, async ({ database, storage, events }) => {
      const isNew = await addDemo(database, storage)
      if (isNew) events.announce('hotel', { hotelId: null })
      say(isNew ? 'Set up the demo hotel.' : 'The demo hotel already exists.')
    })
  },
}
