import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#kit/server/database.ts'
import { makeHotel } from '#tests/factories.ts'
import { ask, type Cluster } from '../kit/database.ts'
import { atEnd, report, say } from '../kit/part.ts'

const WORKER = path.resolve('tests/torture/alerts/worker.ts')
const WORKERS = 2
const JOBS_PER_KILL = 4
const LATEST_KILL_MS = 120
const SLOWEST_ANSWER_MS = 20
/** Longer than a process may keep a job. */
const DRAINED_MS = 150_000

/** A real server that the jobs call, which counts what it gets by the job's key. */
async function openReceiver() {
  const calls = new Map<string, number>()
  const server = createServer((request, response) => {
    const key = (request.url ?? '').slice(1)
    setTimeout(() => {
      calls.set(key, (calls.get(key) ?? 0) + 1)
      response.end()
    }, Math.random() * SLOWEST_ANSWER_MS)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(async () => void server.close())
  return { calls, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Kills processes in the middle of jobs; throws unless each job reached its receiver, under its own key. */
export async function killWorkers(cluster: Cluster, kills: number) {
  const { url, server } = await cluster.makeDatabase()
  const database = openDatabase(server.url, { connections: 2 })
  const hotels = [await makeHotel(database), await makeHotel(database)]
  await database.close()
  const { calls, address } = await openReceiver()
  const start = async () => {
    const worker = fork(WORKER, [server.url, address], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    await once(worker, 'message')
    return worker
  }
  const workers: ChildProcess[] = []
  atEnd(async () => workers.forEach((worker) => worker.kill('SIGKILL')))
  for (let at = 0; at < WORKERS; at++) workers.push(await start())

  let added = 0
  for (let kill = 0; kill < kills; kill++) {
    const keys = Array.from({ length: JOBS_PER_KILL }, () => String(added++))
    await ask(
      url,
      `INSERT INTO jobs (hotel_id, kind, key) SELECT $1, 'call', key FROM unnest($2::text[]) AS key`,
      [hotels[kill % hotels.length]?.id, keys],
    )
    await ask(url, `UPDATE jobs SET run_at = now() WHERE tries < 2`)
    await pause((kill * 37) % LATEST_KILL_MS)
    const [killed] = workers.splice(kill % WORKERS, 1)
    killed?.kill('SIGKILL')
    workers.push(await start())
    if ((kill + 1) % 50 === 0) say(`kill ${kill + 1} of ${kills}: ${calls.size} of ${added} jobs arrived`)
  }
  const until = performance.now() + DRAINED_MS
  for (;;) {
    const [left] = await ask<{ count: number }>(url, 'SELECT count(*)::integer AS count FROM jobs')
    if (left?.count === 0) break
    if (performance.now() > until) throw new Error(`${left?.count} jobs are still there`)
    await pause(500)
  }
  const total = [...calls.values()].reduce((sum, count) => sum + count, 0)
  report('kills in the middle of jobs', kills)
  report('jobs', `${added}, of which ${calls.size} arrived, in ${total} calls`)
  if (calls.size !== added) throw new Error(`${added - calls.size} jobs never arrived`)
}
