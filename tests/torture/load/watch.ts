import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** `memory` is what is resident, in MiB: it says little of a leak, as garbage is left lying while there is room. */
type Sample = { memory: number; loopMs: number }

export type Watched = {
  samples: Sample[]
  /** How late this very process was at the worst one in a hundred times: what is measured cannot be better. */
  ownLoopMs: number
}

const EVERY_MS = 1000
const MEBIBYTE = 1024 * 1024
const NANOSECONDS_IN_MS = 1e6

export const METRICS_TOKEN = 'a-token-of-the-load-test'

async function sample(address: string): Promise<Sample | null> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await fetch(`${address}/metrics`, { headers, signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.text(),
    () => '',
  )
  const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN)
  const memory = valueOf('process_resident_memory_bytes') / MEBIBYTE
  const loopMs = valueOf('nodejs_eventloop_lag_p99_seconds') * 1000
  return Number.isNaN(memory) ? null : { memory, loopMs }
}

/** Asks a server for its memory (MiB) and the delay of its event loop every second, until `isOver`. */
export async function watchServer(address: string, isOver: () => boolean): Promise<Watched> {
  const own = monitorEventLoopDelay({ resolution: 10 })
  own.enable()
  const samples: Sample[] = []
  while (!isOver()) {
    const one = await sample(address)
    if (one) samples.push(one)
    await pause(EVERY_MS)
  }
  own.disable()
  return { samples, ownLoopMs: own.percentile(99) / NANOSECONDS_IN_MS }
}
