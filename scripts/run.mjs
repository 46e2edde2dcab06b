import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const PARENT_CHECK_MS = 500
const PATIENCE_MS = 30_000
const GROUP_CHECK_MS = 50

const running = new Map()
let isStopping = false

/**
 * Runs a program in its own process group, so that a signal (from a terminal, npm or a supervisor) arrives only here,
 * and the program gets it once. After a signal, no further program starts, and the promises of `run` never settle.
 * @param stopSignal the signal on which the program shuts down gracefully; SIGKILL, where there is nothing to put in
 *   order, ends what it has started as well
 */
export async function run(command, args, { stopSignal = 'SIGTERM', onSpawn, ...options } = {}) {
  if (isStopping) return never()
  const child = spawn(command, args, { ...options, detached: true })
  const ended = once(child, 'close')
  running.set(child, { stopSignal, ended })
  onSpawn?.(child)
  try {
    const [code, signal] = await ended
    return isStopping ? never() : { code, signal }
  } finally {
    running.delete(child)
  }
}

const never = () => new Promise(() => {})

/** Stops the running programs, gracefully if possible, and then this process, with a matching exit code. */
async function stop(signal) {
  if (isStopping) return
  isStopping = true
  const ends = [...running].map(async ([child, { stopSignal, ended }]) => {
    if (stopSignal === 'SIGKILL') killGroup(child)
    else child.kill(stopSignal)
    const timer = setTimeout(() => killGroup(child), PATIENCE_MS)
    const [code] = await ended.catch(() => [1])
    clearTimeout(timer)
    await endGroup(child)
    return code
  })
  const codes = await Promise.all(ends)
  const isInOrder = codes.length > 0 && codes.every((code) => code === 0)
  process.exit(isInOrder ? 0 : 128 + constants.signals[signal])
}

/** Waits for the processes that a program started itself, and kills those that do not end. */
export async function endGroup(child) {
  const timer = setTimeout(() => killGroup(child), PATIENCE_MS)
  while (hasGroup(child)) await sleep(GROUP_CHECK_MS)
  clearTimeout(timer)
}

function hasGroup(child) {
  try {
    return process.kill(-child.pid, 0)
  } catch {
    return false
  }
}

function killGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}

/** Stops everything on a signal, and also when the parent (npm, or the shell in between) ends without sending one. */
export function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => process.ppid === parent || stop('SIGTERM'), PARENT_CHECK_MS).unref()
}
