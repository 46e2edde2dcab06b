import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { type Api, openProduct } from '#tests/product.ts'
import type { OptionGroupDraft, StaffOptionGroup } from '../options-contract.ts'
import { GROUPS_OF_DISH_MAX } from '../limits.ts'

const product = openProduct()
let hotel: TestHotel
let staff: Api
let slug: string

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  staff = product.asStaff(hotel.admin)
  ;({ slug } = hotel)
})

const choice = (name: string, price = 0) => {
  return { id: randomUUID(), name: inEnglish(name), price, isDefault: false, isSoldOut: false }
}
const extras = (name = 'Extras'): OptionGroupDraft => {
  return { name: inEnglish(name), min: 0, max: 2, choices: [choice('Kajmak', 200), choice('Porcini', 400)] }
}
const draftOf = ({ id: _id, version: _version, ...draft }: StaffOptionGroup): OptionGroupDraft => draft
const add = (draft = extras()) => staff.menuOptions.add({ slug, group: draft })
const menu = () => staff.menu.listAll({ slug })
const offer = async (groupId: string, isOffered = true) => {
  const items = (await menu()).slice(0, 2).map(({ id, version }) => ({ id, version }))
  return staff.menu.change({ slug, items, change: { kind: 'options', groupId, isOffered } })
}
const audited = async (entityId: string) => (await staff.audit.list({ slug, entityId })).entries

test('a changed group says in the activity what became of each choice', async () => {
  const group = await add()
  const [kajmak, porcini] = group.choices
  if (!kajmak || !porcini) throw new Error('No choices')
  const choices = [porcini, { ...kajmak, price: 250, isSoldOut: true }]
  const saved = await staff.menuOptions.update({
    slug,
    id: group.id,
    version: group.version,
    group: { ...draftOf(group), name: { ...group.name, ar: 'إضافات' }, choices },
  })
  expect(saved).toMatchObject({ choices, version: group.version + 1 })
  const [entry] = await audited(group.id)
  expect(entry).toMatchObject({ entity: 'option_group', action: 'update', name: 'Extras' })
  expect(entry?.changes).toMatchObject([
    { field: 'nameAr', before: null, after: 'إضافات' },
    { field: 'choices', before: 'Kajmak, Porcini', after: 'Porcini, Kajmak' },
    { field: 'price', of: 'Kajmak', before: 200, after: 250, kind: 'money' },
    { field: 'isSoldOut', of: 'Kajmak', before: false, after: true },
  ])
})

test('several dishes offer a group or no longer do, and the activity names it', async () => {
  const group = await add()
  const dishes = await offer(group.id)
  expect(dishes.map(({ optionGroupIds }) => optionGroupIds)).toEqual([[group.id], [group.id]])
  const [entry] = await audited(dishes[0]?.id ?? '')
  expect(entry).toMatchObject({
    entity: 'menu_item',
    action: 'options',
    changes: [{ field: 'options', before: null, after: 'Extras' }],
  })
  await offer(group.id, false)
  expect((await menu()).every(({ optionGroupIds }) => optionGroupIds.length === 0)).toBe(true)
})

test('one dish that offers as many groups as it may, and none of the selected is changed', async () => {
  const groups = await Promise.all(
    Array.from({ length: GROUPS_OF_DISH_MAX }, (_, at) => add(extras(`${at}`))),
  )
  const [soup] = await menu()
  if (!soup) throw new Error('The test hotel has no menu')
  const { id, version, orderIndex: _place, ...item } = soup
  await staff.menu.update({
    slug,
    id,
    version,
    item: { ...item, optionGroupIds: groups.map((group) => group.id) },
  })
  const before = await menu()
  await expect(offer((await add()).id)).rejects.toMatchObject({ code: 'TOO_MANY' })
  expect(await menu()).toEqual(before)
})

test('a deleted group leaves its dishes, and no dish can offer it again', async () => {
  const group = await add()
  await offer(group.id)
  await staff.menuOptions.remove({ slug, id: group.id, version: group.version })
  expect((await menu()).flatMap(({ optionGroupIds }) => optionGroupIds)).toEqual([])
  await expect(offer(group.id)).rejects.toMatchObject({ code: 'OPTIONS_UNKNOWN' })
})

test('the second of two changes to a group is refused, with the group as it stands', async () => {
  const group = await add()
  const save = (name: string) =>
    staff.menuOptions.update({
      slug,
      id: group.id,
      version: group.version,
      group: { ...draftOf(group), name: inEnglish(name) },
    })
  const first = await save('Toppings')
  await expect(save('Sides')).rejects.toMatchObject({ code: 'CHANGED', data: { current: first } })
})

test.each([
  ['more chosen than there are choices', { max: 3 }],
  ['more needed than may be chosen', { min: 2, max: 1 }],
  ['no choices', { choices: [] }],
  ['a choice twice', { choices: Array(2).fill(choice('Kajmak')) }],
  [
    'more chosen first than may be chosen',
    { max: 1, choices: [1, 2].map(() => ({ ...choice('Kajmak'), isDefault: true })) },
  ],
  ['no English name', { name: inEnglish(' ') }],
])('a group with %s is refused', async (_what, wrong) => {
  await expect(add({ ...extras(), ...wrong })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
