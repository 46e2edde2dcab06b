import { expect, test } from 'vitest'
import { localized } from './languages.ts'
import { requiredTexts } from './shapes.ts'
import { columnOf, flatten, inEnglish, textNames, unflatten } from './texts.ts'

const NAMES = { name: textNames('name'), title: textNames('title', 'titleEn') }

test('texts lie flat under the names of their columns, and come back', () => {
  const whole = {
    ...{ id: 7, name: { en: 'Soup', ar: 'حساء', bs: null } },
    title: { ...inEnglish('Today'), bs: 'Danas' },
  }
  const flat = flatten(NAMES, whole)
  expect(flat).toEqual({
    ...{ id: 7, name: 'Soup', nameAr: 'حساء', nameBs: null },
    ...{ titleEn: 'Today', titleAr: null, titleBs: 'Danas' },
  })
  expect(unflatten(NAMES, flat)).toEqual(whole)
  expect(Object.values(NAMES.title).map(columnOf)).toEqual(['title_en', 'title_ar', 'title_bs'])
})

test('English stands in for what is missing or empty', () => {
  expect(localized({ en: 'Soup', ar: null, bs: '' }, 'ar')).toBe('Soup')
  expect(localized({ en: 'Soup', ar: null, bs: '' }, 'bs')).toBe('Soup')
  expect(localized({ en: 'Soup', ar: 'حساء', bs: null }, 'ar')).toBe('حساء')
})

test('a text that is sent is cleaned in every language, and has to be there in English', () => {
  expect(requiredTexts(5).parse({ en: ' Soup ', bs: ' ' })).toEqual(inEnglish('Soup'))
  for (const wrong of [
    { bs: 'Čorba' },
    { en: ' ' },
    { en: 'Soup', ar: 'longer' },
    { en: 'Soup', fr: 'Soupe' },
  ])
    expect(requiredTexts(5).safeParse(wrong).success).toBe(false)
})
