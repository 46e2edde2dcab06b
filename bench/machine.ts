import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Row = { pid: number; parent: number; bytes: number; command: string }

/** Every process, with its resident memory. */
async function readProcesses(): Promise<Row[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='])
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, kibibytes, command = ''] = /^ *(\d+) +(\d+) +(\d+) +(.*)$/.exec(line) ?? []
    return pid ? [{ pid: Number(pid), parent: Number(parent), bytes: Number(kibibytes) * 1024, command }] : []
  })
}

/** The resident memory, in bytes, of a process and of those that it started, without PostgreSQL. */
export async function residentBytes(pid: number): Promise<{ own: number; others: number }> {
  const all = await readProcesses()
  const below = (parent: number): Row[] =>
    all
      .filter((each) => each.parent === parent && !/postgres/.test(each.command))
      .flatMap((each) => [each, ...below(each.pid)])
  const own = all.find((each) => each.pid === pid)?.bytes ?? 0
  return { own, others: below(pid).reduce((sum, { bytes }) => sum + bytes, 0) }
}
