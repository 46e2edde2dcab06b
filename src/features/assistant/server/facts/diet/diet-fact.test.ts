import { describe, expect, test } from 'vitest'
import { demoTraits, demoTraitsOfChoice } from '#demo/declared.ts'
import { demoMenu } from '#demo/menu.ts'
import { demoOptions } from '#demo/options.ts'
import type { Hotel } from '#features/hotels/contract.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import { NEW_DISH } from '#features/menu/fields.ts'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { examplesOf } from '#tests/examples.ts'
import { dietFactOf } from './diet-fact.ts'

const hotel = { bookingSupportNumber: null, contactPhone: '+387 33 555 000' } as Hotel
const groups = demoOptions.map(({ name, min, max, choices }, at) => ({
  id: `group ${at}`,
  name: { ...inEnglish(''), ...name },
  min,
  max,
  choices: choices.map((choice) => ({
    id: choice.name.en,
    name: { ...inEnglish(''), ...choice.name },
    price: choice.price ?? 0,
    isDefault: choice.isDefault ?? false,
    isSoldOut: false,
    traits: demoTraitsOfChoice(choice.name.en),
  })),
}))
const menu = demoMenu.map(({ key, category, price, name, description }, orderIndex): MenuItem => ({
  ...NEW_DISH,
  id: key,
  category,
  price,
  orderIndex,
  traits: demoTraits(key),
  name: { ...inEnglish(''), ...name },
  description: { ...inEnglish(''), ...description },
  optionGroupIds: demoOptions.flatMap(({ dishes }, at) => (dishes.includes(key) ? [`group ${at}`] : [])),
}))
/** The same with nothing known of nuts in baklava, and nothing at all of the hummus. */
const forgetful = menu.map((item) => {
  const { nuts: _nuts, ...rest } = item.traits
  if (item.id === 'hummus') return { ...item, traits: {} }
  return item.id === 'baklava' ? { ...item, traits: rest } : item
})
const silent = menu.map((item) => ({ ...item, traits: {} }))
const silentGroups = groups.map((group) => ({
  ...group,
  choices: group.choices.map((choice) => ({ ...choice, traits: {} })),
}))

const ask = (question: string, language: Language = 'en', items = menu) =>
  dietFactOf(question, { menu: items, groups: items === silent ? silentGroups : groups }, hotel, language)

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(examplesOf(language).diets)('%s', (question, ...said) => {
    const fact = ask(question, language)
    for (const words of said) expect(fact?.text).toMatch(literally(words))
    expect(fact).toMatchObject({ isWeak: false, isExact: true })
  })
})
const literally = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

