import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergiesIn, allergyParts } from './allergy-words.ts'

test.each([
  ['My child is allergic to walnuts. No onion.', ['nuts']],
  ['NUT-FREE please, and no peanuts!', ['nuts', 'peanut']],
  ['Severe allergies, please call me', ['allergy']],
  ['gluten free, lactose intolerant', ['gluten', 'milk']],
  ['no eggs, shellfish or sesame; soya is fine', ['egg', 'shellfish', 'sesame', 'soy']],
  ['Bez glutena, molim. Alergija na kikiriki i lješnjake', ['gluten', 'peanut', 'nuts']],
  [
    'Bez mlijeka, jaja, ribe i celera. Dijete je alergično na orahe.',
    ['milk', 'egg', 'fish', 'celery', 'nuts'],
  ],
  ['Nema laktoze, ni školjki, ni gorušice', ['milk', 'shellfish', 'mustard']],
  ['طفلي لديه حساسية من الجوز. بدون بصل من فضلكم.', ['nuts']],
  ['عندي حساسيّة للمكسرات والسمسم والفول السوداني', ['nuts', 'sesame', 'peanut']],
  ['بدون حليب وبيض، وبلا غلوتين', ['milk', 'egg', 'gluten']],
  ['أتحسس من السمك والروبيان', ['fish', 'shellfish']],
  ['لديّ حساسية شديدة', ['allergy']],
  ['No octopus or scallops', ['shellfish']],
  ['Bez mekušaca, hobotnice i jastoga', ['shellfish']],
  ['بدون حبار أو أخطبوط', ['shellfish']],
  ['أتحسس من الرخويات', ['shellfish']],
  ['بدون ربيان', ['shellfish']],
])('%s', (note, found) => {
  expect(allergiesIn(note)).toEqual(found)
})

test.each([
  'Two doughnuts with coconut and nutmeg',
  'The eggplant without onion, please',
  'Molim dvije kašike i bez zvona, dijete spava',
  'طاولة بيضاء من فضلكم، وملعقة ثانية',
  'Room 12, at the fisherman’s door',
  '',
])('nothing is found in: %s', (note) => {
  expect(allergiesIn(note)).toEqual([])
})

test('the parts of a note are the note, whatever it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (note) => {
      expect(
        allergyParts(note)
          .map(({ text }) => text)
          .join(''),
      ).toBe(note)
    }),
  )
  const marked = allergyParts('No nuts, please').filter(({ key }) => key)
  expect(marked).toEqual([{ text: 'nuts', key: 'nuts' }])
})
