import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Actor } from './actor.ts'
import type { SQL } from 'drizzle-orm'
import { runPipelined } from './run-pipelined.ts'
import { type Channels, keepListening } from './listening.ts'
import { STARTUP_OPTIONS } from './session-settings.ts'
import { named, type Row, type Statement, type Tx } from './transaction.ts'
import { createConnectionMonitor } from './connection-monitor.ts'
import { runTransaction } from './run-transaction.ts'

export type { Tx }

export type Database = {
  /** Runs `work` in one transaction that sees only what `actor` may see; rolls back when it throws. */
  withActor<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Runs known statements as one transaction in one round trip, and returns the rows of each, unmapped. They may be sent
   * twice, so each has a key under which it is carried out once.
   */
  run(actor: Actor, ...statements: (SQL | Statement)[]): Promise<Row[][]>
  /** Runs one statement that only reads, in one round trip, and returns its rows, unmapped. */
  read<Found extends Row = Row>(actor: Actor, statement: SQL | Statement): Promise<Found[]>
  /** Like `withActor` as the system, with synchronous_commit off: for counters and last-seen times. */
  withoutWaiting<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Calls a channel's function for each NOTIFY on it, and `onReady` on every connect and reconnect. */
  listen(channels: Channels, onReady: () => void): Promise<void>
  notify(channel: string, payload: string): Promise<void>
  /** Calls `listener` after each COMMIT that failed: as a rule nobody knows then whether it was carried out. */
  onUnsureCommit(listener: () => void): void
  /** Whether it can be reached and written to; answers within about two seconds. */
  isWritable(): Promise<boolean>
  /** Since when it does not answer; null while it does, or where nothing listens. */
  unreachableSince(): Date | null
  /** How many connections of each pool work, and how many transactions wait for one. */
  poolStates(): Record<'main' | 'quick', { inUse: number; waiting: number }>
  /** Lets transactions end, and breaks those off that do not within two seconds. */
  close(): Promise<void>
}

const CONNECT_MS = 3000
/** How long transactions may still take when we close; those that remain are broken off. */
const CLOSE_MS = 2000
/** More than the limit that the server itself sets to a statement. */
const ANSWER_MS = 20_000
const NOTICE_MS = 2000
const NOTICE = { text: "SELECT pg_notify($1, $2) FROM set_config('synchronous_commit', 'off', true)" }
const READ_ONLY = `SELECT current_setting('transaction_read_only') = 'on' AS "isReadOnly"`

const stateOf = ({ totalCount, idleCount, waitingCount }: pg.Pool) => ({
  inUse: totalCount - idleCount,
  waiting: waitingCount,
})

const ignore = () => {}

/** Where `url` leads through a pooler by transaction: the way past it, and whether it keeps prepared statements. */
export type PastPooler = { directUrl: string; keepsPrepared: boolean }

/**
 * Opens the connection pools. Every connection starts as a role that sees no hotel.
 * @param pooler with it, connections start with the settings of the role itself (`findServer`)
 */
export function openDatabase(
  url: string,
  {
    connections,
    answerMs = ANSWER_MS,
    pooler = null,
  }: { connections: number; answerMs?: number; pooler?: PastPooler | null },
): Database {
  const monitor = createConnectionMonitor()
  const settings = {
    connectionString: url,
    application_name: 'hotelly',
    ...(pooler ? {} : { options: STARTUP_OPTIONS }),
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: answerMs,
    idleTimeoutMillis: 0,
    keepAlive: true,
    stream: monitor.openSocket,
    // Statements that do not wait for one another are sent without waiting.
    pipeline: true,
  }
  const pool = new pg.Pool({ ...settings, max: connections })
  const quick = new pg.Pool({ ...settings, max: 4 })
  const keepsPrepared = pooler?.keepsPrepared ?? true
  const unsure = new EventEmitter()
  const onUnsureCommit = () => void unsure.emit('commit')
  const listeners: { close(): Promise<void> }[] = []
  // The pool replaces a broken connection; without a listener its error would end the process, also in the moment
  // between its opening and its first use.
  for (const one of [pool, quick])
    one.on('error', ignore).on('connect', (client) => client.on('error', ignore))

  const main = { pool, monitor, onUnsureCommit, waits: true, keepsPrepared }
  return {
    withActor: (actor, work) => runTransaction(main, actor, work),
    run: (actor, ...statements) => runPipelined(main, actor, statements),
    read: async <Found extends Row>(actor: Actor, statement: SQL | Statement) => {
      const [rows = []] = await runPipelined(main, actor, [statement], { isReadOnly: true })
      return rows as Found[]
    },
    withoutWaiting: (work) =>
      runTransaction(
        { pool: quick, monitor, onUnsureCommit: ignore, waits: false, keepsPrepared },
        { kind: 'system' },
        work,
      ),
    listen: async (channels, onReady) => {
      listeners.push(await keepListening(pooler?.directUrl ?? url, monitor, { channels, onReady }))
    },
    notify: async (channel, payload) => {
      const values = [channel, payload]
      await quick.query(named({ ...NOTICE, query_timeout: NOTICE_MS }, values, keepsPrepared), values)
    },
    onUnsureCommit: (listener) => void unsure.on('commit', listener),
    isWritable: () =>
      Promise.race([
        pool.query<{ isReadOnly: boolean }>(READ_ONLY).then(
          ({ rows }) => rows[0]?.isReadOnly === false,
          () => false,
        ),
        sleep(2000, false, { ref: false }),
      ]),
    unreachableSince: monitor.suspectedSince,
    poolStates: () => ({ main: stateOf(pool), quick: stateOf(quick) }),
    close: async () => {
      const ended = Promise.all([...listeners.map((listener) => listener.close()), pool.end(), quick.end()])
      const isEnded = ended.then(() => true)
      if (await Promise.race([isEnded, sleep(CLOSE_MS, false, { ref: false })])) return
      monitor.failAll()
      await Promise.race([isEnded, sleep(CLOSE_MS, false, { ref: false })])
    },
  }
}
