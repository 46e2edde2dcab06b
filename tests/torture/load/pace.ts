import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../../../bench/figures.ts'
import type { Answer } from './calls.ts'

export type Pace = {
  sent: number
  /** Milliseconds from when a call was due, answered or not, so that a server that stalls is not asked less. */
  waits: number[]
  /** Answers by status, and by code where there is one. */
  answers: Map<string, number>
}

const kindOf = ({ status, text }: Answer) => {
  const [, code = ''] = status === 200 ? [] : (/"code":"(\w+)"/.exec(text) ?? [])
  return `${status} ${code}`.trim()
}

/** Calls at a steady rate, whether those before were answered or not, until `isOver`; waits for the last answers. */
export async function keepPace(
  perSecond: number,
  isOver: () => boolean,
  call: (at: number, dueAt: number) => Promise<Answer>,
): Promise<Pace> {
  const pace: Pace = { sent: 0, waits: [], answers: new Map() }
  const open = new Set<Promise<void>>()
  const start = performance.now()
  const make = async (at: number, dueAt: number) => {
    const kind = kindOf(await call(at, dueAt))
    pace.waits.push(performance.now() - dueAt)
    pace.answers.set(kind, (pace.answers.get(kind) ?? 0) + 1)
  }
  while (!isOver()) {
    const dueAt = start + (pace.sent * 1000) / perSecond
    const early = dueAt - performance.now()
    if (early > 0) await pause(early)
    const one = make(pace.sent++, dueAt).finally(() => open.delete(one))
    open.add(one)
  }
  await Promise.all(open)
  return pace
}

const NO_ERROR = '200'
export const errorsOf = ({ sent, answers }: Pace) => sent - (answers.get(NO_ERROR) ?? 0)

const MILLISECONDS = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
export const toldWaits = (waits: readonly number[]) =>
  ['p50', 'p95', 'p99']
    .map((name) => `${name} ${MILLISECONDS.format(percentile(waits, Number(name.slice(1)) / 100))} ms`)
    .join(', ')

export const toldAnswers = ({ answers }: Pace) =>
  [...answers].map(([kind, count]) => `${kind} × ${MILLISECONDS.format(count)}`).join(', ')
