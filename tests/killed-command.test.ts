import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findRunningPostgres } from '#kit/server/postgres/embedded-postgres.ts'

test.each(['bin/hotelly', 'src/app/cli.ts'])(
  'kill -9 of a command leaves no database running: %s',
  { timeout: 60_000 },
  async (killed) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-killed-command-'))
    await chmod(folder, 0o711)
    const database = () => findRunningPostgres(path.join(folder, 'postgres'))
    // its first migrations are under way when the database begins to answer
    const command = spawn(process.execPath, ['bin/hotelly', 'hotels'], {
      env: { ...process.env, HOTELLY_DATA_DIR: folder, DATABASE_URL: '' },
      stdio: 'ignore',
    })
    const ended = once(command, 'exit')
    await expect.poll(database, { timeout: 40_000, interval: 20 }).not.toBeNull()
    const own = Number(command.pid)
    const child = Number(await readFile(`/proc/${own}/task/${own}/children`, 'utf8'))
    process.kill(killed === 'bin/hotelly' ? own : child, 'SIGKILL')
    await ended
    // of a process that has ended nothing is told, though nobody may have asked for its end yet
    const told = () => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')
    await expect.poll(told).toBe('')
    await expect.poll(database, { timeout: 10_000 }).toBeNull()
    await rm(folder, { recursive: true })
  },
)
