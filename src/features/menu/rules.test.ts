import { expect, test } from 'vitest'
import type { MenuItem } from './dish-shapes.ts'
import { readMenuFile } from './server/import-file.ts'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { NEW_DISH } from './fields.ts'
import { changedBy, menuAsCsv, isMissing, percentOf, priceAfter } from './editing.ts'
import { sectionsOf } from './rules.ts'

const dish = (part: Partial<MenuItem>): MenuItem => ({
  ...NEW_DISH,
  id: crypto.randomUUID(),
  orderIndex: 0,
  price: 750,
  category: 'Soups',
  name: { ...inEnglish('Begova čorba'), ar: 'شوربة البيك البوسنية' },
  description: inEnglish('Silky chicken and okra soup.'),
  ...part,
})

test('sections follow the order of a meal and leave empty categories out', () => {
  const sections = sectionsOf([dish({ category: 'Drinks' }), dish({}), dish({ name: inEnglish('Lentils') })])
  expect(sections.map(({ category, items }) => [category, items.length])).toEqual([
    ['Soups', 2],
    ['Drinks', 1],
  ])
})

test.each([
  [750, 10, 825],
  [999, -10, 899],
  [1, -50, 1],
  [99_999_999, 900, 99_999_999],
  [0, 50, 0],
])('%i changed by %i percent is %i', (price, percent, after) => {
  expect(priceAfter(price, percent)).toBe(after)
})

test.each([
  ['10', 10],
  ['-7,5', -7.5],
  ['−5 %', -5],
  ['+2.25%', 2.25],
  ['900', 900],
  ['0', null],
  ['-91', null],
  ['901', null],
  ['1.234', null],
  ['ten', null],
  ['', null],
  ['٧', 7],
  ['١٠', 10],
  ['-٧٫٥٪', -7.5],
  ['۱۲', 12],
])('the percentage %j is %j', (text, percent) => {
  expect(percentOf(text)).toBe(percent)
})

test('one change of several touches nothing else', () => {
  const item = dish({})
  expect(changedBy(item, { kind: 'category', category: 'Drinks' })).toEqual({ ...item, category: 'Drinks' })
  expect(changedBy(item, { kind: 'enabled', enabled: false })).toEqual({ ...item, enabled: false })
})

test('a group is offered last, once, and no longer offered alone', () => {
  const [doneness, side] = [crypto.randomUUID(), crypto.randomUUID()]
  const item = dish({ optionGroupIds: [doneness] })
  const offer = (groupId: string, isOffered: boolean) =>
    changedBy(item, { kind: 'options', groupId, isOffered }).optionGroupIds
  expect(offer(side, true)).toEqual([doneness, side])
  expect(offer(doneness, true)).toEqual([doneness])
  expect(offer(doneness, false)).toEqual([])
  expect(offer(side, false)).toEqual([doneness])
})

test('a language is missing without its name, or without a description that English has', () => {
  const soup = dish({})
  const others = (but: Language) => LANGUAGES.filter((language) => language !== 'en' && language !== but)
  const missing = (more: Partial<MenuItem>) =>
    LANGUAGES.filter((language) => isMissing({ ...soup, ...more }, language))
  const name = { ...soup.name, bs: 'Čorba' }
  const described = { ...soup.description, bs: 'S piletinom' }
  expect(missing({})).toEqual(others('en'))
  expect(missing({ name, description: inEnglish('') })).toEqual(
    others('bs').filter((language) => language !== 'ar'),
  )
  expect(missing({ name, description: described })).toEqual(others('bs'))
  expect(missing({ name: inEnglish(' ') })).toEqual(LANGUAGES)
})

test.each(['USD', 'BHD', 'JPY'])(
  'what is exported can be imported, formulas and quotes too (%s)',
  (currency) => {
    const items = [
      dish({}),
      dish({ name: inEnglish('=cmd|x'), description: inEnglish('-1, "2"; 3'), category: 'Drinks' }),
    ]
    const text = menuAsCsv(items, { groups: [], parts: [] }, currency)
    expect(text).toContain(",'=cmd|x,")
    const { rows, problems, unusedColumns } = readMenuFile(Buffer.from(text), currency)
    expect({ problems, unusedColumns }).toEqual({ problems: [], unusedColumns: [] })
    expect(rows).toMatchObject(
      items.map(({ name, price, category, description }) => ({
        fields: {
          price,
          category,
          name: name.en,
          nameAr: name.ar,
          nameBs: null,
          description: description.en,
        },
      })),
    )
  },
)
