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

/** Copies the product's code, and adds a language to its table. */
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
}

/** Where each list of words stands as a record over the languages. */
const LISTS = {
  'src/features/categories/texts.ts': ['TEXTS'],
  'src/features/language/lists.ts': ['WORDS'],
  'src/features/language/notes.ts': ['NOTES'],
  'src/features/language/server/lists.ts': ['WORDS'],
}

test('a new language is a type error in each list of words, and nowhere else', async () => {
  addLanguage()
  const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc')
  const checked = await promisify(execFile)(process.execPath, [compiler, '-p', copy, '--pretty', 'false'], {
    cwd: copy,
  }).catch((error: { stdout: string }) => error)
  const errors = [...checked.stdout.matchAll(/^(\S+)\((\d+),.* error TS/gm)].map(([, file = '', line]) => {
    const declared = read(file).split('\n')[Number(line) - 1]
    return `${file} ${declared?.match(/const (\w+): Record<Language, /)?.[1]}`
  })
  expect(errors).toEqual(
    Object.entries(LISTS).flatMap(([file, lists]) => lists.map((list) => `${file} ${list}`)),
  )
}, 180_000)

/** The files that may name languages one by one: the table, the lists of words, the demo hotel, an example. */
const NAMED_IN = [
  'src/app/api-docs/meanings.ts',
  'src/demo/announcements.ts',
  'src/demo/menu.ts',
  'src/demo/offers.ts',
  'src/demo/options.ts',
  'src/demo/parts.ts',
  'src/features/language/lists.ts',
  'src/features/language/notes.ts',
  'src/features/language/server/lists.ts',
  'src/kit/shared/languages.ts',
]

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** Whether source code contains a language code, as in `'ar'`, `ar:`, `nameAr` or `name_ar`. */
function namesLanguage(code: string): boolean {
  const own = withoutComments(code)
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
    (file) => !file.endsWith('.test.ts') && !file.endsWith('/learned.ts'),
  )
  const naming = files.filter((file) => namesLanguage(readFileSync(path.join(ROOT, file), 'utf8')))
  expect(naming.toSorted()).toEqual(NAMED_IN)
})

/** What is written in Arabic outside the room of the languages: examples, the demo hotel, and how letters are folded. */
const ARABIC_IN = [
  'src/app/api-docs/meanings.ts',
  ...['announcements', 'hotel', 'knowledge/arabic', 'menu', 'offers', 'options', 'parts'].map(
    (file) => `src/demo/${file}.ts`,
  ),
  'src/kit/shared/languages.ts',
  'src/kit/shared/text.ts',
  'src/surfaces/public/front-door/order.ts',
]

test('words of a language that are read stand in the room of the languages alone', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))
  const writing = files.filter(
    (file) =>
      !file.startsWith('src/features/language/') &&
      /\p{Script=Arabic}/u.test(withoutComments(readFileSync(path.join(ROOT, file), 'utf8'))),
  )
  expect(writing.toSorted()).toEqual(ARABIC_IN)
})
