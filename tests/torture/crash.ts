// kill -9 of the server and of the database in the middle of orders: nothing confirmed is lost, nothing doubled
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { signalPostgres, untilDatabaseAnswers } from './kit/database.ts'
import { makeFolder } from './kit/folder.ts'
import { atEnd, report, runPart, say } from './kit/part.ts'
import { openServer } from './kit/server.ts'
import { openWriters } from './kit/writers.ts'

const { short, rounds: asked } = parseArgs({
  options: { short: { type: 'boolean', default: false }, rounds: { type: 'string' } },
}).values
const rounds = Number(asked ?? (short ? 12 : 1000))
const LATEST_KILL_MS = 160
const SLOWEST_START_MS = 10_000

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const told = (values: readonly number[]) =>
  `median ${Math.round(percentile(values, 0.5))} ms, longest ${Math.round(Math.max(...values))} ms over ${values.length}`

await runPart(async () => {
  const folder = await makeFolder('crash')
  const postgres = path.join(folder, 'postgres')
  // a database whose server was killed last is nobody's child any more
  atEnd(() => signalPostgres(postgres, 'SIGQUIT'))
  const server = await openServer(folder, { LOG_LEVEL: 'fatal' })
  await server.start()
  const writers = await openWriters(server.address, server.databaseUrl())
  const starts: number[] = []
  const recoveries: number[] = []

  for (let round = 0; round < rounds; round++) {
    await writers.forgetLimits(server.databaseUrl())
    const killsServer = round % 2 === 0
    let isOver = false
    const writing = writers.orderUntil(() => isOver)
    await pause((round * 37) % LATEST_KILL_MS)
    if (killsServer) await server.kill()
    else await signalPostgres(postgres, 'SIGKILL')
    isOver = true
    if (killsServer) starts.push(await server.start())
    else recoveries.push(await untilDatabaseAnswers(server.databaseUrl()))
    await writing
    await writers.retryAll(server.databaseUrl())
    await writers.check(server.databaseUrl())
    if ((round + 1) % 10 === 0) say(`round ${round + 1} of ${rounds}: ${JSON.stringify(writers.tally)}`)
  }
  const { sent, failed, retried } = writers.tally
  report('rounds', `${rounds}, half of them kill the server, half the database`)
  report('orders', `${sent} sent, ${failed} calls failed, ${retried} sent again under their key`)
  report('lost or doubled', 0)
  report('start after kill -9', told(starts))
  report('database back after kill -9', told(recoveries))
  if (server.endedByItself() > 0) throw new Error('The server ended when its database was killed')
  if (Math.max(...starts) > SLOWEST_START_MS) throw new Error(`A start took ${Math.max(...starts)} ms`)
})
