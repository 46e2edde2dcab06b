// the database stops, falls silent, slows; a second server on the data folder or the database, killed migrations
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openProxy } from '#tests/database-proxy.ts'
import { startProductIn } from '#tests/running-product.ts'
import {
  ask,
  asOwner,
  type Cluster,
  openCluster,
  signalPostgres,
  untilDatabaseAnswers,
} from './kit/database.ts'
import { makeFolder } from './kit/folder.ts'
import { openLiveStream } from './kit/live-stream.ts'
import { atEnd, report, runPart, say } from './kit/part.ts'
import { openServer, type Server } from './kit/server.ts'
import { openWriters } from './kit/writers.ts'

const { short, stops: asked } = parseArgs({
  options: { short: { type: 'boolean', default: false }, stops: { type: 'string' } },
}).values
const stops = Number(asked ?? (short ? 3 : 50))
const killedStarts = short ? 3 : 12
const RECOVERS_MS = 45_000
const SLOW_MS = 80

type Ways = Awaited<ReturnType<typeof openProxy>>
type Writers = Awaited<ReturnType<typeof openWriters>>
type Served = { cluster: Cluster; databaseUrl: string; ways: Ways; server: Server; writers: Writers }

const ms = (value: number) => `${Math.round(value)} ms`
const longest = (values: readonly number[]) => ms(Math.max(0, ...values))
const serving = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  HOTELLY_SEED_DEMO: '0',
  LOG_LEVEL: 'fatal',
})

/** Until an order goes through again; returns how long that took. Throws when it never does. */
async function untilOrdersPass({ writers, databaseUrl }: Served): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < RECOVERS_MS) {
    await writers.forgetLimits(databaseUrl)
    const { confirmed } = writers.tally
    await writers.orderUntil(() => writers.tally.confirmed > confirmed)
    if (writers.tally.confirmed > confirmed) return performance.now() - started
    await pause(50)
  }
  throw new Error(`No order went through for ${ms(RECOVERS_MS)}`)
}

async function settle(served: Served) {
  await served.writers.retryAll(served.databaseUrl)
  await served.writers.check(served.databaseUrl)
}

async function stopDatabase(served: Served) {
  const recoveries: number[] = []
  const refusals: number[] = []
  for (let round = 0; round < stops; round++) {
    let isOver = false
    await served.writers.forgetLimits(served.databaseUrl)
    const writing = served.writers.orderUntil(() => isOver)
    await pause((round * 23) % 120)
    await signalPostgres(served.cluster.folder, round % 2 === 0 ? 'SIGINT' : 'SIGKILL')
    const asked = performance.now()
    const health = await fetch(`${served.server.address}/readyz`)
    if (health.status === 503) refusals.push(performance.now() - asked)
    isOver = true
    await writing
    await untilDatabaseAnswers(served.databaseUrl)
    recoveries.push(await untilOrdersPass(served))
    await settle(served)
    if ((round + 1) % 10 === 0) say(`stop ${round + 1} of ${stops}`)
  }
  report('database stopped', `${stops} times; longest until it was said to be away: ${longest(refusals)}`)
  report('orders again once it was back', `after ${longest(recoveries)} at the longest`)
}

/** `strike` happens in the middle of orders; `mend` after a second and a half. */
async function strikeWays(served: Served, name: string, strike: () => void, mend: () => void) {
  await served.writers.forgetLimits(served.databaseUrl)
  let isOver = false
  const writing = served.writers.orderUntil(() => isOver)
  strike()
  await pause(1500)
  isOver = true
  mend()
  const recovered = await untilOrdersPass(served)
  await writing
  await settle(served)
  report(name, `orders again after ${ms(recovered)}`)
}

async function refuseSecondProcess() {
  const folder = await makeFolder('outages-folder')
  const server = await openServer(folder, { LOG_LEVEL: 'fatal' })
  await server.start()
  let said = ''
  const onErrors = (text: string) => (said += text)
  const second = await startProductIn(folder, { LOG_LEVEL: 'fatal' }, { onErrors }).catch(() => null)
  if (second) {
    await second.stop()
    throw new Error('A second process was started on the same data folder')
  }
  if (!said.includes('is in use by process')) throw new Error(`The second process said: ${said}`)
  await fetch(`${server.address}/readyz`).then(({ status }) => {
    if (status !== 200) throw new Error('The first process suffered from the second')
  })
  await server.stop()
  report('second process on the data folder', 'refused, the first goes on')
}

