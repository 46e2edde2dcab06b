import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { hasStoredPictures } from '#features/hotel-administration/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import type { Env } from '#kit/server/env.ts'

/** Throws when hotels show pictures and their folder is missing or empty: a forgotten mount would hide them all. */
export async function expectPictures({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>, database: Database) {
  if (s3) return
  const folder = path.join(dataDir, 'images')
  const files = await readdir(folder).catch(() => [])
  if (files.length > 0 || !(await database.withActor(SYSTEM, hasStoredPictures))) return
  throw new Error(
    `Hotels show pictures, and ${folder} is missing or empty. Mount or restore that folder, and start again. ` +
      'Only if the pictures are lost for good: put any file into it to go on without them.',
  )
}
