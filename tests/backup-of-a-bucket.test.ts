import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readManifest } from '#app/backup/manifest.ts'
import { seedDemo } from '#demo/seed.ts'
import { createLog } from '#kit/server/log.ts'
import { openStorage } from '#kit/server/open-storage.ts'
import { backupIn } from './cli.ts'
import { runHere, succeedHere } from './command-here.ts'
import { makeOwnDatabase } from './own-database.ts'
import { openProduct } from './product.ts'
import { type S3Server, startS3Server } from './s3-server.ts'

let source: S3Server
let folder: string
const product = openProduct({ openStorage: async () => open((source = await startS3Server())) })

const open = ({ settings }: S3Server) =>
  openStorage({ s3: settings, dataDir: '/nowhere' }, createLog('silent'))
const settingsOf = ({ settings: { bucket, endpoint, credentials } }: S3Server) => ({
  STORAGE_S3_BUCKET: bucket,
  STORAGE_S3_ENDPOINT: endpoint ?? '',
  STORAGE_S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
  STORAGE_S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
})

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-bucket-backup-'))
  await seedDemo(product.database, product.storage)
})
afterAll(async () => {
  await source.stop()
  await rm(folder, { recursive: true, force: true })
})

test('pictures go from one bucket into another, and a lost one fails no backup', async () => {
  const kept = { HOTELLY_DATA_DIR: path.join(folder, 'data') }
  const from = { ...kept, DATABASE_URL: product.databaseUrl, ...settingsOf(source) }
  const first = await readManifest(backupIn(await succeedHere(['backup', folder], from)))
  expect(first.pictures.length).toBeGreaterThan(20)
  const [lost] = first.pictures.filter(({ name }) => name.startsWith('menu-items/'))
  await product.storage.remove(lost?.name ?? '')

  // The backup before still has it.
  const linked = backupIn(await succeedHere(['backup', folder], from))
  expect(await readManifest(linked)).toMatchObject({ pictures: first.pictures, lost: [] })
  const alone = await succeedHere(['backup', path.join(folder, 'alone')], from)
  expect(alone).toContain(`The storage has no picture ${lost?.name}`)
  expect(await readManifest(backupIn(alone))).toMatchObject({ lost: [lost?.name] })
  expect(await succeedHere(['verify-backup', backupIn(alone)], {})).toContain(`${lost?.name} was lost`)

  const [target, bucket] = [await makeOwnDatabase(inject('templateUrl')), await startS3Server()]
  await succeedHere(['restore', linked], { ...kept, DATABASE_URL: target.url, ...settingsOf(bucket) })
  const storage = await open(bucket)
  for (const { name, bytes } of first.pictures) expect((await storage.read(name))?.length).toBe(bytes)
  await bucket.stop()
  const away = await runHere(['backup', path.join(folder, 'away')], { ...from, ...settingsOf(bucket) })
  expect(away).toMatchObject({ code: 1, err: expect.stringContaining('cannot be used') as string })
  await target.drop()
}, 120_000)
