import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const PAGE = 'docs/requirements.md'
const CITING = ['src', 'tests', 'bench', 'docs', 'db', 'scripts']
const AREAS =
  'PLAT|LAND|GLOG|HOME|TAP|ANN|CHAT|RS|BKG|HAA|HAS|DASH|SVA|MNU|BKA|ANA|KNW|GST|PAU|PSH|PDB|HOT|HUS|SET|RL|STO|DATA|ERR|VOI|OP'
const CODE = new RegExp(String.raw`\b(?:${AREAS})-\d\d\b`, 'g')
const LINE =
  /^- \*\*(?<code>\S+)\*\* .+\. (?:\[(?<file>\S+)\]\(\.\.\/\k<file>\)(?:: (?<title>.+))?|No test shows it yet\.)$/

/** Without a file where no test shows it yet. */
type Line = { code: string; file?: string; title?: string }

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const citing = CITING.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|md|mjs|sql)$/.test(file))
    .map((file) => path.join(folder, file)),
).filter((file) => file !== PAGE)
const cited = new Set(citing.flatMap((file) => read(file).match(CODE) ?? []))
const lines = read(PAGE)
  .split('\n')
  .filter((line) => line.startsWith('- '))
const known = lines.map((line): Line => ({ code: line, ...LINE.exec(line)?.groups }))

test('every code that is cited has one line, in order, and every line is of a code that is cited', () => {
  expect(known.map(({ code }) => code)).toEqual([...cited].sort())
})

test('the test that a line names is there and shows it', () => {
  const isShown = ({ code, file, title }: Line) =>
    !file ||
    (/\.(test|spec)\.tsx?$/.test(file) &&
      existsSync(path.join(ROOT, file)) &&
      read(file).includes(title ?? code))
  expect(known.filter((line) => !isShown(line))).toEqual([])
})
