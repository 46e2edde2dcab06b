import { type Command, readArgs } from './command.ts'
import { withHotelly } from './open.ts'

export const migrate: Command = {
  usage: '',
  summary: 'Brings the database to the newest schema.',
  run: (args, say) => {
    readArgs(args, [], {})
    return withHotelly(say, async ({ applied }) => {
      for (const name of applied) say(`Applied ${name}`)
      say('The database is up to date.')
    })
  },
}
