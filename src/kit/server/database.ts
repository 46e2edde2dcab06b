import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import type { Actor } from './actor.ts'

declare const fenced: unique symbol
/** A transaction fenced to its actor by row-level security. Only `withActor` makes one. */
export type Tx = PostgresJsDatabase & { readonly [fenced]: true }

export type Database = {
  /** Runs `work` in one transaction that sees what `actor` may see; rolls back when it throws. */
  withActor<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Like `withActor` for the system, on connections that do not wait for the disk: counters, last-seen times. */
  withoutWaiting<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Calls `onNotice` for each NOTIFY on the channel, and `onReady` at each (re)connection. */
  listen(channel: string, onNotice: (payload: string) => void, onReady: () => void): Promise<void>
  notify(channel: string, payload: string): Promise<void>
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function quoted(id: string): string {
  if (!UUID.test(id)) throw new Error('An actor carries an id that is no UUID')
  return `'${id}'`
}

/** The statements that fence a transaction; `SET LOCAL` also travels to a distributed database's workers. */
export function fenceOf(actor: Actor): string {
  if (actor.kind === 'system' || actor.kind === 'superAdmin') return 'SET LOCAL ROLE hotelly_platform'
  const hotel = `SET LOCAL ROLE hotelly_app; SET LOCAL app.hotel_id = ${quoted(actor.hotelId)}`
  return actor.kind === 'guest' ? `${hotel}; SET LOCAL app.guest_id = ${quoted(actor.guestId)}` : hotel
}

/** One transaction; its BEGIN and its fence travel together with the first statement. */
async function within<T>(client: postgres.Sql, actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
  const connection = await client.reserve()
  const fence = connection.unsafe(`BEGIN; ${fenceOf(actor)}`).execute()
  fence.catch(() => {})
  try {
    const prepared = {
      options: client.options,
      unsafe: (query: string, values: never[] = []) =>
        connection.unsafe(query, values, { prepare: values.length > 0 }),
    }
    const result = await work(drizzle(prepared as never) as unknown as Tx)
    await fence
    const { command } = await connection.unsafe('COMMIT')
    if (command !== 'COMMIT') throw new Error('A transaction went on after a statement of it had failed')
    connection.release()
    return result
  } catch (error) {
    // A connection that cannot roll back is gone; the pool has it back already.
    const isAlive = await connection.unsafe('ROLLBACK').then(
      () => true,
      () => false,
    )
    if (isAlive) connection.release()
    throw error
  }
}

/** Opens the pools. Every connection starts as the role that sees no hotel at all. */
export function openDatabase(url: string, options: { connections: number }): Database {
  const settings = { onnotice: () => {}, connect_timeout: 5, idle_timeout: 0, prepare: true } as const
  const session = { application_name: 'hotelly', role: 'hotelly_app', statement_timeout: 15_000 }
  const pool = postgres(url, { ...settings, max: options.connections, connection: session })
  const quick = postgres(url, {
    ...settings,
    max: 4,
    connection: { ...session, synchronous_commit: 'off' },
  })
  const listener = postgres(url, { ...settings, max: 1, connection: { ...session, statement_timeout: 0 } })
  // Drizzle reads dates as text: told once for each pool.
  drizzle(pool)
  drizzle(quick)

  return {
    withActor: (actor, work) => within(pool, actor, work),
    withoutWaiting: (work) => within(quick, { kind: 'system' }, work),
    listen: async (channel, onNotice, onReady) => {
      await listener.listen(channel, onNotice, onReady)
    },
    notify: async (channel, payload) => {
      await quick.notify(channel, payload)
    },
    isReachable: () =>
      Promise.race([
        pool`SELECT 1`.then(
          () => true,
          () => false,
        ),
        new Promise<boolean>((resolve) => setTimeout(resolve, 2000, false).unref()),
      ]),
    close: async () => {
      await Promise.all([pool, quick, listener].map((client) => client.end({ timeout: 5 })))
    },
  }
}
