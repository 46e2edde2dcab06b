import { Failure } from './step.mjs'

const HEADING = /^## \[([^\]]+)\](?: - (\S+))?$/

/** Compares versions such as `0.2.0` by their numbers: below 0 where the first is older. */
export function compareVersions(first, second) {
  const [one, other] = [first, second].map((version) => version.split('.').map(Number))
  return one.reduce((found, number, place) => found || number - (other[place] ?? 0), 0)
}

/**
 * A changelog in which what was unreleased is that of a version, and nothing is unreleased.
 * @throws where nothing is unreleased, or the version is no newer one
 */
export function releaseChangelog(changelog, version, day) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Failure(`"${version}" is no version such as 0.2.0`)
  const lines = changelog.split('\n')
  const begin = lines.indexOf('## [Unreleased]')
  if (begin < 0) throw new Failure('The changelog has no heading "## [Unreleased]"')
  const length = lines.slice(begin + 1).findIndex((line) => HEADING.test(line))
  const end = length < 0 ? lines.length : begin + 1 + length
  const [, latest = '0.0.0'] = HEADING.exec(lines[end] ?? '') ?? []
  if (compareVersions(version, latest) <= 0) throw new Failure(`${version} is not newer than ${latest}`)
  const entries = lines.slice(begin + 1, end).filter((line) => !/^To become \S+\.$/.test(line))
  if (!entries.some((line) => line.startsWith('- '))) throw new Failure('Nothing is unreleased')
  const body = entries.join('\n').trim()
  return [
    ...lines.slice(0, begin + 1),
    '',
    `## [${version}] - ${day}`,
    '',
    body,
    '',
    ...lines.slice(end),
  ].join('\n')
}
