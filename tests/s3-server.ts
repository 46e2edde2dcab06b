import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from '#kit/server/env.ts'

export type S3Server = { settings: S3Settings; folder: string; stop(): Promise<void> }

/** Starts an S3-compatible server with an empty bucket on a free local port. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-s3-'))
  const bucket = 'hotelly-pictures'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    resetOnClose: false,
    allowMismatchedSignatures: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  let isRunning = true
  return {
    settings: { bucket, region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, credentials },
    folder,
    stop: async () => {
      if (isRunning) await server.close()
      isRunning = false
      await rm(folder, { recursive: true, force: true })
    },
  }
}
