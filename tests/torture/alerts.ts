// kill -9 in the middle of jobs: each is carried out, under its own key; unseen orders ring the second device in time
import { parseArgs } from 'node:util'
import { killWorkers } from './alerts/kills.ts'
import { ringSecondDevice } from './alerts/second-device.ts'
import { openCluster } from './kit/database.ts'
import { runPart } from './kit/part.ts'

const { short, kills } = parseArgs({
  options: { short: { type: 'boolean', default: false }, kills: { type: 'string' } },
}).values

await runPart(async () => {
  await killWorkers(await openCluster(), Number(kills ?? (short ? 20 : 1000)))
  await ringSecondDevice(short ? 10 : 100)
})
