import { expect, test } from 'vitest'
import { languageName } from './language-name.ts'
import type { Language } from './languages.ts'
import { inLanguages } from './texts.ts'

test("languages are named in the reader's own", () => {
  const namesFor = (reader: Language) => inLanguages((each) => languageName(each, reader))
  expect(namesFor('en')).toMatchObject({ en: 'English', ar: 'Arabic', bs: 'Bosnian' })
  expect(namesFor('ar')).toMatchObject({ en: 'الإنجليزية', ar: 'العربية', bs: 'البوسنية' })
  expect(namesFor('bs')).toMatchObject({ en: 'engleski', ar: 'arapski', bs: 'bosanski' })
})
