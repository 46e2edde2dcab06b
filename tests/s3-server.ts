import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { S3Settings } from '#kit/server/env.ts'

type S3rver = { run(): Promise<AddressInfo>; close(): Promise<void>; httpServer: Server }
const S3rverClass = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver

export type S3Server = { settings: S3Settings; folder: string; stop(): Promise<void> }

/** A server that speaks S3, with an empty bucket, on a free port of this machine. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-s3-'))
  const bucket = 'hotelly-pictures'
  const server = new S3rverClass({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: folder, resetOnClose: false },
    ...{ allowMismatchedSignatures: false, configureBuckets: [{ name: bucket, configs: [] }] },
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
