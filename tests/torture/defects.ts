// an evening with each of the known defects, which its checks have to find
import { parseArgs } from 'node:util'
import { copyWithDefect, DEFECTS } from './evening/defects.ts'
import { planOf } from './evening/plan.ts'
import { playEvening } from './evening/play.ts'
import { openCluster } from './kit/database.ts'
import { report, runPart, say } from './kit/part.ts'

const { short } = parseArgs({ options: { short: { type: 'boolean', default: false } } }).values
const SEEDS = 10
/** What an evening has to say of a defect, where anything else would be found by chance. */
const SAID: Partial<Record<string, RegExp>> = { 'skipped-policy': /saw booking \S+ of another guest/ }

await runPart(async () => {
  const cluster = await openCluster()
  const names = short ? ['skipped-policy'] : Object.keys(DEFECTS)
  const missed: string[] = []
  for (const name of names) {
    const found = await findDefect(name)
    say(`${name}: ${found ?? 'NOT FOUND'}`)
    if (!found) missed.push(name)
  }
  report('defects', `${names.length}, not found: ${missed.join(', ') || 'none'}`)
  if (missed.length > 0) throw new Error('A defect was not found')

  async function findDefect(name: string) {
    const root = await copyWithDefect(name)
    for (let seed = 6; seed < 6 + SEEDS; seed++) {
      const { problems } = await playEvening(planOf(seed, 'short'), cluster, root)
      const problem = problems.find((text) => SAID[name]?.test(text) ?? true)
      if (problem) return `found by seed ${seed}: ${problem}`
    }
    return null
  }
})
