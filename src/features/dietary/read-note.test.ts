import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { isAboutHealth, partsOf } from '#features/language/health-words.ts'
import { examplesOf } from '#tests/examples.ts'
import { readNote } from './read-note.ts'

const asks = (note: string) => {
  const { allergens, isUnnamed } = readNote(note)
  return isUnnamed || allergens.length > 0
}

/** Of a hundred notes that concern health so many must be found, of as many harmless ones so many may be held for one. */
const FOUND_MIN = 98
const ALARMS_MAX = 5

test.each(LANGUAGES)(
  'of what guests write, nearly all that concerns health is found, and little else (%s)',
  (language) => {
    const { notes } = examplesOf(language)
    const missed = notes.health.filter((note) => !asks(note))
    const alarms = notes.harmless.filter(asks)
    expect(notes.health.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(
      (notes.health.length * FOUND_MIN) / 100,
    )
    expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual((notes.harmless.length * ALARMS_MAX) / 100)
  },
)

test.each([
  ['My child is allergic to walnuts. No onion.', ['nuts']],
  ['NUT-FREE please, and no peanuts!', ['peanuts', 'nuts']],
  ['gluten free, lactose intolerant', ['gluten', 'milk']],
  ['no eggs, shellfish or sesame; soya is fine', ['crustaceans', 'eggs', 'soybeans', 'sesame', 'molluscs']],
  ['Bez glutena, molim. Alergija na kikiriki i lješnjake', ['gluten', 'peanuts', 'nuts']],
  ['Nema laktoze, ni školjki, ni gorušice', ['crustaceans', 'milk', 'mustard', 'molluscs']],
  ['Bez mekušaca, hobotnice i jastoga', ['crustaceans', 'molluscs']],
  ['bez pavlake, maslaca i ječma', ['gluten', 'milk']],
  ['ljuskari i plodovi mora ne', ['crustaceans', 'molluscs']],
  ['طفلي لديه حساسية من الجوز. بدون بصل من فضلكم.', ['nuts']],
  ['عندي حساسيّة للمكسرات والسمسم والفول السوداني', ['peanuts', 'nuts', 'sesame']],
  ['بدون حليب وبيض، وبلا غلوتين', ['gluten', 'eggs', 'milk']],
  ['أتحسس من السمك والربيان والقريدس', ['crustaceans', 'fish']],
  ['بدون زبدة ولا كاليماري ولا شعير', ['gluten', 'milk', 'molluscs']],
  ['بدون مأكولات بحرية', ['crustaceans', 'molluscs']],
  ['No butter, no barley, no calamari', ['gluten', 'milk', 'molluscs']],
  ['No 🥜', ['peanuts', 'nuts']],
  ['Milk on the side, please', ['milk']],
])('%s', (note, allergens) => expect(readNote(note).allergens.toSorted()).toEqual(allergens.toSorted()))

test.each([
  'Please be extra careful with nuts',
  'Dodatno pazite na orahe',
  'انتبهوا أكثر من المكسرات',
  'double check there are no nuts',
  'no extra nuts',
  'please don’t add nuts',
  'Not too many nuts and extra napkins',
])('more care is no wish for more: %s', (note) => expect(readNote(note).allergens).toEqual(['nuts']))

test.each([
  'extra nuts on top please',
  'duplo sira',
  'زيادة جبن',
  'جبن وحليب زيادة',
  'Extra grated cheese and butter, please',
  'No onion and extra cheese',
  'Više mlijeka uz kafu',
  'المزيد من الحليب',
])('a wish for more asks for nothing: %s', (note) => expect(asks(note)).toBe(false))

test.each([
  'Severe food allergy, please call me first',
  'I carry an EpiPen',
  'I am allergic to strawberries',
  'Dijabetičar sam',
  'Ne podnosim bijeli luk',
  'عندي سكري',
  'لا أتحمل الفراولة',
  'I am pregnant, please no raw meat',
  'Allergic to kiwi. No milk.',
])('health without an allergen’s name: %s', (note) => expect(readNote(note).isUnnamed).toBe(true))

test.each([
  'no glu\u200Bten',
  'no\u200Bgluten',
  'no g\u00ADlut\u2060en',
  '\u2066gluten\u2069 free',
  'no glut\u034Fen',
  'bez glútena',
  'بدون غـلـوتـيـن',
  'بدون غَلُوتِين',
  'no glutten',
  'no gultens',
  'وبالغلوتين',
])('signs that nobody sees, accents and a mistyped letter hide nothing: %j', (note) =>
  expect(readNote(note).allergens).toEqual(['gluten']),
)

test.each([
  'no mayo please',
  'bez majoneze, molim',
  'بدون مايونيز',
  'Salad without croutons',
  'supa bez rezanaca',
  'برجر بدون خبز',
])('what is only to be left out is nobody’s allergy: %s', (note) => expect(asks(note)).toBe(false))

test.each([
  ['I don’t eat eggs', ['eggs']],
  ['we dont eat fish', ['fish']],
  ['ne jedem jaja', ['eggs']],
  ['لا آكل البيض', ['eggs']],
  ['no mayo, I am allergic to eggs', ['eggs']],
])('what somebody does not eat is kept away: %s', (note, allergens) =>
  expect(readNote(note).allergens).toEqual(allergens),
)

test.each([
  'Two doughnuts with coconut',
  'The eggplant without onion, please',
  'Molim dvije kašike i bez zvona, dijete spava',
  'Kožica da bude hrskava, i sirova mrkva',
  'طاولة بيضاء من فضلكم، وملعقة ثانية',
  'رمضان كريم، مع ترمس شاي',
  'Room 12, at the fisherman’s door',
  'It was even better today, only barely warm',
  'Thank you sir, vanilla ice cream and a butter knife',
  'Vegan and halal, please',
  'Pasta, and bread with it',
  '',
])('nothing is found in: %s', (note) => expect(asks(note)).toBe(false))

test('the parts of a note are the note, whatever it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (note) => {
      const parts = partsOf(note).map(({ text }) => text)
      expect(parts.join('')).toBe(note)
    }),
  )
  const marked = partsOf('No nuts, please').filter(isAboutHealth)
  expect(marked.map(({ text }) => text)).toEqual(['nuts'])
})
