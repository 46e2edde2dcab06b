import { parseEnv } from '#kit/server/env.ts'
import { serverRoleOf } from '#kit/server/server-role.ts'
import { connectOwner } from '../backup/connection.ts'
import { distribute as spread } from '../distribute/distribute.ts'
import { type Command, readArgs, readCount, UsageError } from './command.ts'
import { countWords } from './print.ts'

export const distribute: Command = {
  usage: '[--shards <n>]',
  summary: 'Spreads the hotels over the machines of a Citus cluster; the server must be stopped.',
  details: `DATABASE_URL names the coordinator. All tables are distributed, or none; what is
distributed already stays as it is, and a second run finds nothing to do.
  --shards <n>   into how many pieces the hotels are divided, 32 if not given; more than there
                 will ever be cores on all workers are no use, and the number stays for good`,
  run: async (args, say, tell) => {
    const { values } = readArgs(args, [], { shards: { type: 'string' } })
    const shards = readCount('shards', values.shards, 32, 1024)
    if (shards === 0) throw new UsageError('--shards is at least 1.')
    const { databaseUrl, databaseAppUrl } = parseEnv(process.env)
    if (!databaseUrl)
      throw new Error(
        'The embedded database stays on its machine. Set DATABASE_URL to the coordinator of a Citus cluster.',
      )
    const client = await connectOwner(databaseUrl)
    try {
      const serverRole = serverRoleOf(client.database ?? '', databaseAppUrl)
      const done = await spread(client, { serverRole, shards, tell })
      say(
        done.length === 0
          ? 'Everything is distributed already.'
          : `Distributed ${countWords(done.length, 'table')}. Start the server again.`,
      )
    } finally {
      await client.end()
    }
  },
}
