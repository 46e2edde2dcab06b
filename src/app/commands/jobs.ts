import { SYSTEM } from '#kit/server/actor.ts'
import { countJobs, listParkedJobs, retryParkedJobs } from '#kit/server/jobs/queries.ts'
import { type Command, readArgs } from './command.ts'
import { getHotel, withHotelly } from './open.ts'
import { countWords, tableOf } from './print.ts'

/** So many are listed. */
const LISTED_MAX = 100

export const jobs: Command = {
  usage: '[--retry] [--hotel <slug>]',
  summary: 'Lists what was to happen after a change and was given up, or lets it run again.',
  details: `Alerts and the like are tried again by themselves, less and less often; after the last try they wait here.
  --retry   lets those that were given up run again, of all hotels or of one
  --hotel   of this hotel alone`,
  run: (args, say) => {
    const { values } = readArgs(args, [], { retry: { type: 'boolean' }, hotel: { type: 'string' } })
    return withHotelly(say, async ({ database }) => {
      const hotelId = values.hotel === undefined ? null : (await getHotel(database, values.hotel)).id
      if (values.retry) {
        const again = await database.withActor(SYSTEM, (tx) => retryParkedJobs(tx, hotelId))
        return say(`${countWords(again, 'job')} will run again.`)
      }
      const { waiting, overdueSeconds } = await database.withActor(SYSTEM, countJobs)
      const parked = await database.withActor(SYSTEM, (tx) => listParkedJobs(tx, hotelId, LISTED_MAX))
      say(
        `${countWords(waiting, 'job')} of all hotels wait for their time; the oldest is ${Math.round(overdueSeconds)} s late.`,
      )
      if (parked.length === 0) return say('None was given up.')
      const cells = parked.map(({ slug, kind, key, tries, failure, parkedAt }) => [
        slug,
        kind,
        key,
        String(tries),
        parkedAt,
        failure ?? '',
      ])
      say(tableOf([['hotel', 'kind', 'about', 'tries', 'given up', 'because'], ...cells]))
    })
  },
}
