import { expect } from 'vitest'
import { eachNode } from './citus.ts'
import { ask } from './own-database.ts'

const WAITING = `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE NOT granted AND datname = current_database()`

/** Waits until so many statements wait for a lock in this database, on whichever of its machines. */
export async function untilWaiting(databaseUrl: string, count: number) {
  const nodes = await eachNode(databaseUrl)
  const waiting = async () => (await Promise.all(nodes.map((node) => ask(node, WAITING)))).flat().length
  await expect.poll(waiting).toBe(count)
}
