import { expect, test } from 'vitest'
import { inEnglish } from '#kit/shared/texts.ts'
import type { OrderLine } from '../../contract.ts'
import type { AskedLine } from '../cart.ts'
import { addLine, changeQuantity, orderAnew, orderedLines } from './phone-draft.ts'

const dish = (en: string, price: number, note: string | null = null) =>
  ({ id: en, name: inEnglish(en), price, note, imageUrl: null, choices: [], traits: {} }) as AskedLine
const offer = (asked: AskedLine, quantity = 1): OrderLine => ({ ...asked, quantity, station: null })

const SOUP = dish('Soup', 500)
const STEAK = dish('Steak', 2000)
const both = () => addLine(addLine(addLine([], SOUP), SOUP), STEAK)
const said = (lines: { name: { en: string }; quantity: number }[]) =>
  lines.map(({ name, quantity }) => `${quantity} ${name.en}`)

test('a dish is added, counted and taken away', () => {
  const lines = both()
  expect(said(lines)).toEqual(['2 Soup', '1 Steak'])
  expect(said(changeQuantity(lines, lines[0]?.at ?? '', 0))).toEqual(['1 Steak'])
})

test('lines that have become alike are ordered as one', () => {
  const [first] = addLine([], SOUP)
  if (!first) throw new Error('Nothing was added')
  const lines = [
    first,
    { ...first, at: 'other', quantity: 2, note: '  ' },
    { ...first, at: 'third', note: 'hot' },
  ]
  expect(said(orderedLines(lines))).toEqual(['3 Soup', '1 Soup'])
})

test('what is gone leaves, what has become dearer stays and is told', () => {
  const now = { lines: [offer({ ...SOUP, price: 600 }, 2)], left: [], later: [] }
  const followed = orderAnew(both(), now)
  expect(followed.lines.map(({ price }) => price)).toEqual([600])
  expect(said(followed.gone)).toEqual(['1 Steak'])
  expect(said(followed.repriced.map(({ line }) => line))).toEqual(['2 Soup'])
})

test('of what only a few are left, so many stay, and none where none is', () => {
  const lines = [offer(SOUP, 2), offer(STEAK)]
  const followed = orderAnew(both(), { lines, left: [{ id: 'Soup', left: 1 }], later: [] })
  expect([said(followed.lines), said(followed.fewer)]).toEqual([['1 Soup', '1 Steak'], ['1 Soup']])
  const empty = orderAnew(both(), { lines, left: [{ id: 'Steak', left: 0 }], later: [] })
  expect([said(empty.lines), said(empty.gone)]).toEqual([['2 Soup'], ['1 Steak']])
})

test('a dish of another time of the day stays', () => {
  const followed = orderAnew(both(), { lines: [offer(SOUP, 2)], left: [], later: ['Steak'] })
  expect([said(followed.lines), said(followed.later), followed.gone]).toEqual([
    ['2 Soup', '1 Steak'],
    ['1 Steak'],
    [],
  ])
})

test('lines of one dish share what is left of it', () => {
  const lines = [...both(), ...addLine([], { ...SOUP, note: 'hot' })]
  const offered = [offer(SOUP, 2), offer(STEAK), offer({ ...SOUP, note: 'hot' })]
  const followed = orderAnew(lines, { lines: offered, left: [{ id: 'Soup', left: 2 }], later: [] })
  expect([said(followed.lines), said(followed.gone)]).toEqual([['2 Soup', '1 Steak'], ['1 Soup']])
})

test('a note that was typed with a space behind it is the note that was sent', () => {
  const lines = addLine([], { ...SOUP, note: 'hot ' })
  const offered = [offer({ ...SOUP, note: 'hot', price: 600 })]
  const { gone, lines: left } = orderAnew(lines, { lines: offered, left: [], later: [] })
  expect([gone, left.map(({ price }) => price)]).toEqual([[], [600]])
})
