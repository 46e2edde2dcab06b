import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataFolderInUse, openDataFolder } from './data-folder.ts'

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'hotelly folder ')), 'data')
})
afterEach(() => rm(join(folder, '..'), { recursive: true }))

/** Starts another process that opens the folder, reports the result, and keeps running. */
async function startOtherProcess(): Promise<{ child: ChildProcess; said: string }> {
  const module = new URL('./data-folder.ts', import.meta.url).href
  const script = `import { openDataFolder } from ${JSON.stringify(module)};
    await openDataFolder(process.argv[1]).then(() => console.log('holds it'), (error) => console.log(error.message));
    setInterval(() => {}, 1000);`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout, 'data')
  return { child, said: String(said).trim() }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('other users cannot read the folder', async () => {
  const opened = await openDataFolder(folder)
  const { mode } = await stat(folder)
  expect(mode & 0o066).toBe(0)
  await opened.release()
})

test('a second process is refused, and told who holds the folder', async () => {
  const opened = await openDataFolder(folder)
  const { child, said } = await startOtherProcess()
  expect(said).toContain(folder)
  expect(said).toContain(`process ${process.pid}.`)
  await kill(child)
  await opened.release()
})

test('the same process is refused as well, until it has released the folder', async () => {
  const opened = await openDataFolder(folder)
  await expect(openDataFolder(folder)).rejects.toThrow(DataFolderInUse)
  await opened.release()
  await opened.release()
  await (await openDataFolder(folder)).release()
})

test('a killed process leaves no lock behind', async () => {
  const { child, said } = await startOtherProcess()
  expect(said).toBe('holds it')
  await expect(openDataFolder(folder)).rejects.toThrow(`process ${child.pid}.`)
  await kill(child)
  await (await openDataFolder(folder)).release()
})

test('a pid file that names a living process is no lock', async () => {
  await (await openDataFolder(folder)).release()
  await writeFile(join(folder, 'lock.pid'), String(process.ppid))
  await (await openDataFolder(folder)).release()
})

test('of several processes that start together, exactly one gets the folder', async () => {
  const others = await Promise.all([1, 2, 3, 4].map(startOtherProcess))
  expect(others.filter(({ said }) => said === 'holds it')).toHaveLength(1)
  await Promise.all(others.map(({ child }) => kill(child)))
})
