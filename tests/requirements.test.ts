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

/** `file` is missing when no test shows the requirement yet. */
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

test('the page has exactly one line for each cited code, in order', () => {
  expect(known.map(({ code }) => code)).toEqual([...cited].sort())
})

test('each line names a test that exists and shows the requirement', () => {
  const isShown = ({ code, file, title }: Line) =>
    !file ||
    (/\.(test|spec)\.tsx?$/.test(file) &&
      existsSync(path.join(ROOT, file)) &&
      read(file).includes(title ?? code))
  expect(known.filter((line) => !isShown(line))).toEqual([])
})
