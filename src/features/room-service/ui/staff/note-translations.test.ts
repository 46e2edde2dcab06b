import { expect, test } from 'vitest'
import { translationsOf } from './note-translations.ts'

const NOTE = 'بدون ثلج\nمن فضلك على الشرفة الصغيرة\n\nPlease knock'

test('phrases are translated exactly, the rest by what a machine made of it, and what is left is left', () => {
  const translations = [{ text: 'من فضلك على الشرفة الصغيرة', translation: 'Na mali balkon, molim' }]
  expect(translationsOf(NOTE, { translations }, 'bs')).toEqual([
    { text: 'Bez leda', isExact: true },
    { text: 'Na mali balkon, molim', isExact: false },
    { text: 'Molim pokucajte', isExact: true },
  ])
  expect(translationsOf(NOTE, { translations: null }, 'bs').map(({ text }) => text)).toEqual([
    'Bez leda',
    'Molim pokucajte',
  ])
})

test('a phrase that is in the language already stays alone', () => {
  expect(translationsOf('Bez leda', { translations: null }, 'bs')).toEqual([])
})
