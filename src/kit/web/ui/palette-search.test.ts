import { UtensilsCrossed } from 'lucide-react'
import { expect, test } from 'vitest'
import { type PaletteEntry, searchPalette } from './palette-search.ts'

const entry = (label: string, hint = '', group = 'Areas'): PaletteEntry => ({
  ...{ id: label, label, hint, group, icon: UtensilsCrossed },
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
