import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../../../bench/figures.ts'
import { MEBIBYTE } from '#kit/shared/sizes.ts'
import { ask } from '../kit/database.ts'
import { report } from '../kit/part.ts'
import { errorsOf, toldAnswers, toldWaits } from './pace.ts'
import type { Played, Sent } from './play.ts'
import { type Streams, timesToldOn } from './streams.ts'

const ORDER_P95_MS = 200
const TOLD_P95_MS = 1000
const SIGN_IN_P95_MS = 2000
const LAST_TOLD_MS = 10_000
/** So much more, in MiB, a phase may leave behind once all garbage is gone. */
const GROWTH_MAX = 16
/** How the verdict begins on a phase that left more behind. */
export const LEAK = 'the memory that is held grew'

const toldMachine = () =>
  `load average ${os
    .loadavg()
    .map((each) => each.toFixed(1))
    .join(', ')} on ${os.cpus().length} cores`

/** From when an order was due to when the last of the hotel's staff streams told it; infinite if one did not. */
function toldAfter(sent: readonly Sent[], { ofStaff }: Streams): number[] {
  const times = new Map([...ofStaff].map(([hotelId, streams]) => [hotelId, streams.map(timesToldOn)]))
  return sent.flatMap(({ id, hotelId, dueAt }) => {
    if (!id) return []
    const told = (times.get(hotelId) ?? []).map((on) => on.get(id) ?? Infinity)
    return [Math.max(...told) - dueAt]
  })
}

/** Waits until staff were told of all confirmed orders, for some seconds at most. */
async function toldInTheEnd(sent: readonly Sent[], streams: Streams): Promise<number[]> {
  const deadline = performance.now() + LAST_TOLD_MS
  for (;;) {
    const told = toldAfter(sent, streams)
    if (Math.max(...told) < Infinity || performance.now() > deadline) return told
    await pause(500)
  }
}

/** Orders that were confirmed and are not there as confirmed, and bookings beyond the orders that were sent. */
export async function findLost(databaseUrl: string, sent: readonly Sent[]): Promise<number> {
  const rows = await ask<{ id: string; key: string }>(
    databaseUrl,
    'SELECT id, idempotency_key AS key FROM service_bookings WHERE hotel_id = ANY($1)',
    [[...new Set(sent.map(({ hotelId }) => hotelId))]],
  )
  const held = new Map(rows.map(({ id, key }) => [key, id]))
  const lost = sent.filter(({ key, id }) => id && held.get(key) !== id).length
  const keys = new Set(sent.map(({ key }) => key))
  return lost + rows.filter(({ key }) => !keys.has(key)).length
}

function memoryOf({ watched: { samples }, held }: Played) {
  const inMebibytes = (bytes: number) => (bytes / MEBIBYTE).toFixed(0)
  const most = Math.max(...samples.map(({ memory }) => memory)).toFixed(0)
  return {
    told: `${inMebibytes(held.before)} MiB held before, ${inMebibytes(held.after)} after; ${most} MiB resident at the most`,
    growth: (held.after - held.before) / MEBIBYTE,
  }
}

/** Reports what a phase measured; returns what missed its limit. */
export async function judge(name: string, played: Played, streams: Streams): Promise<string[]> {
  const { orders, reads, signIns, questions, attack, sent, watched } = played
  const told = await toldInTheEnd(sent, streams)
  const untold = told.filter((wait) => wait === Infinity).length
  const memory = memoryOf(played)
  const p95 = (waits: readonly number[]) => percentile(waits, 0.95)

  report(`${name}: orders`, `${orders.sent}, ${toldWaits(orders.waits)}; ${toldAnswers(orders)}`)
  report(`${name}: told to staff`, `${toldWaits(told)}; ${untold} not told`)
  report(`${name}: reads of the menu`, `${reads.sent}, ${toldWaits(reads.waits)}; ${toldAnswers(reads)}`)
  report(`${name}: sign-ins`, `${signIns.sent}, ${toldWaits(signIns.waits)}; ${toldAnswers(signIns)}`)
  report(`${name}: questions`, `${questions.sent}, ${toldWaits(questions.waits)}; ${toldAnswers(questions)}`)
  if (attack) report(`${name}: the attack`, `${attack.sent}; ${toldAnswers(attack)}`)
  report(`${name}: memory`, memory.told)
  const loop = watched.samples.map(({ loopMs }) => loopMs)
  const worst = Math.max(...loop).toFixed(0)
  report(
    `${name}: event loop`,
    `p99 of each second: median ${percentile(loop, 0.5).toFixed(0)} ms, worst ${worst} ms; that of the callers ${watched.ownLoopMs.toFixed(0)} ms`,
  )
  report(`${name}: machine`, toldMachine())

  const failed = [orders, reads, signIns, questions].reduce((sum, pace) => sum + errorsOf(pace), 0)
  const limits: [isMissed: boolean, said: string][] = [
    [failed > 0, `${failed} calls of guests failed`],
    [untold > 0, `${untold} orders were not told to all staff`],
    [p95(orders.waits) > ORDER_P95_MS, `orders p95 above ${ORDER_P95_MS} ms`],
    [p95(told) > TOLD_P95_MS, `told to staff p95 above ${TOLD_P95_MS} ms`],
    [p95(signIns.waits) > SIGN_IN_P95_MS, `sign-ins p95 above ${SIGN_IN_P95_MS} ms`],
    [memory.growth > GROWTH_MAX, `${LEAK} by ${memory.growth.toFixed(0)} MiB`],
  ]
  return limits.filter(([isMissed]) => isMissed).map(([, said]) => `${name}: ${said} (${toldMachine()})`)
}
