import i18next from 'i18next'
import { expect, test } from 'vitest'
import { textsOf } from '#kit/server/texts.ts'
import { saysLanguage, textLabel } from './use-text-label.ts'

test.each([
  ['en', 'nameAr', 'Arabic name'],
  ['en', 'titleEn', 'English title'],
  ['en', 'labelBs', 'Bosnian name'],
  ['bs', 'descriptionAr', 'arapski opis'],
  ['ar', 'nameBs', 'الاسم (\u2068البوسنية\u2069)'],
] as const)('in %s the field %s is called "%s"', async (reader, field, label) => {
  const resources = { [reader]: textsOf(reader, ['hotel-admin']) } as never
  const t = await i18next.createInstance().init({ lng: reader, ns: 'hotel-admin', resources })
  expect(textLabel(t as never, reader, field)).toBe(label)
})

test('only the name of a text can say its language', () => {
  const fields = ['name', 'nameAr', 'begins', 'seenAr', 'descriptionEn']
  expect(fields.filter(saysLanguage)).toEqual(['nameAr', 'descriptionEn'])
})
