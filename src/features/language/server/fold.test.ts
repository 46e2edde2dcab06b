import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, foldedWords } from './fold.ts'
import { stem } from './stem.ts'

test.each([
  ['Doručak ĆEVAPI', 'dorucak cevapi'],
  ['Đevđelija', 'Devdelija'],
  ['dzamija', 'džamija'],
  ['إفطار', 'افطار'],
  ['مُغَادَرَة', 'مغادره'],
  ['الأولى', 'الاولي'],
  ['مـــطعم', 'مطعم'],
  ['مسؤول', 'مسوول'],
  ['الساعة ٧:٣٠', 'الساعه 7:30'],
  ['ｗｉｆｉ', 'wifi'],
  ['don’t', 'dont'],
])('%s and %s fold to the same text', (a, b) => {
  expect(fold(a)).toBe(fold(b))
})

test('folding folded text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
  )
})

test('accents, case, Arabic marks and tatweel never change the word', () => {
  const letter = fc.constantFrom(...'abcčćdđeiostšuzžابتجدأإآىةيهوم')
  const mark = fc.constantFrom('', '\u064E', '\u0651', '\u0640', '\u0301')
  fc.assert(
    fc.property(fc.array(fc.tuple(letter, mark), { minLength: 1 }), (parts) => {
      const plain = parts.map(([one]) => one).join('')
      const marked = parts.map(([one, sign]) => `${one.toUpperCase()}${sign}`).join('')
      expect(fold(marked)).toBe(fold(plain))
    }),
  )
})

test('words are letters and digits, without the characters around them', () => {
  expect(foldedWords('Wi-Fi, (doručak)? «الإفطار» 7:30')).toEqual(['wi', 'fi', 'dorucak', 'الافطار', '7', '30'])
})

test.each([
  ['towels', 'towel'],
  ['parking', 'parked'],
  ['soba', 'sobama'],
  ['mlijeko', 'mleko'],
  ['recepcija', 'recepciji'],
  ['الغرف', 'غرف'],
  ['للمطعم', 'المطعم'],
  ['والمسبح', 'مسبح'],
])('%s and %s have the same stem', (a, b) => {
  expect(stem(fold(a))).toBe(stem(fold(b)))
})

test('a stem is never empty, and short words are unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const word of foldedWords(text)) expect(stem(word).length).toBeGreaterThan(0)
    }),
  )
  expect(stem('bus')).toBe('bus')
})
