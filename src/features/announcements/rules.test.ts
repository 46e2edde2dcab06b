import { expect, test } from 'vitest'
import { missingLanguages } from './rules.ts'

const texts = {
  ...{ titleEn: 'Music', titleAr: 'موسيقى', titleBs: 'Muzika' },
  ...{ descriptionEn: 'Tonight', descriptionAr: 'الليلة', descriptionBs: 'Večeras' },
}

test('a language is complete with title and description', () => {
  expect(missingLanguages(texts)).toEqual([])
  expect(missingLanguages({ ...texts, titleAr: null })).toEqual(['ar'])
  expect(missingLanguages({ ...texts, descriptionBs: ' ', titleEn: '' })).toEqual(['en', 'bs'])
})
