import { UtensilsCrossed } from 'lucide-react'
import { expect, test } from 'vitest'
import { type PaletteEntry, searchPalette } from './palette-search.ts'

const entry = (label: string, hint = '', group = 'Areas'): PaletteEntry => ({
  id: label,
  label,
  hint,
  group,
  icon: UtensilsCrossed,
  run: () => {},
})
const entries = [
  entry('Dodaj gosta', '', 'Radnje'),
  entry('Upravljanje gostima'),
  entry('Posluga u sobu', 'Narudžbe usluga'),
  entry('Račun'),
  entry('إعدادات الخدمات'),
]
const found = (search: string) => searchPalette(entries, search).map(({ label }) => label)

test('an empty search lists all entries in their order', () => {
  expect(found('  ')).toEqual(entries.map(({ label }) => label))
})

test.each([
  ['racun', ['Račun']],
  ['NARUDZBE soba', []],
  ['narudzbe sobu', ['Posluga u sobu']],
  ['اعدادات', ['إعدادات الخدمات']],
  ['radnje', ['Dodaj gosta']],
])('%s finds %j', (search, labels) => {
  expect(found(search)).toEqual(labels)
})

test('entries that start with the search come first', () => {
  expect(found('u')[0]).toBe('Upravljanje gostima')
})

test('what is only to be found is not listed before, and of many the best are', () => {
  const towels = Array.from({ length: 30 }, (_, at) => ({
    ...entry(`Room ${at} · Towels`, 'Smith #1A2B3C4D'),
    isOnlyFound: true,
  }))
  const all = [...entries, ...towels, { ...entry('Towels for everybody'), isOnlyFound: true }]
  expect(searchPalette(all, '')).toHaveLength(entries.length)
  expect(searchPalette(all, '1a2b room 29')).toHaveLength(1)
  const found = searchPalette(all, 'towels')
  expect(found).toHaveLength(20)
  expect(found[0]?.label).toBe('Towels for everybody')
})

test('what is chosen stays, however many better are found', () => {
  const more = Array.from({ length: 30 }, (_, at) => ({ ...entry(`Guide ${at}`), isOnlyFound: true }))
  const all = [...more, { ...entry('Our guide'), isOnlyFound: true }, entry('Guides of the house')]
  const labels = searchPalette(all, 'guide', 'Our guide').map(({ label }) => label)
  expect(labels).toContain('Our guide')
  expect(labels).toHaveLength(22)
  expect(searchPalette(all, 'guide', 'Guide 29').map(({ label }) => label)).not.toContain('Our guide')
})
