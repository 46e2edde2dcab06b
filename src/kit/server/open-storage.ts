import path from 'node:path'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import { makePrivate } from './private-files.ts'
import { openLocalStorage, type Storage } from './storage.ts'

/** Opens the configured bucket, or the data folder when there is none. */
export async function openStorage({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>, log: Log): Promise<Storage> {
  if (!s3) {
    const images = path.join(dataDir, 'images')
    await makePrivate(images).catch((err: unknown) =>
      log.warn({ err }, `${images} stays open to other users`),
    )
    return openLocalStorage(dataDir)
  }
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage(s3, log)
}
