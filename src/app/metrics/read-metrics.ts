import { Gauge, Registry } from 'prom-client'
import { countUnconfirmedOrders } from '#features/room-service/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { freeIn } from '#kit/server/disk.ts'
import { countJobs } from '#kit/server/jobs/queries.ts'
import { counted } from '#kit/server/metrics.ts'

/** The metrics in the text format of Prometheus, and their content type. */
export type Metrics = { type: string; text: string }

/** Returns a function that reads all metrics: what was counted, and how things stand at this moment. */
export function createMetrics(app: {
  database: Database
  countStreams: () => number
  dataDir: string
}): () => Promise<Metrics> {
  const { database, countStreams, dataDir } = app
  const now = new Registry()
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [now] })

  const streams = gauge('hotelly_live_streams', 'Live streams that this process has open.')
  const reachable = gauge('hotelly_database_reachable', 'Whether the database answers: 1 or 0.')
  const inUse = gauge('hotelly_database_connections_in_use', 'Connections that work, by pool.', ['pool'])
  const waiting = gauge('hotelly_database_connections_waiting', 'Transactions waiting for one, by pool.', [
    'pool',
  ])
  const ordersWaiting = gauge(
    'hotelly_orders_waiting',
    'Orders of the last 24 hours that nobody has confirmed, over all hotels.',
  )
  const longestWait = gauge(
    'hotelly_orders_waiting_longest_seconds',
    'How long the oldest of them has waited.',
  )
  const jobsWaiting = gauge('hotelly_jobs_waiting', 'Jobs that wait for their time, over all hotels.')
  const jobsOverdue = gauge(
    'hotelly_jobs_overdue_seconds',
    'For how long the job that has waited longest should have run.',
  )
  const jobsParked = gauge('hotelly_jobs_parked', 'Jobs that were given up, and wait for a person.')
  const freeBytes = gauge('hotelly_data_folder_free_bytes', "Free space on the data folder's disk.")

  return async () => {
    streams.set(countStreams())
    for (const [pool, state] of Object.entries(database.poolStates())) {
      inUse.set({ pool }, state.inUse)
      waiting.set({ pool }, state.waiting)
    }
    freeBytes.set((await freeIn(dataDir)) ?? NaN)
    const found = (await database.isWritable())
      ? await database
          .withActor(SYSTEM, async (tx) => ({
            orders: await countUnconfirmedOrders(tx),
            jobs: await countJobs(tx),
          }))
          .catch(() => null)
      : null
    const { orders, jobs } = found ?? {}
    reachable.set(found ? 1 : 0)
    jobsWaiting.set(jobs?.waiting ?? NaN)
    jobsOverdue.set(jobs?.overdueSeconds ?? NaN)
    jobsParked.set(jobs?.parked ?? NaN)
    ordersWaiting.set(orders?.count ?? NaN)
    longestWait.set(orders?.longestSeconds ?? NaN)
    const all = Registry.merge([counted, now])
    return { type: all.contentType, text: await all.metrics() }
  }
}