/** Kills a start in the middle of its migrations, again and again, and lets the last one go on. */
async function killMigrations(cluster: Cluster) {
  await asOwner(cluster.url, (owner) => owner.query('CREATE DATABASE hotelly_killed'))
  const url = Object.assign(new URL(cluster.url), { pathname: '/hotelly_killed' }).toString()
  const folder = await makeFolder('outages-migration')
  const settings = { ...process.env, ...serving(url), PORT: '0', HOTELLY_DATA_DIR: folder }
  for (let count = 0; count < killedStarts; count++) {
    const args = ['--import', './scripts/stop-with-parent.mjs', 'src/app/main.ts']
    const child = spawn(process.execPath, args, {
      env: settings,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const ended = once(child, 'exit')
    const applied = async () => (await ask(url, 'SELECT name FROM schema_migrations').catch(() => [])).length
    const before = await applied()
    // in the middle: as soon as it has gone on by a few
    for (let look = 0; look < 600 && child.exitCode === null; look++) {
      if ((await applied()) > before + (count % 3)) break
      await pause(5)
    }
    child.kill('SIGKILL')
    await ended
  }
  const server = await openServer(folder, serving(url))
  const took = await server.start()
  const rows = await ask<{ name: string }>(url, 'SELECT name FROM schema_migrations')
  const writers = await openWriters(server.address, url)
  await writers.orderUntil(() => false)
  await writers.check(url)
  await server.stop()
  report(
    'starts killed while migrating',
    `${killedStarts}; the next came up in ${ms(took)}, ${rows.length} applied`,
  )
}

/** Two processes start at once on an empty database, and one tells the other's screens. */
async function runSideBySide(cluster: Cluster) {
  await asOwner(cluster.url, (owner) => owner.query('CREATE DATABASE hotelly_two'))
  const url = Object.assign(new URL(cluster.url), { pathname: '/hotelly_two' }).toString()
  const folder = await makeFolder('outages-two')
  const servers = [await openServer(folder, serving(url)), await openServer(folder, serving(url))]
  await Promise.all(servers.map((server) => server.start()))
  const [one, other] = servers
  if (!one || !other) return
  const writers = await openWriters(one.address, url)
  const stream = openLiveStream(`${other.address}/events/${writers.hotel.slug}/visitor`, new Map())
  atEnd(async () => stream.close())
  while (stream.connections.length === 0) await pause(20)
  await writers.orderUntil(() => false)
  const asked = performance.now()
  await ask(url, `SELECT pg_notify('hotelly_live', $1)`, [
    JSON.stringify([{ topic: 'menu', id: null, hotelId: writers.hotel.id, guestId: null }]),
  ])
  const heard = () => stream.connections[0]?.frames.find(({ event }) => event === 'change')
  while (!heard() && performance.now() - asked < 5000) await pause(5)
  const at = heard()?.at
  if (at === undefined) throw new Error('One process was not told of what another did')
  stream.close()
  for (const server of servers) await server.stop()
  report('two processes on one database', `both migrated it; news crossed in ${ms(at - asked)}`)
}

await runPart(async () => {
  const cluster = await openCluster()
  const database = await cluster.makeDatabase()
  const ways = await openProxy(database.url)
  atEnd(() => ways.close())
  const server = await openServer(await makeFolder('outages'), serving(ways.url))
  await server.start()
  const writers = await openWriters(server.address, database.url)
  const served: Served = { cluster, databaseUrl: database.url, ways, server, writers }

  const problems: string[] = []
  const part = (name: string, play: () => Promise<void>) =>
    play().catch((error: unknown) => {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      report(name, 'FAILED')
    })
  await part('stops', () => stopDatabase(served))
  const { cut, lose, slow, forget, mend } = ways
  await part('cut', () => strikeWays(served, 'ways cut', cut, mend))
  await part('silent', () =>
    strikeWays(served, 'everything vanishes', () => lose('requests', 'answers'), mend),
  )
  await part('lost answers', () => strikeWays(served, 'answers vanish', () => lose('answers'), mend))
  await part('slow', () => strikeWays(served, `ways ${SLOW_MS} ms long`, () => slow(SLOW_MS), mend))
  await part('second process', refuseSecondProcess)
  await part('migrations', () => killMigrations(cluster))
  await part('side by side', () => runSideBySide(cluster))
  // the last, because a server that does not notice is of no use afterwards
  await part('forgotten', () => strikeWays(served, 'connections forgotten without a word', forget, () => {}))
  if (server.endedByItself() > 0) problems.push(`the server ended by itself: ${server.errors().join('\n')}`)
  if (problems.length > 0) throw new Error(problems.join('\n'))
})
