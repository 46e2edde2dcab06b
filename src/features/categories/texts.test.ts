import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { ALL } from './all.ts'
import { TEXTS } from './texts.ts'

test('every category with a folder here is registered, under its path', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'ui' ? entry.name : [],
  )
  expect(ALL.map(({ path }) => path).toSorted()).toEqual(folders.toSorted())
})

test.each(ALL)('$category has its texts in every language', ({ category }) => {
  const { en, ...others } = TEXTS[category]
  expect(Object.keys({ en, ...others }).toSorted()).toEqual([...LANGUAGES].toSorted())
  for (const texts of [en, ...Object.values(others)]) {
    expect(Object.keys(texts)).toEqual(Object.keys(en))
    expect(Object.values(texts).every((text: string) => text.trim() !== '')).toBe(true)
  }
})
