import { appendFileSync } from 'node:fs'
import { messageOf } from '#kit/server/log.ts'

/** What a part measured, for the summary. */
export type Figure = { name: string; value: string }

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const undone: (() => Promise<unknown>)[] = []

/** Undoes something when the part ends, also by a signal; the newest first. */
export function atEnd(undo: () => Promise<unknown>) {
  undone.push(undo)
}

/** Undoes everything that was registered since `mark` (from `markEnd`). */
export async function undoSince(mark: number) {
  for (const undo of undone.splice(mark).toReversed()) await undo().catch(() => null)
}

export const markEnd = () => undone.length

/** A line of progress. */
export const say = (line: string) => process.stdout.write(`${line}\n`)

/** Adds a figure to the summary of `npm run torture`. */
export function report(name: string, value: string | number) {
  const figure: Figure = { name, value: String(value) }
  say(`${name}: ${figure.value}`)
  const file = process.env['HOTELLY_TORTURE_FIGURES']
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`)
}

/** Plays a part to its end, undoes what it left, and ends the process: with code 1 when it threw. */
export async function runPart(play: () => Promise<void>): Promise<void> {
  let ending: Promise<void> | undefined
  const end = () => (ending ??= undoSince(0))
  for (const signal of SIGNALS) process.once(signal, () => void end().then(() => process.exit(130)))
  try {
    await play()
  } catch (error) {
    if (!ending) process.stderr.write(`${messageOf(error)}\n`)
    process.exitCode = 1
  }
  await end()
  process.exit()
}
