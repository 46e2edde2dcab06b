import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder, placeBefore } from './order.ts'

const list = (...ids: string[]) =>
  ids.map((id, orderIndex) => ({ id, orderIndex, isSoup: id.startsWith('s') }))
const ids = (all: { id: string }[]) => all.map((each) => each.id)
const isSoup = (one: { isSoup: boolean }) => one.isSoup

test('an item moves before another, and other groups keep their places', () => {
  const all = list('s1', 'x', 's2', 'y', 's3')
  expect(ids(inOrder(all, placeBefore(all, isSoup, 's3', 's1') ?? []))).toEqual(['s3', 'x', 's1', 'y', 's2'])
  expect(ids(inOrder(all, placeBefore(all, isSoup, 's1', null) ?? []))).toEqual(['s2', 'x', 's3', 'y', 's1'])
})

test('duplicate places and gaps are repaired', () => {
  const all = list('s1', 's2', 's3').map((each) => ({ ...each, orderIndex: 7 }))
  expect(placeBefore(all, isSoup, 's2', 's1')).toEqual([
    { id: 's2', orderIndex: 0 },
    { id: 's1', orderIndex: 1 },
    { id: 's3', orderIndex: 2 },
  ])
})

test('an item that is missing or in another group is not moved', () => {
  const all = list('s1', 'x')
  expect(placeBefore(all, isSoup, 'gone', null)).toBeNull()
  expect(placeBefore(all, isSoup, 's1', 'x')).toBeNull()
})

test('no move loses or duplicates an item', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 12 })
  fc.assert(
    fc.property(names, fc.nat(), fc.nat(), (given, from, to) => {
      const all = list(...given)
      const id = given[from % given.length] ?? ''
      const before = given[to % given.length] ?? ''
      const places = placeBefore(all, () => true, id, before === id ? null : before)
      expect(ids(inOrder(all, places ?? [])).toSorted()).toEqual(given.toSorted())
    }),
  )
})
