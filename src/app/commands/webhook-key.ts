import { signingKeyOf } from '#kit/server/outward-fetch.ts'
import { installationSecret } from '#kit/server/secrets.ts'
import { type Command, readArgs } from './command.ts'
import { withHotelly } from './open.ts'

export const webhookKey: Command = {
  usage: '',
  summary: 'Prints the key that signs the calls of the webhook.',
  run: (args, say) => {
    readArgs(args, [], {})
    return withHotelly(say, async ({ database }) =>
      say(signingKeyOf(await installationSecret(database, 'webhook'))),
    )
  },
}
