import type { SQL } from 'drizzle-orm'
import type { Actor } from './actor.ts'
import { fenceOf } from './fence.ts'
import { ask, inOnePacket, type Row, type Statement, statementOf } from './transaction.ts'
import { isTimeout } from './unavailable.ts'
import { beginOn, dropIdle, take, type TransactionTarget } from './run-transaction.ts'

/** Whether the driver can surely send it: where it fails before the server is asked, the COMMIT after it would count. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  value instanceof Date ||
  value instanceof Uint8Array ||
  (Array.isArray(value) && value.every(isPlain))

/**
 * Runs known statements as one transaction in one round trip, and returns the rows of each. A statement that fails is
 * followed by none that commits. Where the connection turns out to be dead and the database is not, sends all of it again
 * over a new one. Throws, before anything is sent, where a value is an object.
 */
export async function runPipelined(
  to: TransactionTarget,
  actor: Actor,
  statements: readonly (SQL | Statement)[],
  { isReadOnly = false, isSecondTry = false } = {},
): Promise<Row[][]> {
  const { pool, monitor } = to
  const fence = fenceOf(actor)
  const known = statements.map(statementOf)
  if (!known.every(({ values }) => values.every(isPlain)))
    throw new TypeError('A value of a statement that is sent together with others is an object')
  const client = await take(to)
  // What the promises tell is enough.
  const onError = () => {}
  client.on('error', onError)
  const sent = inOnePacket(client, () => ({
    begun: beginOn(client, isReadOnly ? 'BEGIN READ ONLY' : 'BEGIN', fence, monitor),
    answers: known.map((statement) => ask(client, statement, to.keepsPrepared)),
    ended: client.query('COMMIT'),
  }))
  const [[begun], answers, [ended]] = await Promise.all([
    Promise.allSettled([sent.begun]),
    Promise.allSettled(sent.answers),
    Promise.allSettled([sent.ended]),
  ])
  client.off('error', onError)
  client.release(ended.status === 'rejected')

  if (ended.status === 'rejected') {
    if (!isReadOnly) to.onUnsureCommit()
    const isDead = begun.status === 'rejected' && isTimeout(begun.reason) && !monitor.suspectedSince()
    if (isDead && !isSecondTry) {
      await dropIdle(pool)
      return runPipelined(to, actor, statements, { isReadOnly, isSecondTry: true })
    }
  }
  const rows: Row[][] = []
  for (const one of [begun, ...answers, ended]) if (one.status === 'rejected') throw one.reason
  if (ended.status === 'fulfilled' && ended.value.command !== 'COMMIT')
    throw new Error('Statements that were sent at once were not committed')
  for (const one of answers) if (one.status === 'fulfilled') rows.push(one.value)
  return rows
}
