import { expect, test } from 'vitest'
import { journeyTimes, slowestOf, unitTimes } from '../scripts/slowest-files.mjs'

test('npm test tells its slowest files, the longest first', () => {
  const run = (duration: number) => ({ tests: [{ results: [{ duration }] }] })
  const suites = [
    { file: 'menu.spec.ts', specs: [run(1500)] },
    { file: 'order.spec.ts', specs: [run(3000)], suites: [{ specs: [run(8000), run(1000)] }] },
  ]
  expect(slowestOf(journeyTimes({ suites }))).toBe('   12.0 s  order.spec.ts\n    1.5 s  menu.spec.ts')

  const testResults = [{ name: import.meta.filename, startTime: 500, endTime: 2750 }]
  expect(unitTimes({ testResults })).toEqual([{ file: 'tests/slowest-files.test.ts', seconds: 2.25 }])
})
