import type { Database } from '#kit/server/database.ts'
import type { Disk, DiskReport } from '#kit/server/disk.ts'

type DatabaseHealth = { state: 'up' } | { state: 'restarting' | 'unreachable'; since: Date }
export type Health = {
  /** How the process is, from what it knows anyway. */
  report(): { status: 'ok'; database: DatabaseHealth; disk: DiskReport }
  /** Why orders cannot be taken; null when they can. */
  findObstacle(): Promise<string | null>
}

/** @param embedded the embedded database, whose disk is watched; null for a server of one's own */
export function createHealth(
  database: Database,
  disk: Disk,
  embedded: { downSince(): Date | null } | null,
): Health {
  const databaseHealth = (): DatabaseHealth => {
    const restartingSince = embedded?.downSince()
    if (restartingSince) return { state: 'restarting', since: restartingSince }
    const since = database.unreachableSince()
    return since ? { state: 'unreachable', since } : { state: 'up' }
  }
  return {
    report: () => ({ status: 'ok', database: databaseHealth(), disk: disk.report() }),
    findObstacle: async () => {
      if (!(await database.isWritable())) return 'database unreachable'
      return embedded && disk.report().state === 'full' ? 'disk full' : null
    },
  }
}
