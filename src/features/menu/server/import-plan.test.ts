import { expect, test } from 'vitest'
import { inEnglish } from '#kit/shared/texts.ts'
import type { MenuItem } from '../dish-shapes.ts'
import type { NamedByDishes } from '../editing.ts'
import { NEW_DISH } from '../fields.ts'
import type { MenuRow } from './import-file.ts'
import { planMenuImport } from './import-plan.ts'

const row = (line: number, texts: Partial<MenuRow['fields']> = {}, price = 300): MenuRow => ({
  line,
  options: null,
  parts: null,
  traits: {},
  image: null,
  fields: { name: 'Tea', price, category: 'Drinks', ...texts },
})

const tea: MenuItem = {
  ...NEW_DISH,
  id: '7c2a5a52-7a5c-4a6d-9e7e-0f2f6b0c9a01',
  name: { ...inEnglish('Tea'), ar: 'شاي' },
  description: inEnglish('Mint'),
  price: 300,
  category: 'Drinks',
  imageUrl: '/files/menu-items/x/1.webp',
  enabled: false,
  orderIndex: 4,
}

const plan = (
  rows: MenuRow[],
  menu: MenuItem[] = [tea],
  pictures: [number, string][] = [],
  groups: NamedByDishes['groups'] = [],
) => planMenuImport(rows, menu, { pictures: new Map(pictures), groups, parts: [] })

test('a new name is added behind the others, visible', () => {
  const { added } = plan([row(2, { name: 'Ćevapi' }), row(3, { name: 'Cevapi' })])
  expect(added).toMatchObject([
    { name: inEnglish('Ćevapi'), enabled: true, orderIndex: 5, description: inEnglish(''), imageUrl: null },
    { name: inEnglish('Cevapi'), orderIndex: 6 },
  ])
})

test('a known name is changed, and only where the file says something else', () => {
  const { added, changed } = plan([row(2, { name: 'TEA ', nameAr: null }, 350)])
  expect(added).toEqual([])
  expect(changed).toEqual([
    {
      item: { ...tea, name: inEnglish('TEA '), price: 350 },
      changes: [
        { field: 'name', before: 'Tea', after: 'TEA ' },
        { field: 'price', before: 300, after: 350 },
        { field: 'nameAr', before: 'شاي', after: null },
      ],
    },
  ])
})

test('what stays the same is counted, and what is not in the file is no concern', () => {
  const coffee = { ...tea, id: '7c2a5a52-7a5c-4a6d-9e7e-0f2f6b0c9a02', name: inEnglish('Coffee') }
  expect(plan([row(2)], [tea, coffee])).toEqual({ added: [], changed: [], sameCount: 1, problems: [] })
})

test('a new picture is a change', () => {
  const [change] = plan([row(2)], [tea], [[2, '/files/menu-items/x/2.webp']]).changed
  expect(change?.changes).toEqual([
    { field: 'imageUrl', before: '/files/menu-items/x/1.webp', after: '/files/menu-items/x/2.webp' },
  ])
})

test('a name that the menu has twice cannot be told apart', () => {
  const other = { ...tea, id: '7c2a5a52-7a5c-4a6d-9e7e-0f2f6b0c9a03', name: inEnglish('tea') }
  expect(plan([row(2)], [tea, other]).problems).toEqual([{ line: 2, code: 'ambiguous', value: 'Tea' }])
})

const named = (name: string) => ({ id: crypto.randomUUID(), name: inEnglish(name) })
const [milk, sugar, ice, otherIce] = [named('Milk'), named('Sugar'), named('Ice'), named('ICE')]
const groups = [milk, sugar, ice, otherIce]
const offering = (options: string[] | null, has: { id: string }[] = [milk]) => {
  const menu = [{ ...tea, optionGroupIds: has.map(({ id }) => id) }]
  return plan([{ ...row(2), options }], menu, [], groups)
}

test('a file names groups of choices in their order, and without the column leaves them', () => {
  expect(offering(null)).toMatchObject({ sameCount: 1, changed: [] })
  expect(offering(['sugar', 'MILK', 'Sugar']).changed).toMatchObject([
    {
      item: { optionGroupIds: [sugar.id, milk.id] },
      changes: [{ field: 'options', before: 'Milk', after: 'Sugar, Milk' }],
    },
  ])
  expect(offering([]).changed).toMatchObject([{ item: { optionGroupIds: [] } }])
})

test('a group that is not there, or a name that several have, is a problem of its line', () => {
  expect(offering(['Milk', 'Lemon', 'ice']).problems).toEqual([
    { line: 2, code: 'options', value: 'Lemon' },
    { line: 2, code: 'options-ambiguous', value: 'ice' },
  ])
  expect(offering(['ICE']).changed).toMatchObject([{ item: { optionGroupIds: [otherIce.id] } }])
})

test('several groups of one name stay where the dish offers them as the file says', () => {
  expect(offering(['Ice'], [otherIce])).toMatchObject({ sameCount: 1, problems: [] })
})

test('a dish offers no more groups than it may', () => {
  const many = Array.from({ length: 11 }, (_, at) => named(`Group ${at}`))
  const names = many.map(({ name }) => name.en)
  const { problems } = plan([{ ...row(2), options: names }], [tea], [], many)
  expect(problems).toEqual([{ line: 2, code: 'options-too-many', value: '10' }])
})

test('a column of traits says it all, and one that is missing leaves what it would say', () => {
  const menu = [{ ...tea, traits: { milk: true, nuts: false, eggs: false, vegan: true } }]
  const after = (traits: MenuRow['traits']) => plan([{ ...row(2), traits }], menu).changed[0]
  expect(after({})).toBeUndefined()
  expect(after({ allergens: ['nuts'] })).toMatchObject({
    item: { traits: { nuts: true, eggs: false, vegan: true } },
    changes: [
      { field: 'allergens', before: 'milk', after: 'nuts' },
      { field: 'free_of', before: 'eggs|nuts', after: 'eggs' },
    ],
  })
  expect(after({ free_of: ['milk'], diets: [] })?.item.traits).toEqual({ milk: false })
})

test('parts of the day are named as groups are', () => {
  const [breakfast, night] = [named('Breakfast'), named('Night')]
  const served = (parts: string[] | null) =>
    planMenuImport([{ ...row(2), parts }], [{ ...tea, partIds: [night.id] }], {
      groups: [],
      parts: [breakfast, night],
      pictures: new Map(),
    })
  expect(served(null)).toMatchObject({ sameCount: 1 })
  expect(served(['breakfast']).changed).toMatchObject([
    { item: { partIds: [breakfast.id] }, changes: [{ field: 'parts', before: 'Night', after: 'Breakfast' }] },
  ])
  expect(served(['Brunch']).problems).toEqual([{ line: 2, code: 'parts', value: 'Brunch' }])
})
