import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Actor } from './actor.ts'
import { fenceOf } from './fence.ts'
import { connectionWaitSeconds } from './metrics.ts'
import { inOnePacket, type Tx, transactionOn } from './transaction.ts'
import { isTimeout } from './unavailable.ts'
import type { ConnectionMonitor } from './connection-monitor.ts'

/** What begins or rolls back a transaction is no work: where it takes longer, the connection is dead. */
const SHORT_MS = 2000
/** The same while there are doubts, so that calls of several transactions do not wait for each in turn. */
const DOUBTFUL_MS = 1000

const short = (text: string, monitor: ConnectionMonitor) => ({
  text,
  query_timeout: monitor.suspectedSince() ? DOUBTFUL_MS : SHORT_MS,
})

/**
 * @param waits whether COMMIT waits until the database has written to disk
 * @param keepsPrepared false where a pooler may run each transaction on another connection
 */
export type TransactionTarget = {
  pool: pg.Pool
  monitor: ConnectionMonitor
  onUnsureCommit: () => void
  waits: boolean
  keepsPrepared: boolean
}

/**
 * Begins a transaction and fences it, in one packet but by two messages: Citus repeats to its workers the whole message
 * that a SET LOCAL came in, also a BEGIN before it.
 */
export const beginOn = (
  client: pg.PoolClient,
  beginning: string,
  fence: string,
  monitor: ConnectionMonitor,
) =>
  inOnePacket(client, () => Promise.all([beginning, fence].map((text) => client.query(short(text, monitor)))))

export async function dropIdle(pool: pg.Pool) {
  while (pool.idleCount > 0) (await pool.connect()).release(true)
}

/** A connection of the pool, or, while there are doubts, the error that none was to be had soon. */
export async function take({ pool, monitor }: TransactionTarget): Promise<pg.PoolClient> {
  const endWait = connectionWaitSeconds.startTimer()
  const taking = pool.connect().finally(endWait)
  if (!monitor.suspectedSince()) return taking
  const taken = await Promise.race([taking, sleep(DOUBTFUL_MS, null, { ref: false })])
  if (taken) return taken
  taking.then(
    (late) => late.release(),
    () => {},
  )
  throw new Error('timeout exceeded when trying to connect')
}

/** A connection whose transaction has begun. Where connections alone are dead and the database is not, takes a new one. */
async function begin(to: TransactionTarget, actor: Actor, isSecondTry = false): Promise<pg.PoolClient> {
  const { pool, monitor } = to
  const client = await take(to)
  const onError = () => {}
  client.on('error', onError)
  try {
    const fence = fenceOf(actor)
    await beginOn(client, 'BEGIN', to.waits ? fence : `SET LOCAL synchronous_commit = off; ${fence}`, monitor)
    return client
  } catch (error) {
    client.release(true)
    if (isSecondTry || !isTimeout(error) || monitor.suspectedSince()) throw error
    await dropIdle(pool)
    return begin(to, actor, true)
  } finally {
    client.off('error', onError)
  }
}

/** Runs one transaction, with BEGIN and the fence in one round trip. A broken connection is discarded. */
export async function runTransaction<T>(
  to: TransactionTarget,
  actor: Actor,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await begin(to, actor)
  let broken: Error | undefined
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  try {
    const result = await work(transactionOn(client, to.keepsPrepared))
    const { command } = await client.query('COMMIT').catch((error: unknown) => {
      to.onUnsureCommit()
      throw error
    })
    if (command !== 'COMMIT')
      throw new Error('A transaction continued after one of its statements had failed')
    return result
  } catch (error) {
    if (isTimeout(error)) broken = error as Error
    else await client.query(short('ROLLBACK', to.monitor)).catch(onError)
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}
