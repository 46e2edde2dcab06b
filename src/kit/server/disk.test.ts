import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { watchDisk } from './disk.ts'
import { createLog } from './log.ts'

const lines: { level: number; msg: string }[] = []
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
const reportAt = async (lowBytes: number, folders = [tmpdir()]) => {
  const disk = await watchDisk(folders, lowBytes, log)
  disk.stop()
  return disk.report()
}

test('warns when there is less room than wanted, and takes no pictures below half of it', async () => {
  const { freeBytes, ...fine } = await reportAt(1)
  expect(fine).toEqual({ state: 'ok', takesPictures: true })
  expect(freeBytes).toBeGreaterThan(0)
  expect(lines).toEqual([])
  const free = Number(freeBytes)
  expect(await reportAt(free * 1.5)).toMatchObject({ state: 'low', takesPictures: true })
  expect(await reportAt(free * 3)).toMatchObject({ state: 'low', takesPictures: false })
  expect(lines.map(({ level }) => level)).toEqual([40, 50])
})

test('a folder that is not there is not watched', async () => {
  const nothing = { state: 'ok', freeBytes: null, takesPictures: true }
  expect(await reportAt(Infinity, ['/nowhere/at/all'])).toEqual(nothing)
})
