import { expect, test } from 'vitest'
import { LINK_LENGTH, linkOf } from './links.ts'

test.each([
  ['website', 'hotel.example', 'https://hotel.example/'],
  ['website', ' http://hotel.example/rooms ', 'http://hotel.example/rooms'],
  ['instagram', '@hotel.miljacka', 'https://www.instagram.com/hotel.miljacka'],
  ['instagram', 'hotelmiljacka', 'https://www.instagram.com/hotelmiljacka'],
  ['instagram', 'instagram.com/hotel', 'https://instagram.com/hotel'],
  ['facebook', 'http://m.facebook.com/hotel', 'https://m.facebook.com/hotel'],
] as const)('a %s typed as %s is %s', (network, typed, address) => {
  expect(linkOf(network, typed)).toBe(address)
})

test.each([
  ['website', 'javascript:alert(1)'],
  ['website', 'https://user:secret@hotel.example'],
  ['website', 'hotel'],
  ['website', 'https://'],
  ['website', `hotel.example/${'a'.repeat(LINK_LENGTH)}`],
  ['instagram', 'https://instagram.com.evil.example/hotel'],
  ['facebook', 'hotel.example'],
  ['facebook', 'two words'],
] as const)('as a %s, %s is refused', (network, typed) => {
  expect(linkOf(network, typed)).toBeNull()
})
