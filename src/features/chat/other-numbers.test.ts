import { expect, test } from 'vitest'
import { otherNumbersIn } from './other-numbers.ts'

const SARAJEVO = 'Europe/Sarajevo'
const OWN = ['+387 33 123 456', null]

test.each([
  ['Call 911 now.', ['911']],
  ['Nazovite 94 ili 112.', []],
  ['اتصلوا بالرقم ٩١١ فورًا.', ['٩١١']],
  ['Ring 124, 123 or 122, or 112.', []],
  ['Reception: +387 33 123 456, 033 123-456', []],
  ['The guard: 061 / 222 333', ['061 / 222 333']],
  ['Meet at 10:30 by exit 4, floor 12.', []],
  ['999 or 999', ['999']],
  ['112 / 124 123', []],
])('%s', (text, numbers) => {
  expect(otherNumbersIn(text, SARAJEVO, OWN)).toEqual(numbers)
})

test("what is another country's number is this one's own", () => {
  expect(otherNumbersIn('Call 911.', 'America/Chicago', [])).toEqual([])
  expect(otherNumbersIn('Call 124.', 'America/Chicago', [])).toEqual(['124'])
})
