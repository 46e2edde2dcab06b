import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { openStorage } from './open-storage.ts'

/** Windows has no such rights. */
const onUnix = test.skipIf(process.platform === 'win32')
const log = createLog('silent')
const HOTEL = '00000000-0000-4000-8000-000000000001'
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'hotelly-storage-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function openToOthers() {
  const entries = await readdir(dataDir, { recursive: true })
  const modes = await Promise.all(entries.map(async (name) => (await stat(path.join(dataDir, name))).mode))
  expect(entries.length).toBeGreaterThan(0)
  return entries.filter((_, at) => ((modes[at] ?? 0) & 0o077) !== 0)
}

onUnix('pictures can be read by no other user of the machine', async () => {
  const storage = await openStorage({ s3: null, dataDir }, log)
  await storage.put(`guest-pictures/${HOTEL}/${HOTEL}/1.webp`, Buffer.from('RIFF'))
  await storage.put(`menu-items/${HOTEL}/1.webp`, Buffer.from('RIFF'))
  expect(await openToOthers()).toEqual([])
})

onUnix('those of an older release are put right at the start, and stay what they are', async () => {
  const images = path.join(dataDir, 'images')
  const folder = path.join(images, 'menu-items', HOTEL)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, '2.webp'), 'RIFF')
  for (const one of [images, folder]) await chmod(one, 0o755)
  await chmod(path.join(folder, '2.webp'), 0o644)
  const storage = await openStorage({ s3: null, dataDir }, log)
  expect(await openToOthers()).toEqual([])
  expect(Buffer.from((await storage.read(`menu-items/${HOTEL}/2.webp`)) ?? []).toString()).toBe('RIFF')
})
