import { expect, test } from 'vitest'
import { inLanguages, type Texts } from '#kit/shared/texts.ts'
import { missingLanguages } from './rules.ts'

const texts = {
  title: inLanguages(() => 'Music') as Texts,
  description: inLanguages(() => 'Tonight') as Texts,
}

test('a language is complete when it has title and description', () => {
  expect(missingLanguages(texts)).toEqual([])
  expect(missingLanguages({ ...texts, title: { ...texts.title, ar: null } })).toEqual(['ar'])
  expect(
    missingLanguages({ title: { ...texts.title, en: '' }, description: { ...texts.description, bs: ' ' } }),
  ).toEqual(['en', 'bs'])
})
