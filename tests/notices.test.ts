import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { openProduct } from '#tests/product.ts'

const product = openProduct()
let address: string
let notices: string

beforeAll(async () => {
  address = await product.listen()
  const answer = await fetch(`${address}/third-party-notices.txt`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  notices = await answer.text()
})

/** Some of what these bring along: react-dom its scheduler. */
const BROUGHT_ALONG = ['scheduler', '@tanstack/query-core', '@tanstack/router-core']

/** The packages that the sources of the screens name, but for what only the compiler reads and tests. */
function namedBySources(): Set<string> {
  const files = globSync(['src/**/*.tsx', 'src/kit/web/**/*.{ts,css}', 'src/surfaces/**/*.ts'])
  const imports = files
    .filter((file) => !/\.test\.|\/(demo|paint|server)[/.]/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^(?:@?import (?!type )|\} from )[^'\n]*'([^.#'][^']*)'/gm),
    ])
  return new Set(
    imports
      .map(([, from = '']) =>
        from
          .split('/')
          .slice(0, from.startsWith('@') ? 2 : 1)
          .join('/'),
      )
      .filter((name) => !name.includes(':')),
  )
}

const licenceOf = (name: string) => {
  const [file = ''] = globSync(`node_modules/${name}/LICENSE*`)
  return readFileSync(file, 'utf8').trim()
}

test('the notices name every package that browsers run, with the text of its licence', () => {
  const names = new Set([...namedBySources(), ...BROUGHT_ALONG])
  expect([...names]).toEqual(expect.arrayContaining(['react', 'lucide-react', '@orpc/client', 'sonner']))
  const parts = notices.split(/^-{80}$/m).map((part) => part.trim())
  for (const name of names) {
    const part = parts.find((part) => part.startsWith(`${name} `))
    expect(part, name).toContain(licenceOf(name))
  }
})

test('the notices hold the licence of every font', () => {
  const manifest = readFileSync('dist/web/.vite/manifest.json', 'utf8')
  const fonts = new Set([...manifest.matchAll(/@fontsource(?:-variable)?\/[\w-]+/g)].map(([name]) => name))
  expect(fonts.size).toBe(4)
  for (const name of fonts) expect(notices).toContain(licenceOf(name))
})

test('the documentation of the API links to them, and no page of a guest loads them', async () => {
  const at = '"/third-party-notices.txt"'
  expect(await (await fetch(`${address}/api/docs`)).text()).toContain(`href=${at}`)
  expect(await (await fetch(`${address}/service-worker.js`)).text()).not.toContain(at)
})
