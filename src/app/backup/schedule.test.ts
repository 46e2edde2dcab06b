import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#kit/server/log.ts'
import { openProduct } from '#tests/product.ts'
import { begunAt, listBackups, nameOf } from './folder.ts'
import { isBackupDue, keepBackedUp } from './schedule.ts'
import { DAY_MS } from '#kit/shared/time.ts'

const product = openProduct()
const log = createLog('silent')
let parent: string

beforeAll(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'hotelly-schedule-'))
})
afterAll(() => rm(parent, { recursive: true, force: true }))

const start = (folder: string, ownLog = log) =>
  keepBackedUp(
    { url: product.databaseUrl, storage: product.storage, log: ownLog },
    { dataDir: parent, backupKey: null },
    { folder, keep: 2 },
    { firstLookMs: 1, lookEveryMs: 20 },
  )

test('a backup is due once a day, after three in the morning, and at once when one was missed', () => {
  const at = (day: number, hour: number) => new Date(2026, 2, day, hour)
  expect(isBackupDue(null, at(5, 12))).toBe(true)
  expect(isBackupDue(at(5, 3), at(5, 12))).toBe(false)
  expect(isBackupDue(at(5, 3), at(6, 2))).toBe(false)
  expect(isBackupDue(at(5, 3), at(6, 3))).toBe(true)
  expect(isBackupDue(at(4, 23), at(5, 2))).toBe(false)
  expect(isBackupDue(at(1, 3), at(5, 12))).toBe(true)
})

test('several processes make one backup a day, and the oldest go', async () => {
  const folder = path.join(parent, 'turns')
  const keepers = [1, 2, 3].map(() => start(folder))
  const told = () => new Set(keepers.map((keeper) => keeper.health().lastSucceededAt))
  for (let day = 1; day <= 3; day++) {
    await expect
      .poll(async () => (await listBackups(folder)).length, { timeout: 15_000 })
      .toBe(Math.min(day, 2))
    const newest = (await listBackups(folder)).at(-1) ?? ''
    await expect.poll(() => [...told()], { timeout: 15_000 }).toEqual([begunAt(newest).toISOString()])
    // Some more looks find nothing to do.
    await sleep(200)
    const names = await listBackups(folder)
    expect(names.at(-1)).toBe(newest)
    if (day === 3) break
    for (const name of names)
      await rename(
        path.join(folder, name),
        path.join(folder, nameOf(new Date(begunAt(name).getTime() - DAY_MS))),
      )
    await expect
      .poll(async () => ((await listBackups(folder)).at(-1) ?? '') > newest, { timeout: 15_000 })
      .toBe(true)
  }
  await Promise.all(keepers.map((keeper) => keeper.stop()))
  expect(keepers.map((keeper) => keeper.health().lastFailedAt)).toEqual([null, null, null])
})

test('a failure is logged and told, and tried again', async () => {
  const folder = path.join(parent, 'not a folder')
  await writeFile(folder, '')
  const lines: string[] = []
  const keeper = start(folder, createLog('error', { write: (line: string) => void lines.push(line) }))
  await expect.poll(() => keeper.health().lastFailedAt).not.toBeNull()
  expect(keeper.health().lastSucceededAt).toBeNull()
  expect(lines[0]).toContain('the daily backup failed and will be tried again')
  await rm(folder)
  await expect.poll(() => keeper.health().lastSucceededAt, { timeout: 15_000 }).not.toBeNull()
  await keeper.stop()
  expect(await listBackups(folder)).toHaveLength(1)
})

test('stopping breaks a backup off, of which nothing remains', async () => {
  const folder = path.join(parent, 'stopped')
  const keeper = start(folder)
  await expect
    .poll(() => readdir(folder).catch(() => []), { interval: 1, timeout: 15_000 })
    .toEqual([expect.stringMatching(/unfinished$/)])
  await keeper.stop()
  expect(await readdir(folder)).toEqual(await listBackups(folder))
  expect(keeper.health().lastFailedAt).toBeNull()
})
