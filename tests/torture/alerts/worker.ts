import { openDatabase } from '#kit/server/database.ts'
import { openEvents } from '#kit/server/events.ts'
import { keepWorking } from '#kit/server/jobs/keep-working.ts'
import { createLog } from '#kit/server/log.ts'

// A process that carries jobs out until it is killed: each is a call to a receiver, under the job's key.
const [url = '', receiver = ''] = process.argv.slice(2)
const log = createLog('silent')
const database = openDatabase(url, { connections: 4 })
const events = await openEvents(database, log)
keepWorking(
  { database, events, log },
  {
    call: async ({ key }) => {
      const answer = await fetch(`${receiver}/${key}`, { method: 'POST' })
      if (!answer.ok) throw new Error(`the receiver answers ${answer.status}`)
      return async () => ({})
    },
  },
)
process.send?.('works')
