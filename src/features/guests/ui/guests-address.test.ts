import { expect, test } from 'vitest'
import { PAGE_MAX, SEARCH_LENGTH } from '#kit/shared/sizes.ts'
import { readGuestsAddress } from './guests-address.ts'

test.each([
  [1_000_000_000, { page: PAGE_MAX }],
  [PAGE_MAX, { page: PAGE_MAX }],
  [2, { page: 2 }],
  [1, {}],
  [0, {}],
  [-3, {}],
  [1.5, {}],
  ['3', {}],
])('the page %j of an address is read as %j', (page, read) => {
  expect(readGuestsAddress({ page })).toEqual(read)
})

test('a search that is too long is shortened', () => {
  const long = 'x'.repeat(SEARCH_LENGTH + 1)
  expect(readGuestsAddress({ search: long })).toEqual({ search: long.slice(1) })
})
