import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '#kit/server/env.ts'
import { messageOf } from '#kit/server/log.ts'
import type { Storage } from '#kit/server/storage.ts'
import { fail, type Finding, ok, warn } from './finding.ts'

const BYTES = Buffer.from('A file of hotelly doctor, which removes it again.')

/** Writes, reads and removes a file where the pictures are. */
export async function checkStorage(env: Env, storage: Storage): Promise<Finding> {
  const name = 'storage'
  const where = env.s3 ? `bucket ${env.s3.bucket}` : path.join(env.dataDir, 'images')
  if (!env.s3 && !existsSync(where))
    return warn(
      name,
      `${where} is not there`,
      'The first picture makes it. If there were pictures, a disk is not mounted.',
    )
  const probe = randomUUID()
  try {
    const key = `menu-items/${probe}/doctor.webp`
    await storage.put(key, BYTES)
    const read = await storage.read(key)
    await storage.removeAllOf(probe)
    if (!read || !BYTES.equals(Buffer.from(read)))
      return fail(name, `${where} gives back another file than was stored`, 'Look at what serves it.')
    if (await storage.read(key))
      return fail(name, `${where} keeps what is removed`, 'Allow s3:DeleteObject on its objects.')
    return ok(name, `${where} can be written, read and cleared`)
  } catch (error) {
    const { cause } = error as Error
    return fail(
      name,
      `${where}: ${messageOf(error)}${cause ? ` (${messageOf(cause)})` : ''}`,
      env.s3
        ? 'Check address, key and rights of the bucket, see docs/operating.md.'
        : 'Run as the owner of the folder, and see that the disk is neither full nor read-only.',
    )
  }
}
