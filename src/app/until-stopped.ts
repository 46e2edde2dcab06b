import { setTimeout as pause } from 'node:timers/promises'
import { messageOf } from '#kit/server/log.ts'

/** Writes a line to standard output. */
export const say = (line: string) => process.stdout.write(`${line}\n`)

/** How long a start may go on after a signal, so that it can be ended in order. */
const STARTS_WITHIN_MS = 5000

/** Runs until a signal, then shuts down gracefully; a failure ends the process with code 1. */
export function runUntilStopped(start: () => Promise<() => Promise<void>>) {
  const fail = (error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exit(1)
  }
  const hasSignal = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
  const run = async () => {
    const starting = start()
    await Promise.race([hasSignal, starting.then(() => hasSignal)])
    say('Stopping ...')
    const stop = await Promise.race([starting, pause(STARTS_WITHIN_MS, null, { ref: false })])
    await stop?.()
  }
  run().then(() => process.exit(0), fail)
}
