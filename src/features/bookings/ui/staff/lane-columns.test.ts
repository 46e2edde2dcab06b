import { expect, test } from 'vitest'
import { areCrowded, areStacked, columnsOf, dealOut, sharesOf, steadied } from './lane-columns.ts'

test('a full lane takes the room that others do not need', () => {
  expect(columnsOf([14, 3, 2], 4)).toEqual([2, 1, 1])
  expect(columnsOf([14, 3, 2], 5)).toEqual([3, 1, 1])
  expect(columnsOf([6, 9, 1], 5)).toEqual([2, 2, 1])
})

test('lanes that read at a glance stay as they are, and so do those of a narrow board', () => {
  expect(columnsOf([3, 2, 0], 7)).toEqual([1, 1, 1])
  expect(columnsOf([14, 9, 8], 3)).toEqual([1, 1, 1])
  expect(columnsOf([14, 9, 8], 2)).toEqual([1, 1, 1])
  expect(sharesOf([14, 9, 8], [1, 1, 1])).toBeUndefined()
})

test('lanes that are nearly empty stand above one another beside a full one alone', () => {
  expect(areStacked([14, 2, 1])).toBe(true)
  expect(areStacked([14, 4, 1])).toBe(false)
  expect(areStacked([3, 2, 1])).toBe(false)
})

test('a button says its word for as long as its lanes are not crowded', () => {
  expect(areCrowded([15, 2, 1], [2, 1, 1])).toBe(true)
  expect(areCrowded([8, 2, 1], [2, 1, 1])).toBe(false)
  expect(areCrowded([9, 16, 9], [1, 2, 1])).toBe(true)
})

test('an empty lane folds beside a full one', () => {
  expect(sharesOf([14, 1, 0], [2, 1, 1])).toBe('minmax(0, 2fr) minmax(0, 1fr) minmax(0, 0.5fr)')
})

test('a lane takes room at once and gives it back once it is clearly shorter', () => {
  const full = steadied([3, 2, 1], [4, 2, 1])
  expect(full).toEqual([4, 2, 1])
  const shorter = steadied(full, [3, 3, 1])
  expect(shorter).toEqual([4, 3, 1])
  expect(steadied(shorter, [2, 3, 1])).toBe(shorter)
  expect(steadied(shorter, [1, 3, 0])).toEqual([1, 3, 0])
  expect(steadied([4, 2], [4, 2, 1])).toEqual([4, 2, 1])
})

test('cards stand in turn, and one that leaves moves at most one other to another column', () => {
  const dealt = dealOut([], ['a', 'b', 'c', 'd', 'e', 'f'], 2)
  expect(dealt).toEqual([
    ['a', 'c', 'e'],
    ['b', 'd', 'f'],
  ])
  const withoutFirst = dealOut(dealt, ['b', 'c', 'd', 'e', 'f'], 2)
  expect(withoutFirst).toEqual([
    ['c', 'e'],
    ['b', 'd', 'f'],
  ])
  expect(dealOut(withoutFirst, ['b', 'd', 'e', 'f'], 2)).toEqual([
    ['e', 'f'],
    ['b', 'd'],
  ])
  expect(dealOut(withoutFirst, ['b', 'c', 'd', 'e', 'f'], 2)).toBe(withoutFirst)
})

test('a card that comes or comes back goes to the shortest column, in its order', () => {
  const dealt = [
    ['c', 'e'],
    ['b', 'd', 'f'],
  ]
  expect(dealOut(dealt, ['a', 'b', 'c', 'd', 'e', 'f', 'g'], 2)).toEqual([
    ['a', 'c', 'e', 'g'],
    ['b', 'd', 'f'],
  ])
})
