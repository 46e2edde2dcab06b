import { jobHandlers } from '#app/jobs.ts'
import { openDatabase } from '#kit/server/database.ts'
import { openEvents } from '#kit/server/events.ts'
import { keepWorking } from '#kit/server/jobs/keep-working.ts'
import { createLog } from '#kit/server/log.ts'
import { createPush } from '#kit/server/push/send.ts'

// A process that tells guests until it is killed.
const [url = '', host = ''] = process.argv.slice(2)
const log = createLog('silent')
const database = openDatabase(url, { connections: 4 })
const events = await openEvents(database, log)
const push = createPush({ hosts: [host], secret: Buffer.alloc(32, 5), contact: 'support@hotelly.example' })
keepWorking({ database, events, log }, jobHandlers({ database, events, push, mail: null }))
process.send?.('works')
