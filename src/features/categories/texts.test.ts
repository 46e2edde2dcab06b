import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALL } from './all.ts'
import texts from './texts.json' with { type: 'json' }

test('every category with a folder here is registered, under its path', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'ui' ? entry.name : [],
  )
  expect(ALL.map(({ path }) => path).toSorted()).toEqual(folders.toSorted())
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
