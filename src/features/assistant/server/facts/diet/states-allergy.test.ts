import { expect, test } from 'vitest'
import { readNote } from '#features/dietary/read-note.ts'
import { statesAllergy } from './read-question.ts'

test.each([
  'I can’t have milk',
  'I cannot tolerate milk',
  'My son can not digest lactose',
  'Nuts don’t agree with me',
  'Milk is bad for me',
  'Ne podnosim mlijeko',
  'Ne mogu jesti orahe',
  'Ne smijemo jesti orahe',
  'Smeta mi mlijeko',
  'Mlijeko mi škodi',
  'لا أستطيع تناول الحليب',
  'الحليب يضرني',
  'لا يناسبني الحليب',
])('the assistant takes an allergy from what a note of an order is warned of: %s', (text) => {
  expect(readNote(text).allergens).not.toEqual([])
  expect(statesAllergy(text)).toBe(true)
})

test.each([
  'I can’t have kiwi',
  'We cannot drink orange juice',
  'Ne jedem mango',
  'Ne mogu jesti ananas',
  'لا آكل المانجو',
  'لا أستطيع تناول الكيوي',
])('a note that somebody cannot have something is warned of, as the assistant hears it: %s', (note) =>
  expect(readNote(note).isUnnamed).toBe(true),
)

test.each(['What can I eat without gluten?', 'Šta mogu jesti bez glutena?', 'Two glasses of milk, please'])(
  'no allergy is stated by %s',
  (text) => expect(statesAllergy(text)).toBe(false),
)
