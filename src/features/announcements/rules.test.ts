import { expect, test } from 'vitest'
import { missingLanguages } from './rules.ts'

const texts = {
  title: { en: 'Music', ar: 'موسيقى', bs: 'Muzika' },
  description: { en: 'Tonight', ar: 'الليلة', bs: 'Večeras' },
}

test('a language is complete with title and description', () => {
  expect(missingLanguages(texts)).toEqual([])
  expect(missingLanguages({ ...texts, title: { ...texts.title, ar: null } })).toEqual(['ar'])
  expect(
    missingLanguages({ title: { ...texts.title, en: '' }, description: { ...texts.description, bs: ' ' } }),
  ).toEqual(['en', 'bs'])
})
