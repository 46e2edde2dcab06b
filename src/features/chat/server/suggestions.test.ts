import { expect, test } from 'vitest'
import { suggestionsFrom } from './suggestions.ts'

const about = (...topics: string[]) => topics.map((topic) => ({ topic, content: topic }))
const HOTEL = about(
  'City tax',
  'Room card',
  'Swimming pool',
  'Late check-out',
  'Breakfast',
  'Airport transfer',
  'Restaurant',
  'Wi-Fi',
)

test('what guests want at the hour comes first', () => {
  expect(suggestionsFrom(HOTEL, 'en', 'morning').slice(0, 2)).toEqual(['Breakfast', 'Late check-out'])
  expect(suggestionsFrom(HOTEL, 'en', 'afternoon').slice(0, 2)).toEqual(['Wi-Fi', 'Swimming pool'])
  expect(suggestionsFrom(HOTEL, 'en', 'evening').slice(0, 2)).toEqual(['Restaurant', 'Breakfast'])
})

test('in the language of the reader, whose articles and accents do not hide it', () => {
  const arabic = about('ضريبة المدينة', 'المسبح', 'الفطور')
  expect(suggestionsFrom([...HOTEL, ...arabic], 'ar', 'morning').slice(0, 3)).toEqual([
    'الفطور',
    'ضريبة المدينة',
    'المسبح',
  ])
  const bosnian = about('Boravišna taksa po danu', 'Čuvanje prtljaga', 'Doručak u bašti')
  expect(suggestionsFrom(bosnian, 'bs', 'morning')[0]).toBe('Doručak u bašti')
})

test('a hotel without such topics shows those that it has', () => {
  expect(suggestionsFrom(about('City tax', 'Room card'), 'en', 'morning')).toEqual(['City tax', 'Room card'])
})
