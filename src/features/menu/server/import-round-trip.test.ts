import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NEW_DISH } from '../fields.ts'
import { arbitraryOf } from '#tests/arbitrary.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { DeclaredTraits } from '#features/dietary/contract.ts'
import { MenuDraft, type MenuItem } from '../dish-shapes.ts'
import { draftedOn, menuAsCsv, type NamedByDishes } from '../editing.ts'
import { STATIONS, STOCK_MAX } from '../limits.ts'
import { readMenuFile } from './import-file.ts'
import { planMenuImport } from './import-plan.ts'

const NAMES = ['Soup', 'soup', 'SOUP ', "'=Soup", '=Soup', 'Č|a\\j', 'Two\nlines', 'Fish "of the day", 2; 3']
const GROUPS = ['Side', 'Doneness|x', '=Heat\\', 'Crème']
const named = (names: readonly string[]) =>
  names.map((name) => ({ id: crypto.randomUUID(), name: inEnglish(name) }))
const known: NamedByDishes = { groups: named(GROUPS), parts: named(['Breakfast', 'Night|late']) }
const idsOf = (all: NamedByDishes['groups']) => fc.uniqueArray(fc.constantFrom(...all.map(({ id }) => id)))

const aName = fc.oneof(
  fc.constantFrom(...NAMES).map((en) => ({ en })),
  arbitraryOf(MenuDraft.shape.name, {}),
)
const aDraft = fc
  .record({
    name: aName,
    description: arbitraryOf(MenuDraft.shape.description, {}),
    price: fc.nat(99_999_999),
    category: fc.constantFrom('Soups', 'Drinks'),
    optionGroupIds: idsOf(known.groups),
    partIds: idsOf(known.parts),
    traits: arbitraryOf(DeclaredTraits, {}),
    station: fc.constantFrom(null, ...STATIONS),
    stock: fc.option(fc.nat(STOCK_MAX)),
  })
  .map((draft) => MenuDraft.safeParse(draft))
  .filter(({ success }) => success)
  .map(({ data }) => data as MenuDraft)
const aMenu = fc
  .array(aDraft, { maxLength: 8 })
  .map((drafts) =>
    drafts.map((draft, orderIndex): MenuItem => ({
      ...draftedOn(NEW_DISH, draft),
      id: crypto.randomUUID(),
      orderIndex,
    })),
  )

const planOf = (file: string, menu: MenuItem[], currency: string) => {
  const { rows, problems } = readMenuFile(Buffer.from(file), currency)
  expect(problems).toEqual([])
  return planMenuImport(rows, menu, { ...known, pictures: new Map() })
}

test.each(['USD', 'KWD', 'JPY'])('any menu that is exported comes back as it was (%s)', (currency) => {
  fc.assert(
    fc.property(aMenu, (menu) => {
      const file = menuAsCsv(menu, known, currency)
      const same = { added: [], changed: [], sameCount: menu.length, problems: [] }
      expect(planOf(file, menu, currency)).toEqual(same)
      const { added, ...rest } = planOf(file, [], currency)
      expect(rest).toEqual({ changed: [], sameCount: 0, problems: [] })
      expect(menuAsCsv(added, known, currency)).toBe(file)
    }),
    { numRuns: 300 },
  )
})

test('dishes of one name keep what is theirs, by category and then by their order', () => {
  const dish = (orderIndex: number, more: Partial<MenuItem>): MenuItem => ({
    ...NEW_DISH,
    name: inEnglish('Soup'),
    category: 'Soups',
    price: 100 * orderIndex + 100,
    id: crypto.randomUUID(),
    orderIndex,
    ...more,
  })
  const menu = [dish(0, {}), dish(1, { category: 'Drinks' }), dish(2, { name: inEnglish('SOUP') })]
  const lines = (...some: string[]) => `name,price,category\n${some.join('\n')}`
  const changed = planOf(lines('soup,9,Drinks', 'Soup,7,Soups', 'Soup,8,Soups'), menu, 'USD').changed
  expect(changed.map(({ item: { id, price } }) => [id, price])).toEqual([
    [menu[1]?.id, 900],
    [menu[0]?.id, 700],
    [menu[2]?.id, 800],
  ])
  expect(planOf(lines('Soup,9,Drinks'), menu, 'USD')).toMatchObject({ problems: [], changed: [{}] })
  expect(planOf(lines('Soup,9,Soups'), menu, 'USD').problems).toEqual([
    { line: 2, code: 'ambiguous', value: 'Soup' },
  ])
  expect(
    planOf(lines('Soup,1,Soups', 'Soup,2,Soups', 'Soup,3,Soups', 'Soup,4,Drinks'), menu, 'USD').problems,
  ).toEqual([{ line: 4, code: 'duplicate', value: 'Soup, 2' }])
})
