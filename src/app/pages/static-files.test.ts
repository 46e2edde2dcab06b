import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createStaticFiles } from './static-files.ts'

test('a path with a backslash names no file', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-static-'))
  await writeFile(path.join(folder, 'open.txt'), 'open')
  await writeFile(path.join(folder, 'assets\\..\\secret.txt'), 'secret')
  const read = createStaticFiles(folder)
  const statusOf = async (file: string) => (await read(new Request(`http://localhost/${file}`))).status
  expect(await statusOf('open.txt')).toBe(200)
  expect(await statusOf('assets%5c..%5csecret.txt')).toBe(404)
  await rm(folder, { recursive: true })
})
