import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const page = read('docs/security.md')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (-|Threat|Requirement)/.test(line))
const threats = rows.filter((row) => row.split(' | ').length === 3 && !/^\| \d/.test(row))
const requirements = rows.filter((row) => /^\| \d/.test(row))

/** A file in brackets, with the title of a test behind a colon. */
const SHOWN = /\[(?<file>(?:src|tests)\/[^\]]+)\]\(\.\.\/\k<file>\)(?:: (?<title>[^|]+?))?(?= \||\. [A-Z]|$)/g

function missingIn(row: string): string[] {
  const shown = [...row.matchAll(SHOWN)].map(({ groups }) => ({
    file: groups?.['file'] ?? '',
    title: groups?.['title']?.trim() ?? '',
  }))
  return shown
    .filter(({ file, title }) => !existsSync(path.join(ROOT, file)) || !read(file).includes(title))
    .map(({ file, title }) => `${file}: ${title}`)
}

test('each threat names a test that exists', () => {
  expect(threats.length).toBeGreaterThan(15)
  expect(threats.filter((row) => !/\]\(\.\.\/(src|tests)\/\S+\.(test|spec)\.ts\): \S/.test(row))).toEqual([])
  expect(threats.flatMap(missingIn)).toEqual([])
})

test('each requirement of the ASVS stands once, with a state, and names tests that exist', () => {
  const numbers = requirements.flatMap((row) =>
    (row.split('|')[1] ?? '').split(',').map((each) => each.trim()),
  )
  expect(numbers.length).toBeGreaterThan(150)
  expect(numbers.filter((one, at) => numbers.indexOf(one) !== at)).toEqual([])
  const states = new Set(requirements.map((row) => row.split('|')[2]?.trim()))
  expect(states).toEqual(new Set(['met', 'in part', 'not met', 'n/a']))
  expect(requirements.flatMap(missingIn)).toEqual([])
})

test('every file that the page names in passing exists', () => {
  const named = [...page.matchAll(/`((?:src|tests)\/[^`]+\.ts)`/g)].map(([, file]) => file ?? '')
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})

test('the totals are those of the tables', () => {
  const count = (state: string) =>
    requirements
      .filter((row) => row.split('|')[2]?.trim() === state)
      .reduce((sum, row) => sum + (row.split('|')[1] ?? '').split(',').length, 0)
  const [met, part, not, none] = [count('met'), count('in part'), count('not met'), count('n/a')]
  const total = met + part + not + none
  expect(page).toContain(
    `Of ${total} requirements outside of V10 and V17, ${met} are met, ${part} in part, ${not} not, and ${none} do not apply.`,
  )
})
