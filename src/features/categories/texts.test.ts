import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ALL } from './all.ts'
import texts from './texts.json' with { type: 'json' }

test('every category that is declared is registered, under its path', () => {
  const files = readdirSync(path.join(import.meta.dirname, 'declared'))
  expect(ALL.map((category) => `${category.path}.ts`).toSorted()).toEqual(files.toSorted())
})

test.each(Object.entries(texts))('the categories have their texts in %s, and no others', (_language, own) => {
  const keysOf = (categories: object) =>
    Object.entries(categories).map(([category, said]) => [category, Object.keys(said as object)])
  expect(keysOf(own)).toEqual(keysOf(texts.en))
  expect(
    Object.values(own)
      .flatMap((said) => Object.values(said))
      .filter((text) => !text.trim()),
  ).toEqual([])
})
