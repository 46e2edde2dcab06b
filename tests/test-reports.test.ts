import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readJourneyReport, readUnitReport, slowestOf } from '../scripts/test-reports.mjs'

test('npm test tells what failed of its unit tests, and how long each file took', () => {
  const file = (name: string) => join(import.meta.dirname, name)
  const assertionResults = [
    { status: 'passed', fullName: 'opens' },
    { status: 'failed', fullName: 'closes' },
  ]
  const testResults = [
    { name: file('door.test.ts'), status: 'failed', startTime: 500, endTime: 2750, assertionResults },
    { name: file('unloaded.test.ts'), status: 'failed', startTime: 0, endTime: 0, assertionResults: [] },
  ]
  const told = readUnitReport({ numPassedTests: 1, numPendingTests: 1, numTodoTests: 2, testResults })
  expect(told).toEqual({
    passed: 1,
    failures: ['tests/door.test.ts › closes', 'tests/unloaded.test.ts'],
    skipped: 3,
    times: [
      { file: 'tests/door.test.ts', seconds: 2.25 },
      { file: 'tests/unloaded.test.ts', seconds: 0 },
    ],
  })
})

test('and of its journeys, the longest first', () => {
  const run = (title: string, duration: number, ok = true) => ({
    title,
    ok,
    tests: [{ results: [{ duration }] }],
  })
  const suites = [
    { file: 'menu.spec.ts', specs: [run('a dish', 1500)] },
    {
      file: 'order.spec.ts',
      specs: [run('an order', 3000)],
      suites: [{ specs: [run('late', 8000, false), run('early', 1000)] }],
    },
  ]
  const told = readJourneyReport({ stats: { expected: 3, flaky: 0, skipped: 0 }, suites })
  expect(told).toMatchObject({ passed: 3, failures: ['order.spec.ts › late'], skipped: 0 })
  expect(slowestOf(told.times)).toBe('   12.0 s  order.spec.ts\n    1.5 s  menu.spec.ts')
})
