// PgBouncer by transaction between servers and database: orders while it is killed, whole evenings, what a start refuses
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#kit/server/database.ts'
import { startProductIn } from '#tests/running-product.ts'
import { planOf } from './evening/plan.ts'
import { playEvening } from './evening/play.ts'
import { type Cluster, openCluster, signalPostgres, untilDatabaseAnswers } from './kit/database.ts'
import { makeFolder } from './kit/folder.ts'
import { atEnd, report, runPart, say } from './kit/part.ts'
import { orderRates } from './kit/rates.ts'
import { openServer } from './kit/server.ts'
import { pooledSettings } from './kit/ways.ts'
import { openWriters } from './kit/writers.ts'

const { short, seeds: asked } = parseArgs({
  options: { short: { type: 'boolean', default: false }, seeds: { type: 'string' } },
}).values
const seeds = Number(asked ?? (short ? 2 : 40))
const strikes = short ? 4 : 40
const RECOVERS_MS = 30_000
const QUIET = { HOTELLY_SEED_DEMO: '0', LOG_LEVEL: 'fatal' }

type Pooled = Cluster & { pooler: NonNullable<Cluster['pooler']> }

/** A start that must not succeed; throws unless it says why. */
async function refuses(settings: Record<string, string>, says: string) {
  let said = ''
  const onErrors = (text: string) => (said += text)
  const folder = await makeFolder('pooler-refused')
  const started = await startProductIn(folder, { ...QUIET, ...settings }, { onErrors }).catch(() => null)
  await started?.stop()
  if (started) throw new Error(`A start was not refused that should have been: ${says}`)
  if (!said.includes(says)) throw new Error(`A refused start said: ${said}`)
}

/** Kills the pooler and the database by turns in the middle of orders. */
async function strike(cluster: Pooled) {
  const { url } = await cluster.makeDatabase()
  const pooledUrl = cluster.pooler.urlFor(url)
  await refuses({ DATABASE_URL: pooledUrl }, 'Set DATABASE_DIRECT_URL')
  await refuses({ DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: url }, 'set DATABASE_PREPARED to off')
  report('starts that a pooler without prepared statements would break', 'refused, with what to do')

  const server = await openServer(await makeFolder('pooler'), { ...QUIET, ...pooledSettings(pooledUrl, url) })
  await server.start()
  const writers = await openWriters(server.address, url)
  const recoveries: Record<'pooler' | 'database', number[]> = { pooler: [], database: [] }
  for (let round = 0; round < strikes; round++) {
    let isOver = false
    await writers.forgetLimits(url)
    const writing = writers.orderUntil(() => isOver)
    await pause((round * 29) % 150)
    const struck = round % 2 === 0 ? 'pooler' : 'database'
    if (struck === 'pooler') await cluster.pooler.restart()
    else await signalPostgres(cluster.folder, 'SIGKILL')
    isOver = true
    await writing
    await untilDatabaseAnswers(url)
    const isThere = performance.now()
    const { confirmed } = writers.tally
    while (writers.tally.confirmed === confirmed) {
      if (performance.now() - isThere > RECOVERS_MS) throw new Error('No order went through again')
      await pause(50)
      await writers.forgetLimits(url)
      await writers.orderUntil(() => writers.tally.confirmed > confirmed)
    }
    recoveries[struck].push(performance.now() - isThere)
    await writers.retryAll(url)
    await writers.check(url)
  }
  const { sent, failed, retried } = writers.tally
  report('pooler and database killed by turns', `${strikes} times, ${sent} orders, ${failed} calls failed`)
  report('orders lost or doubled', `0, ${retried} sent again under their key`)
  for (const [struck, times] of Object.entries(recoveries))
    report(`orders again once the ${struck} was there`, `${Math.round(Math.max(...times))} ms at the longest`)
  if (server.endedByItself() > 0) throw new Error(`the server ended: ${server.errors().join('\n')}`)
  await server.stop()
}

async function playEvenings(cluster: Pooled) {
  const problems: string[] = []
  let calls = 0
  for (let seed = 1; seed <= seeds; seed++) {
    const evening = await playEvening(planOf(seed, short ? 'short' : 'long'), cluster, '.')
    calls += evening.history.length
    problems.push(...evening.problems.map((problem) => `seed ${seed}: ${problem}`))
    say(`seed ${seed}: ${evening.problems.length === 0 ? 'ok' : evening.problems.join('\n')}`)
  }
  report('evenings through the pooler', `${seeds}, ${calls} calls, ${problems.length} problems`)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Orders over HTTP through the pooler and past it, in turns, on one database. */
async function measure(cluster: Pooled) {
  const { url } = await cluster.makeDatabase()
  const open = async (settings: Record<string, string>) => {
    const server = await openServer(await makeFolder('pooler-speed'), { ...QUIET, ...settings })
    await server.start()
    return server
  }
  const direct = await open({ DATABASE_URL: url })
  const pooled = await open(pooledSettings(cluster.pooler.urlFor(url), url))
  const database = openDatabase(url, { connections: 4, answerMs: 60_000 })
  atEnd(() => database.close())
  const rates = await orderRates(database, [direct.address, pooled.address], short ? 3 : 7)
  const [past, through] = rates.map((rate) => Math.round(rate))
  const ratio = (rates[1] ?? 0) / (rates[0] ?? 1)
  report('orders a second', `${through} through the pooler, ${past} past it: ${ratio.toFixed(2)}`)
}

await runPart(async () => {
  const cluster = await openCluster({ isPooled: true })
  const { pooler } = cluster
  if (!pooler) return
  await strike({ ...cluster, pooler })
  await playEvenings({ ...cluster, pooler })
  await measure({ ...cluster, pooler })
})
