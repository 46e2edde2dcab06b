import pg from 'pg'
import type { Actor } from './actor.ts'
import { keepListening } from './listening.ts'
import { type Tx, transactionOn } from './transaction.ts'

export type { Tx }

export type Database = {
  /** Runs `work` in one transaction that sees only what `actor` may see; rolls back when it throws. */
  withActor<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Like `withActor` as the system, with synchronous_commit off: for counters and last-seen times. */
  withoutWaiting<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Calls `onNotice` for each NOTIFY on the channel, and `onReady` on every connect and reconnect. */
  listen(channel: string, onNotice: (payload: string) => void, onReady: () => void): Promise<void>
  notify(channel: string, payload: string): Promise<void>
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function quoted(id: string): string {
  if (!UUID.test(id)) throw new Error('The actor has an id that is not a UUID')
  return `'${id}'`
}

/** The statements that limit a transaction to its actor; a distributed database passes `SET LOCAL` to its workers. */
export function fenceOf(actor: Actor): string {
  if (actor.kind === 'system' || actor.kind === 'superAdmin') return 'SET LOCAL ROLE hotelly_platform'
  const hotel = `SET LOCAL ROLE hotelly_app; SET LOCAL app.hotel_id = ${quoted(actor.hotelId)}`
  return actor.kind === 'guest' ? `${hotel}; SET LOCAL app.guest_id = ${quoted(actor.guestId)}` : hotel
}

/** Runs one transaction, with BEGIN and the fence in one round trip. A broken connection is discarded. */
async function within<T>(pool: pg.Pool, actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  try {
    await client.query(`BEGIN; ${fenceOf(actor)}`)
    const result = await work(transactionOn(client))
    const { command } = await client.query('COMMIT')
    if (command !== 'COMMIT')
      throw new Error('A transaction continued after one of its statements had failed')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(onError)
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

const ignore = () => {}

/** Opens the connection pools. Every connection starts as a role that sees no hotel. */
export function openDatabase(url: string, options: { connections: number }): Database {
  // Our statements take milliseconds: JIT compilation or parallel workers would cost more than they save.
  const planning = '-c jit=off -c max_parallel_workers_per_gather=0'
  const session = `-c role=hotelly_app -c statement_timeout=15000 ${planning}`
  const settings = {
    connectionString: url,
    application_name: 'hotelly',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 0,
    keepAlive: true,
  }
  const pool = new pg.Pool({ ...settings, max: options.connections, options: session })
  const quick = new pg.Pool({ ...settings, max: 4, options: `${session} -c synchronous_commit=off` })
  const listeners: { close(): Promise<void> }[] = []
  // The pool replaces a broken connection; without a listener its error would end the process, also in the moment
  // between its opening and its first use.
  for (const one of [pool, quick])
    one.on('error', ignore).on('connect', (client) => client.on('error', ignore))

  return {
    withActor: (actor, work) => within(pool, actor, work),
    withoutWaiting: (work) => within(quick, { kind: 'system' }, work),
    listen: async (channel, onNotice, onReady) => {
      listeners.push(await keepListening(url, channel, onNotice, onReady))
    },
    notify: async (channel, payload) => {
      await quick.query('SELECT pg_notify($1, $2)', [channel, payload])
    },
    isReachable: () =>
      Promise.race([
        pool.query('SELECT 1').then(
          () => true,
          () => false,
        ),
        new Promise<boolean>((resolve) => setTimeout(resolve, 2000, false).unref()),
      ]),
    close: async () => {
      await Promise.all([...listeners.map((one) => one.close()), pool.end(), quick.end()])
    },
  }
}
