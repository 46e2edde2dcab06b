import { expect, test } from 'vitest'
import { readQuery } from './read-query.ts'

test('what looks like a number, and is another when it is read as one, stays the text that was typed', () => {
  expect(readQuery('?search=49E645')).toEqual({ search: '49E645' })
  expect(readQuery('?search=1.50')).toEqual({ search: '1.50' })
})

test('numbers, claims and quoted texts are read as what they are', () => {
  expect(readQuery('?page=2&desc=true&search=%22303%22&from=Sarajevo')).toEqual({
    page: 2,
    desc: true,
    search: '303',
    from: 'Sarajevo',
  })
})
