import { relative } from 'node:path'
import { root } from './runtime.mjs'

const SHOWN = 15

/** What a report of Vitest tells: how many passed, failed and were skipped, which failed, and how long files took. */
export const readUnitReport = ({ numPassedTests, numPendingTests, numTodoTests, testResults }) => {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name)
    // a file that could not be loaded has no tests
    if (status === 'failed' && assertionResults.length === 0) return [file]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => `${file} › ${fullName}`)
  })
  return {
    passed: numPassedTests,
    failures,
    skipped: numPendingTests + numTodoTests,
    // loading and preparing a file is not counted
    times: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

/** The same of a report of Playwright. */
export const readJourneyReport = ({ stats: { expected, flaky, skipped }, suites }) => ({
  passed: expected + flaky,
  failures: suites.flatMap((suite) =>
    specsOf(suite)
      .filter(({ ok }) => !ok)
      .map(({ title }) => `${suite.file} › ${title}`),
  ),
  skipped,
  times: suites.map((suite) => ({ file: suite.file, seconds: millisecondsOf(suite) / 1000 })),
})

const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const millisecondsOf = (suite) =>
  specsOf(suite)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((total, { duration }) => total + duration, 0)

/** The files that took longest, with their seconds, one a line. */
export const slowestOf = (times) =>
  times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
    .join('\n')
