import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { OTHER_LANGUAGES } from '#kit/shared/texts.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const copy = mkdtempSync(path.join(tmpdir(), 'hotelly-languages-'))
afterAll(() => rmSync(copy, { recursive: true }))

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(path.join(copy, file), text)

/** Copies the product's code, and adds a language to its table and its labels to the staff's texts. */
function addLanguage() {
  const isCode = (file: string) => !/\.(webp|test\.tsx?)$/.test(file)
  for (const part of ['src', 'locales']) {
    cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true, filter: isCode })
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  cpSync(path.join(ROOT, 'package.json'), path.join(copy, 'package.json'))
  const config = JSON.parse(readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8')) as object
  write('tsconfig.json', JSON.stringify({ ...config, include: ['src'] }))

  const table = 'src/kit/shared/languages.ts'
  const row = `xx: { name: 'Xx', short: 'XX', locale: 'en', speech: 'en', openGraph: 'en_GB' },`
  write(table, read(table).replace('const FACTS = {', `const FACTS = {\n  ${row}`))
  const staff = 'locales/en/hotel-admin.json'
  const named = (text: string) => text.replaceAll(/^( *)"(\w*)Bs": .*$/gm, '$1"$2Xx": "",\n$&')
  write(staff, named(read(staff)).replaceAll(/^( *)"bs": .*$/gm, '$1"xx": "",\n$&'))
}

test('a new language is a type error only in the words of the assistant and of health', async () => {
  addLanguage()
  const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc')
  const checked = await promisify(execFile)(process.execPath, [compiler, '-p', copy, '--pretty', 'false'], {
    cwd: copy,
  }).catch((error: { stdout: string }) => error)
  const errors = checked.stdout.split('\n').filter((line) => line.includes('error TS'))
  const missing = [
    'SMALL_TALK',
    'TALK',
    'JOINING',
    'SEARCH',
    'ORDERS',
    'CLAIMS',
    'HOURS',
    'DIETS',
    'SERVICES',
  ].map(() => 'src/features/knowledge/words/words.ts')
  const ofHealth = 'src/features/diet/health-words.ts'
  expect(errors.map((line) => line.split('(')[0])).toEqual([ofHealth, ...missing])
}, 180_000)

/** The files that may name languages one by one: the table, the assistant's words, guests' phrases, the demo hotel, an example. */
const NAMED_IN = [
  'src/app/api-docs/meanings.ts',
  'src/demo/announcements.ts',
  'src/demo/menu.ts',
  'src/demo/offers.ts',
  'src/demo/options.ts',
  'src/demo/parts.ts',
  'src/features/diet/health-words.ts',
  'src/features/knowledge/words/words.ts',
  'src/features/menu/usual-parts.ts',
  'src/features/room-service/phrases.ts',
  'src/kit/shared/languages.ts',
]

/** Whether source code contains a language code, as in `'ar'`, `ar:`, `nameAr` or `name_ar`. */
function namesLanguage(code: string): boolean {
  const own = code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
  return OTHER_LANGUAGES.some((language) => {
    const [first = '', ...rest] = language
    const field = `${first.toUpperCase()}${rest.join('')}`
    return new RegExp(
      `(['"\`])${language}\\1|\\b${language}\\??:|[a-z]${field}\\b|[a-z]_${language}\\b`,
    ).test(own)
  })
}

test.each([
  "['en', 'ar']",
  '{ en: 1, bs: 2 }',
  'language === "ar"',
  'dish.nameBs',
  'SELECT name_ar',
  'bs?: string',
])('%s names a language', (code) => expect(namesLanguage(code)).toBe(true))

test.each(['bar: 1', "'car'", '// as nameAr', '/** `name_ar` */', 'texts[language]', 'job.bs'])(
  '%s does not name a language',
  (code) => expect(namesLanguage(code)).toBe(false),
)

test('no other code names languages one by one', () => {
  const files = globSync('{src,scripts}/**/*.{ts,tsx,js,mjs}', { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const naming = files.filter((file) => namesLanguage(readFileSync(path.join(ROOT, file), 'utf8')))
  expect(naming.toSorted()).toEqual(NAMED_IN)
})
