import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareVersions, releaseChangelog } from '../scripts/changelog.mjs'

const CHANGELOG = `# Changelog

## [Unreleased]

To become 0.2.0.

### Added

- A second helping.

## [0.1.0]

- The first.
`

test('what was unreleased becomes that of the version', () => {
  expect(releaseChangelog(CHANGELOG, '0.2.0', '2026-11-26')).toBe(`# Changelog

## [Unreleased]

## [0.2.0] - 2026-11-26

### Added

- A second helping.

## [0.1.0]

- The first.
`)
})

test.each([
  ['0.1.0', 'not newer'],
  ['0.0.9', 'not newer'],
  ['next', 'no version'],
])('%s is refused: %s', (version, reason) => {
  expect(() => releaseChangelog(CHANGELOG, version, '2026-11-26')).toThrow(reason)
})

test('a release of nothing is refused', () => {
  const released = releaseChangelog(CHANGELOG, '0.2.0', '2026-11-26')
  expect(() => releaseChangelog(released, '0.3.0', '2026-11-27')).toThrow('Nothing is unreleased')
})

test('versions are compared by their numbers', () => {
  expect(compareVersions('0.10.0', '0.9.9')).toBeGreaterThan(0)
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0)
})

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hotelly-release-'))
  mkdirSync(path.join(folder, 'scripts'))
  for (const name of ['changelog', 'release', 'runtime', 'run', 'step', 'stop-with-parent'])
    cpSync(path.resolve(`scripts/${name}.mjs`), path.join(folder, `scripts/${name}.mjs`))
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(path.resolve(name), path.join(folder, name))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, '.gitignore'), 'node_modules\n')
  writeFileSync(path.join(folder, 'CHANGELOG.md'), CHANGELOG)
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'As it was')
})

afterAll(() => rmSync(folder, { recursive: true }))

const NOBODY = {
  GIT_AUTHOR_NAME: 'n',
  GIT_AUTHOR_EMAIL: 'n@n',
  GIT_COMMITTER_NAME: 'n',
  GIT_COMMITTER_EMAIL: 'n@n',
}

const git = (...command: string[]) =>
  execFileSync('git', command, { cwd: folder, encoding: 'utf8', env: { ...process.env, ...NOBODY } }).trim()

const release = (version: string) =>
  execFileSync(process.execPath, ['scripts/release.mjs', version], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, ...NOBODY },
  })

test('a release is one commit with its tag, and the version stands in all three files', () => {
  expect(release('0.2.0')).toContain('v0.2.0')
  for (const name of ['package.json', 'package-lock.json'])
    expect(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))).toMatchObject({ version: '0.2.0' })
  expect(readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8')).toContain('## [0.2.0] - ')
  expect(git('log', '-1', '--format=%s', 'v0.2.0')).toBe('Release 0.2.0')
  expect(git('status', '--porcelain')).toBe('')
})

test('with something that is not committed, nothing is released', () => {
  writeFileSync(path.join(folder, 'CHANGELOG.md'), `${CHANGELOG}- more\n`)
  expect(() => release('0.3.0')).toThrow()
  expect(git('tag')).toBe('v0.2.0')
})
