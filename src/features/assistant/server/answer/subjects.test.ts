import { expect, test } from 'vitest'
import { subjectsOf } from './subjects.ts'

test.each([
  ['What time are breakfast and the pool?', 'breakfast', 'pool', 'What time are the pool'],
  ['are the pool and the gym open now', 'pool', 'gym', 'are the the gym open now'],
  ['koliko koštaju parking i veš', 'parking', 'veš', 'koliko koštaju veš'],
  ['Kada rade bazen i teretana?', 'bazen', 'teretana', 'Kada rade teretana'],
  ['متى الفطور والمسبح؟', 'الفطور', 'المسبح', 'متى المسبح'],
  ['كم سعر الموقف والغسيل', 'الموقف', 'الغسيل', 'كم سعر الغسيل'],
  ['Do you have a swimming pool & a sauna?', 'swimming pool', 'sauna', 'Do you have a a sauna'],
])('%s', (text, one, other, asked) => {
  const subjects = subjectsOf(text)
  expect(subjects?.map(({ name }) => name)).toEqual([one, other])
  expect(subjects?.[1].text).toBe(asked)
})

test.each([
  'When is breakfast?',
  'i want the turkish bath for me and my wife',
  'hamam za mene i muža',
  'breakfast and lunch and dinner',
  'and the pool?',
  'are wine and beer included in the half board',
  'هل يوجد واي فاي',
  'and',
])('%s names no two subjects', (text) => expect(subjectsOf(text)).toBeNull())
