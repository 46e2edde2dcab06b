import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** Starts one of our scripts in its own temp folder, by which all processes it starts can be recognised. */
export async function beginScript(args: string[]) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-leavings-'))
  // when we are root, the embedded PostgreSQL runs as another user, who must be able to traverse the folder
  await chmod(folder, 0o711)
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|npm_lifecycle|TEST_|PLAYWRIGHT_|HOTELLY_(?!CHROMIUM))/.test(name),
    ),
  )
  const child = spawn(process.execPath, args, {
    env: { ...env, TMPDIR: folder, HOTELLY_DATA_DIR: path.join(folder, 'data'), PORT: '0', DATABASE_URL: '' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close') as Promise<[number | null]>
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }

  /** The ids and command lines of its running processes. */
  const remains = async (): Promise<[number, string][]> => {
    const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
    const found = await Promise.all(
      ids.map(async (id): Promise<[number, string][]> => {
        const read = (file: string) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '')
        const [environment, command] = await Promise.all([read('environ'), read('cmdline')])
        const isOurs = environment.includes(folder) || command.includes(folder)
        return isOurs && command ? [[Number(id), command.replaceAll('\0', ' ').slice(0, 200)]] : []
      }),
    )
    return found.flat()
  }
  return {
    child,
    ended,
    remains,
    folder,
    output: () => output,
    /** Kills the remaining processes and deletes the folder. */
    async clear() {
      for (const [id] of await remains()) process.kill(id, 'SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
