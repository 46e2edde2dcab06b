// hotels' evenings by seeds, with faults striking; what was said and seen is checked against what the database holds
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf } from '#kit/server/log.ts'
import { copyWithDefect } from './evening/defects.ts'
import { type Plan, planOf } from './evening/plan.ts'
import { type Evening, playEvening } from './evening/play.ts'
import { openCluster } from './kit/database.ts'
import { report, runPart, say } from './kit/part.ts'

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    seeds: { type: 'string' },
    from: { type: 'string' },
    'with-defect': { type: 'string' },
  },
})
const first = Number(options.seed ?? options.from ?? 1)
const seeds = Number(options.seeds ?? (options.seed ? 1 : options.short ? 3 : 200))
const HISTORIES = '.hotelly/torture'
const PROBLEMS_SHOWN = 12

type Tally = Record<string, number>
const count = (tally: Tally, name: string) => (tally[name] = (tally[name] ?? 0) + 1)
const told = (tally: Tally) =>
  Object.entries(tally)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ') || 'none'

const notPlayed = (error: unknown): Evening => ({
  problems: [`it could not be played: ${messageOf(error)}`],
  history: [],
  held: null,
})

async function keepHistory(plan: Plan, { problems, history, held }: Evening): Promise<string> {
  await mkdir(HISTORIES, { recursive: true })
  const file = path.join(HISTORIES, `evening-${plan.seed}.json`)
  await writeFile(file, JSON.stringify({ problems, plan, history, held }, null, 1))
  return file
}

await runPart(async () => {
  const defect = options['with-defect']
  const root = defect ? await copyWithDefect(defect) : '.'
  const cluster = await openCluster()
  const failed: number[] = []
  const total = { calls: 0, unknown: 0, orders: 0, faults: {} as Tally, done: {} as Tally }
  for (let seed = first; seed < first + seeds; seed++) {
    const plan = planOf(seed, options.short ? 'short' : 'long')
    const started = performance.now()
    const evening = await playEvening(plan, cluster, root).catch(notPlayed)
    const { problems, history, held } = evening
    const unknown = history.filter(({ outcome }) => outcome === 'unknown').length
    total.calls += history.length
    total.unknown += unknown
    total.orders += held?.bookings.length ?? 0
    for (const { name } of plan.faults) count(total.faults, name)
    for (const { outcome, call } of history) if (outcome === 'done') count(total.done, call)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const faults = plan.faults.map(({ name }) => name).join(', ') || 'no faults'
    const facts = `${history.length} calls (${unknown} unknown), ${held?.bookings.length ?? 0} orders, ${faults}`
    say(`seed ${seed}: ${problems.length === 0 ? 'ok' : 'FAILED'}, ${seconds} s, ${facts}`)
    if (problems.length === 0) continue
    failed.push(seed)
    for (const problem of problems.slice(0, PROBLEMS_SHOWN)) say(`  ${problem}`)
    say(`  ${problems.length} problems, in ${await keepHistory(plan, evening)}`)
    if (defect) break
  }
  report(
    'evenings',
    `${seeds} from seed ${first}, ${failed.length} with problems: ${failed.join(', ') || 'none'}`,
  )
  report('calls', `${total.calls}, of which ${total.unknown} without an answer`)
  report('orders', total.orders)
  report('faults', told(total.faults))
  report('calls that were done', told(total.done))
  if (defect) report('defect', `${defect}: ${failed.length > 0 ? `found by seed ${failed[0]}` : 'NOT FOUND'}`)
  const isAsWanted = defect ? failed.length > 0 : failed.length === 0
  if (!isAsWanted) throw new Error(defect ? 'The defect was not found' : 'Promises were broken')
})
