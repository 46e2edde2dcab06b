import { expect, test } from 'vitest'
import { editsOf, isSameEntry } from './field-edits.ts'

const start = { name: 'Soup', price: '5.00', note: null as string | null, tags: ['hot'] }
const nothing = { typed: {}, seen: {} }

test('untouched fields show the saved values', () => {
  const saved = { ...start, price: '6.00', tags: ['hot', 'new'] }
  expect(editsOf(start, saved, nothing)).toEqual({
    fields: saved,
    isChanged: false,
    conflicts: [],
    theirs: ['price', 'tags'],
  })
})

test('two people who change different fields both keep their changes', () => {
  const edits = { typed: { name: 'Bean soup' }, seen: { name: 'Soup' } }
  expect(editsOf(start, { ...start, price: '6.00' }, edits)).toEqual({
    fields: { ...start, name: 'Bean soup', price: '6.00' },
    isChanged: true,
    conflicts: [],
    theirs: ['price'],
  })
})

test('a field that both changed is in conflict until one value is chosen', () => {
  const saved = { ...start, name: 'Fish soup' }
  const typed = { name: 'Bean soup' }
  expect(editsOf(start, saved, { typed, seen: { name: 'Soup' } }).conflicts).toEqual(['name'])
  const kept = editsOf(start, saved, { typed, seen: { name: 'Fish soup' } })
  expect(kept).toMatchObject({ conflicts: [], theirs: [], fields: { name: 'Bean soup' } })
  expect(editsOf(start, saved, nothing)).toMatchObject({ conflicts: [], fields: { name: 'Fish soup' } })
})

test('the same change by both is not a conflict, and neither is one that was reverted', () => {
  const saved = { ...start, name: 'Fish soup' }
  const same = editsOf(start, saved, { typed: { name: 'Fish soup' }, seen: { name: 'Soup' } })
  expect(same).toMatchObject({ isChanged: false, conflicts: [] })
  const back = editsOf(start, saved, { typed: { name: 'Soup' }, seen: { name: 'Soup' } })
  expect(back).toMatchObject({ isChanged: false, conflicts: [], fields: { name: 'Fish soup' } })
})

test('an emptied field stays empty on the screen', () => {
  const edits = { typed: { note: '' }, seen: { note: null } }
  expect(editsOf(start, start, edits)).toMatchObject({ isChanged: false, fields: { note: '' } })
})

test('an empty text equals null, also inside lists and objects', () => {
  expect(isSameEntry('', null)).toBe(true)
  expect(isSameEntry({ texts: [''] }, { texts: [null] })).toBe(true)
  expect(isSameEntry(false, null)).toBe(false)
})
