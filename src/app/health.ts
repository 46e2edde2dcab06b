import type { Database } from '#kit/server/database.ts'
import type { BackupHealth } from './backup/schedule.ts'
import type { Disk, DiskReport } from '#kit/server/disk.ts'

type DatabaseHealth = { state: 'up' } | { state: 'restarting' | 'unreachable'; since: Date }
export type Health = {
  /** How the process is, from what it knows anyway. */
  report(): { status: 'ok'; database: DatabaseHealth; disk: DiskReport; backup?: BackupHealth | undefined }
  /** Why orders cannot be taken; null when they can. */
  findObstacle(): Promise<string | null>
}

/**
 * @param embedded the embedded database, whose disk is watched; null for a server of one's own
 * @param tellBackup how the daily backups fare; undefined when there are none
 */
export function createHealth(
  database: Database,
  disk: Disk,
  embedded: { downSince(): Date | null } | null,
  tellBackup?: () => BackupHealth,
): Health {
  const databaseHealth = (): DatabaseHealth => {
    const restartingSince = embedded?.downSince()
    if (restartingSince) return { state: 'restarting', since: restartingSince }
    const since = database.unreachableSince()
    return since ? { state: 'unreachable', since } : { state: 'up' }
  }
  return {
    report: () => ({ status: 'ok', database: databaseHealth(), disk: disk.report(), backup: tellBackup?.() }),
    findObstacle: async () => {
      if (!(await database.isWritable())) return 'database unreachable'
      return embedded && disk.report().state === 'full' ? 'disk full' : null
    },
  }
}
