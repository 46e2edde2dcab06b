import { expect, test } from 'vitest'
import { localized } from './languages.ts'
import { requiredTexts } from './shapes.ts'
import { columnOf, flatten, inEnglish, textNames, unflatten } from './texts.ts'

const NAMES = { name: textNames('name'), title: textNames('title', 'titleEn') }

test('texts lie flat under the names of their columns, and come back', () => {
  const whole = {
    id: 7,
    name: { ...inEnglish('Soup'), ar: 'حساء' },
    title: { ...inEnglish('Today'), bs: 'Danas' },
  }
  const flat = flatten(NAMES, whole)
  expect(flat).toMatchObject({
    id: 7,
    name: 'Soup',
    nameAr: 'حساء',
    nameBs: null,
    titleEn: 'Today',
    titleAr: null,
    titleBs: 'Danas',
  })
  expect(unflatten(NAMES, flat)).toEqual(whole)
  expect([NAMES.title.en, NAMES.title.ar, NAMES.name.bs].map(columnOf)).toEqual([
    'title_en',
    'title_ar',
    'name_bs',
  ])
})

test('English stands in for what is missing or empty', () => {
  const texts = { ...inEnglish('Soup'), bs: '' }
  expect(localized(texts, 'ar')).toBe('Soup')
  expect(localized(texts, 'bs')).toBe('Soup')
  expect(localized({ ...texts, ar: 'حساء' }, 'ar')).toBe('حساء')
})

test('a text that is sent is cleaned in every language, and has to be there in English', () => {
  expect(requiredTexts(5).parse({ en: ' Soup ', bs: ' ' })).toEqual(inEnglish('Soup'))
  for (const wrong of [
    { bs: 'Čorba' },
    { en: ' ' },
    { en: 'Soup', ar: 'longer' },
    { en: 'Soup', zz: 'Soup' },
  ])
    expect(requiredTexts(5).safeParse(wrong).success).toBe(false)
})
