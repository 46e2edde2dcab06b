import { execFileSync } from 'node:child_process'
import { cpus, loadavg, platform, release, totalmem } from 'node:os'
import { root } from './runtime.mjs'

const GIBIBYTE = 1024 ** 3

/** What the figures were measured with: the machine, how busy it was, and the commit (null outside of a repository). */
export function describeMachine() {
  const processors = cpus()
  return {
    commit: git('rev-parse', 'HEAD'),
    isChanged: Boolean(git('status', '--porcelain')),
    machine: {
      processor: processors[0]?.model ?? 'unknown',
      cores: processors.length,
      memoryGib: Math.round(totalmem() / GIBIBYTE),
      system: `${platform()} ${release()}`,
      node: process.versions.node,
      loadAverage: loadavg(),
    },
  }
}

function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}

/** The number that a figure's limit is on: the first of its values. */
const headlineOf = ({ values = {} }) => Object.values(values)[0] ?? 0

/**
 * A part with the figures of its median run, each with the values of all runs.
 * @param part `{ name, runs: [{ seconds, figures, error }] }`
 */
export function summarize({ name, runs }) {
  const measured = runs.filter(({ error }) => !error)
  const figures = (measured[0]?.figures ?? []).map((_figure, at) => {
    const all = measured.map((run) => run.figures[at])
    const sorted = all.toSorted((one, other) => headlineOf(one) - headlineOf(other))
    return { ...sorted[Math.floor((sorted.length - 1) / 2)], runs: all.map(({ values }) => values ?? {}) }
  })
  const errors = runs.flatMap(({ error }) => error ?? [])
  const isMet = errors.length === 0 && figures.every((figure) => figure.isMet)
  return { name, isMet, seconds: runs.map(({ seconds }) => seconds), errors, figures }
}

/** The figures of a part as text, two lines each. */
export function describeFigures({ name, figures, errors }) {
  const lines = figures.map(({ name, measured, against, limit, isMet, runs }) => {
    const all = runs.length > 1 ? `; ${Object.keys(runs[0])[0] ?? ''} in all runs: ${toldRuns(runs)}` : ''
    return `${isMet ? 'ok    ' : 'MISSED'} ${name}\n       ${measured}; ${against} (limit: ${limit})${all}\n`
  })
  return [...lines, ...errors.map((error) => `FAILED ${name}\n       ${error}\n`)].join('')
}

const toldRuns = (runs) => runs.map((values) => Number(headlineOf({ values }).toPrecision(3))).join(', ')
