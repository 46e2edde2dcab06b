import { messageOf } from '#kit/server/log.ts'

/** Writes a line to standard output. */
export const say = (line: string) => process.stdout.write(`${line}\n`)

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
    const stop = await start()
    await hasSignal
    say('Stopping ...')
    await stop()
  }
  run().then(() => process.exit(0), fail)
}
