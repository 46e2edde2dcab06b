import { expect, test } from 'vitest'
import { NOTE_LENGTH } from '#features/bookings/rules.ts'
import { noteWith } from './use-fill-cart.ts'

test('remarks follow what the note says, each once', () => {
  expect(noteWith('', ['Soup: no onion'])).toBe('Soup: no onion')
  expect(noteWith('Extra bread.', ['Soup: no onion', 'Tea: no sugar'])).toBe(
    'Extra bread.\nSoup: no onion\nTea: no sugar',
  )
  expect(noteWith('Soup: no onion', ['Soup: no onion'])).toBe('Soup: no onion')
})

test('a note that becomes too long is left as it is', () => {
  expect(noteWith('x'.repeat(NOTE_LENGTH - 3), ['ab'])).toHaveLength(NOTE_LENGTH)
  expect(noteWith('x'.repeat(NOTE_LENGTH - 3), ['abc'])).toBeNull()
})
