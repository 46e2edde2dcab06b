import { expect, test } from 'vitest'
import type { MenuItem } from './contract.ts'
import { searchMenu, sectionsOf } from './rules.ts'

const dish = (part: Partial<MenuItem>): MenuItem => ({
  id: crypto.randomUUID(),
  name: 'Begova čorba',
  nameAr: 'شوربة البيك البوسنية',
  nameBs: null,
  description: 'Silky chicken and okra soup.',
  descriptionAr: null,
  descriptionBs: null,
  price: 750,
  category: 'Soups',
  imageUrl: null,
  enabled: true,
  orderIndex: 0,
  ...part,
})

test.each(['corba', 'ČORBA begova', 'okra', 'شوربه', 'البوسنيه شوربة', '  '])(
  'a search for %j forgives accents, case and spelling',
  (search) => {
    expect(searchMenu([dish({})], search)).toHaveLength(1)
  },
)

test('every word of a search must occur', () => {
  expect(searchMenu([dish({})], 'corba trout')).toHaveLength(0)
})

test('sections follow the order of a meal and leave empty categories out', () => {
  const sections = sectionsOf([dish({ category: 'Drinks' }), dish({}), dish({ name: 'Lentils' })])
  expect(sections.map(({ category, items }) => [category, items.length])).toEqual([
    ['Soups', 2],
    ['Drinks', 1],
  ])
})
