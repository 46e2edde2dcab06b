import { mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { beginFolder } from './folder.ts'

test('the folders above a backup are made, for the owner alone', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-backups-'))
  await beginFolder(path.join(folder, 'of', 'hotelly'), 'one')
  expect((await stat(path.join(folder, 'of', 'hotelly'))).mode & 0o777).toBe(0o700)
  await rm(folder, { recursive: true })
})

test.runIf(process.platform === 'linux')('a file system that takes no folders fails at once', async () => {
  await expect(beginFolder('/proc/backups', 'one')).rejects.toThrow('ENOENT')
})
