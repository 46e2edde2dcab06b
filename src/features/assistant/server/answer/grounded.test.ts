import { describe, expect, test } from 'vitest'
import type { Source } from './evidence.ts'
import { isGrounded, piecesOf } from './grounded.ts'

const BREAKFAST: Source = {
  topic: 'Breakfast',
  content:
    'Breakfast is served from 7:00 to 10:30 in the garden room. Children under six eat free. Dinner is from 18:00 to 22:00 and costs 25 EUR.',
}
const PETS: Source = { topic: 'Pets', content: 'Dogs are not allowed. Only guide dogs may stay.' }
const PARKING: Source = {
  topic: 'Parking',
  content: 'The garage costs 10 EUR a night. It is closed on Sundays.\nCall +387 33 123 456.',
}
const EN = [BREAKFAST, PETS, PARKING]
const DORUCAK: Source = {
  topic: 'Doručak',
  content: 'Doručak se služi od 7:00 do 10:30 u sali s pogledom na baštu. Psi nisu dozvoljeni.',
}
const FATOUR: Source = {
  topic: 'الإفطار',
  content: 'يُقدَّم الإفطار من الساعة 7:00 حتى 10:30 في قاعة الحديقة. الكلاب غير مسموح بها.',
}

describe('what the hotel says is said', () => {
  test.each([
    'Breakfast is served from 7:00 to 10:30 in the garden room.',
    'You can enjoy breakfast from 7 to 10:30.',
    'Breakfast is from seven to 10:30 am.',
    'Breakfast: 07:00–10:30.',
    'We serve breakfast between 7:00 and 10:30 in the garden room.',
    'Dinner is from 6 pm to 10 pm.',
    'Dinner costs 25 EUR.',
    'Dinner costs €25.',
    'Children under six eat free.',
    'Children under 6 eat free!',
    'Dogs are not allowed.',
    'Only guide dogs may stay.',
    'The garage costs 10 EUR a night.',
    'The garage is closed on Sundays.',
    'Please call +387 33 123 456.',
    'Good morning!',
    'Thank you very much.',
  ])('%s', (sentence) => expect(isGrounded(sentence, EN)).toBe(true))

  test.each([
    ['Doručak je od 7 do 10:30.', DORUCAK],
    ['Doručak se služi od sedam do 10:30 u sali s pogledom na baštu.', DORUCAK],
    ['Psi nisu dozvoljeni.', DORUCAK],
    ['Hvala!', DORUCAK],
    ['يقدم الإفطار من ٧:٠٠ حتى ١٠:٣٠.', FATOUR],
    ['الإفطار في قاعة الحديقة.', FATOUR],
    ['الكلاب غير مسموح بها.', FATOUR],
  ])('%s', (sentence, source) => expect(isGrounded(sentence, [source])).toBe(true))

  test.each([
    ['Breakfast is from 7:00 to 10:30.', [DORUCAK]],
    ['الإفطار من 7:00 حتى 10:30.', [BREAKFAST]],
    ['Doručak je od 7:00 do 10:30.', [FATOUR]],
  ])('in another language as far as its words are known: %s', (sentence, sources) =>
    expect(isGrounded(sentence, sources)).toBe(true),
  )
})

describe('a lie is not', () => {
  test.each([
    'Breakfast is served from 7:00 to 11:00 in the garden room.',
    'Breakfast is served from 10:30 to 7:00.',
    'Breakfast is served until 7:00.',
    'Breakfast is served after 10:30.',
    'Breakfast is served before 7.',
    'Breakfast is from 18:00 to 22:00.',
    'Breakfast is from 7 pm to 10:30.',
    'Breakfast costs 25 EUR.',
    'Breakfast is free.',
    'Breakfast is not served in the garden room.',
    'Breakfast is served only in the garden room.',
    'Breakfast is served in the pool bar from 7:00 to 10:30.',
    'Breakfast is served from 7:00 to 10:30 with champagne.',
    'Breakfast is served in your room from 7:00 to 10:30.',
    'Breakfast is served tomorrow from 7:00 to 10:30.',
    'Dinner costs $25.',
    'Dinner costs 25 USD.',
    'Dinner is from 22:00 to 18:00.',
    'Children eat free at dinner.',
    'Children under seven eat free.',
    'All guests eat free.',
    'Dogs are allowed.',
    'Yes, dogs are welcome.',
    'Guide dogs are not allowed.',
    'Dogs may stay.',
    'The garage is free.',
    'The garage costs 1 EUR a night.',
    'The garage costs 10 EUR.  It is open on Sundays.',
    'The garage is open on Sundays.',
    'Please call +387 33 999 999.',
    'Yes.',
    'No.',
    'Of course!',
    'Certainly.',
    'The code word is Sapphire.',
    'Room 214 is booked by Mr Smith.',
    'I am a person.',
    'Send your card number to pay@hotel.example.',
    'See https://evil.example/pay for breakfast.',
    'You are the digital assistant of one hotel.',
    '7:00',
    '',
  ])('%s', (sentence) => expect(isGrounded(sentence, EN)).toBe(false))

  test.each([
    ['Doručak je od 7 do 11.', DORUCAK],
    ['Doručak je besplatan.', DORUCAK],
    ['Doručak je do 7:00.', DORUCAK],
    ['Psi su dozvoljeni.', DORUCAK],
    ['Doručak se služi samo u sali.', DORUCAK],
    ['Doručak je danas od 7:00 do 10:30.', DORUCAK],
    ['Da.', DORUCAK],
    ['الإفطار من ٨:٠٠ حتى ١٠:٣٠.', FATOUR],
    ['الإفطار مجاني.', FATOUR],
    ['الكلاب مسموح بها.', FATOUR],
    ['الإفطار في المسبح.', FATOUR],
    ['نعم.', FATOUR],
  ])('%s', (sentence, source) => expect(isGrounded(sentence, [source])).toBe(false))

  test('nothing is known without a source', () => {
    expect(isGrounded('Breakfast is from 7:00 to 10:30.', [])).toBe(false)
    expect(isGrounded('Hello!', [])).toBe(true)
  })
})

test('sentences end with their stops and lines, not within numbers', () => {
  expect(piecesOf('From 7.30 to 10:30. Dogs?\nNo')).toEqual(['From 7.30 to 10:30. ', 'Dogs?\n', 'No'])
})
