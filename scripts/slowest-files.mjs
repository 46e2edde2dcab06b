import { relative } from 'node:path'
import { root } from './runtime.mjs'

const SHOWN = 15

/** How long each file of unit tests took, by Vitest's report, in which loading and preparing it are not counted. */
export const unitTimes = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))

/** How long each file of journeys took, by Playwright's report. */
export const journeyTimes = ({ suites }) =>
  suites.map((suite) => ({ file: suite.file, seconds: millisecondsOf(suite) / 1000 }))

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

function millisecondsOf({ specs, suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  return sum([...results.map(({ duration }) => duration), ...suites.map(millisecondsOf)])
}

/** The files that took longest, with their seconds, one a line. */
export const slowestOf = (times) =>
  times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
    .join('\n')
