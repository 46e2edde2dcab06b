import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type S3Server, startS3Server } from '#tests/s3-server.ts'
import { createLog } from './log.ts'
import { openStorage } from './open-storage.ts'
import { type Storage, StorageUnavailable } from './storage.ts'

const log = createLog('silent')
const key = `menu-items/${randomUUID()}/17.webp`
let server: S3Server
let storage: Storage

const openAt = (settings: Partial<S3Server['settings']>) =>
  openStorage({ s3: { ...server.settings, ...settings }, dataDir: '/nowhere' }, log)

beforeAll(async () => {
  server = await startS3Server()
  storage = await openAt({})
})
afterAll(() => server.stop())

test('a picture is stored, read, replaced and removed', async () => {
  const [first, second] = [randomBytes(200_000), randomBytes(1000)]
  expect(await storage.read(key)).toBeNull()
  await storage.put(key, first)
  expect(Buffer.from((await storage.read(key)) ?? []).equals(first)).toBe(true)
  await storage.put(key, second)
  expect(Buffer.from((await storage.read(key)) ?? []).equals(second)).toBe(true)
  await storage.remove(key)
  expect(await storage.read(key)).toBeNull()
  await storage.remove(key)
})

test('keys stay in their folders', async () => {
  await expect(storage.put('../secrets.webp', randomBytes(10))).rejects.toThrow(/not a valid storage key/)
  expect(await storage.read('menu-items/../../secrets.webp')).toBeNull()
})

test('a wrong key or bucket says which bucket cannot be used', async () => {
  const stranger = await openAt({ credentials: { accessKeyId: 'guessed', secretAccessKey: 'S3RVER' } })
  await expect(stranger.put(key, randomBytes(10))).rejects.toThrow(
    'The bucket hotelly-pictures cannot be used',
  )
  const elsewhere = await openAt({ bucket: 'no-such-bucket' })
  await expect(elsewhere.read(key)).rejects.toBeInstanceOf(StorageUnavailable)
})

test('an unreachable server fails within a time limit, and removing never throws', async () => {
  const away = await openAt({ endpoint: 'http://127.0.0.1:9' })
  const started = Date.now()
  await expect(away.put(key, randomBytes(10))).rejects.toBeInstanceOf(StorageUnavailable)
  await expect(away.read(key)).rejects.toBeInstanceOf(StorageUnavailable)
  await expect(away.remove(key)).resolves.toBeUndefined()
  expect(Date.now() - started).toBeLessThan(6000)
})
