/**
 * One measured figure, with its comparison value and its limit. `values` says its numbers by name, the first being the
 * one that the limit is on: of several runs, the one with its median is shown.
 */
export type Figure = {
  name: string
  measured: string
  against: string
  limit: string
  isMet: boolean
  values?: Record<string, number>
}

/** How many rounds to measure: fewer with `--short`. */
export const rounds = (usual: number, short: number) => (process.env['HOTELLY_BENCH_SHORT'] ? short : usual)

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

/** Runs `task` `total` times, `width` at a time, and returns how many ran per second. */
export async function perSecond(
  total: number,
  width: number,
  task: (at: number) => Promise<unknown>,
): Promise<number> {
  let next = 0
  const started = performance.now()
  const worker = async () => {
    while (next < total) await task(next++)
  }
  await Promise.all(Array.from({ length: width }, worker))
  return total / ((performance.now() - started) / 1000)
}