describe('what nobody has declared', () => {
  test.each([
    ['Does the baklava contain nuts?', 'en', 'not declared', 'does not contain'],
    ['is the baklava nut free', 'en', 'not declared', 'does not contain'],
    ['is the hummus vegan', 'en', 'not declared', 'Vegan'],
    ['ima li baklava orahe', 'bs', 'nije navedeno', 'ne sadrži'],
    ['هل تحتوي البقلاوة على مكسرات', 'ar', 'غير مذكور', 'لا يحتوي'],
  ] as const)('%s is said to be so, and to be asked at reception', (question, language, words, never) => {
    const text = ask(question, language, forgetful)?.text
    expect(text).toContain(words)
    expect(text).not.toContain(never)
    expect(text).toContain('+387 33 555 000')
  })

  test.each(['What can I eat without nuts?', 'I am allergic to nuts, what can I eat?'])(
    '%s does not offer it',
    (question) => {
      const [suiting, open] = (ask(question, 'en', forgetful)?.text ?? '').split(/\n(?=.*not declared)/)
      expect(suiting).toContain('Lentil Soup')
      expect(suiting).not.toMatch(/Baklava|Hummus/)
      expect(open).toMatch(/Hummus.*Baklava/)
    },
  )

  test('of more dishes than can be read it says how many there are besides, and none that is sold out', () => {
    const gone = menu.map((item) => (item.id === 'hummus' ? { ...item, soldOut: 'further' as const } : item))
    const lines = (ask('What can I eat without nuts?', 'en', gone)?.text ?? '').split('\n')
    const shown = lines.filter((line) => line.startsWith('• '))
    expect(shown).toHaveLength(20)
    const fitting = gone.filter(({ traits, soldOut }) => traits.nuts === false && !soldOut).length
    expect(lines).toContain(`More dishes like these on the menu: ${fitting - 20}`)
    expect(shown.join()).not.toContain('Hummus')
  })

  test('a dish is offered only without the choices that do not fit', () => {
    const text = ask('What can I eat without milk?')?.text
    expect(text).toMatch(/• Lamb.*\(not with .*Kajmak/)
    expect(text).not.toMatch(/• Cappuccino/)
  })

  test.each([
    ['Does the baklava contain nuts?', 'en', 'Baklava: nuts: not declared.', false],
    ['What can I eat without gluten?', 'en', 'gluten: not declared.', true],
    ['Šta mogu jesti bez glutena?', 'bs', 'gluten: nije navedeno.', true],
    ['ماذا يمكنني أن آكل بدون غلوتين؟', 'ar', 'غير مذكور', true],
  ] as const)('a hotel that declares nothing says so: %s', (question, language, words, isWeak) => {
    const fact = ask(question, language, silent)
    expect(fact?.text).toContain(words)
    expect(fact?.text).toContain('+387 33 555 000')
    expect(fact?.isWeak).toBe(isWeak)
  })
})

test.each([
  'How much is the baklava?',
  'Do you have baklava?',
  'Is there free milk in the room?',
  'Can I get an egg?',
  'Is there fish on the menu?',
  'What time is breakfast?',
  'Do you have coffee with milk?',
  'Does the pool have hot water?',
  'Are towels free?',
  'Is it vegan?',
  'koliko košta baklava s orasima',
  'Imate li mlijeko?',
  'Kada je doručak?',
  'هل يوجد حليب؟',
  'متى الفطور',
  'كم سعر البقلاوة',
  'Is breakfast vegan?',
  'Does the sauna contain nuts?',
  '',
])('%j is not about it', (question) => expect(ask(question)).toBeNull())

test.each([
  ['ما الحلويات المناسبة لمريض السيلياك؟', 'ar'],
  ['celiac, which desserts can I have?', 'en'],
  ['imam celijakiju, koje deserte mogu?', 'bs'],
] as const)(
  'whoever tells of a disease and asks for desserts is told of desserts that suit alone: %s',
  (question, language) => {
    const text = ask(question, language)?.text ?? ''
    const named = (is: (item: MenuItem) => boolean) =>
      menu
        .filter((item) => is(item) && text.includes(item.name[language] ?? item.name.en))
        .map(({ id }) => id)
    expect(named(({ traits }) => traits.gluten !== false)).toEqual([])
    expect(named(({ category }) => category !== 'Desserts')).toEqual([])
    expect(named(({ category }) => category === 'Desserts').length).toBeGreaterThan(0)
  },
)

const suiting = (text: string) => menu.filter(({ name }) => text.includes(name.en))

test.each([
  ["I'm celiac and avoid gluten, what can I eat?", 'gluten'],
  ['I have to avoid nuts, which desserts are without nuts?', 'nuts'],
] as const)('whoever says what they avoid is told what suits them: %s', (question, trait) => {
  const named = suiting(ask(question)?.text ?? '')
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ traits }) => traits[trait] === true)).toEqual([])
})

test('a dish that is named is told of, also by whoever states an allergy', () =>
  expect(ask("I'm allergic to milk, can I have the Red Lentil Soup?")?.text).toContain('Red Lentil Soup'))

test.each(['Garlic Shrimp?', 'Grilled halloumi?'])('the name of a dish alone asks for the dish: %s', (name) =>
  expect(ask(name)).toBeNull(),
)

test('whoever asks what to avoid is told what contains it', () => {
  const text = ask('what should I avoid with a shrimp allergy?')?.text ?? ''
  const named = menu.filter(({ name }) => text.includes(name.en))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ traits }) => traits.crustaceans === false)).toEqual([])
})
