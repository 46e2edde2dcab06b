import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const featureOf = (file: string) => file.split('/')[2] ?? ''
const tables = new Map(
  globSync('src/features/*/server/table.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table = '']) => [
      table,
      featureOf(file),
    ]),
  ),
)

const named = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:FROM|JOIN|INTO|UPDATE|USING) ([a-z_]+)\b(?!\()/g)].flatMap(
    ([, table = '']) => {
      const owner = tables.get(table)
      return owner && owner !== featureOf(file) ? [`${file} names ${table} of ${owner}`] : []
    },
  )

test('SQL spells out only the tables of its own feature, and imports those of others', () => {
  const files = globSync('src/{features,demo,app}/**/*.ts').filter(
    (file) => !/\.test\.|table\.ts$/.test(file),
  )
  expect(tables.size).toBeGreaterThan(15)
  expect(files.flatMap(named)).toEqual([])
})
