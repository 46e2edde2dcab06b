import { expect, test } from 'vitest'
import { languageName } from './language-name.ts'
import { LANGUAGES } from './languages.ts'

test("languages are named in the reader's own", () => {
  expect(LANGUAGES.map((one) => languageName(one, 'en'))).toEqual(['English', 'Arabic', 'Bosnian'])
  expect(LANGUAGES.map((one) => languageName(one, 'ar'))).toEqual(['الإنجليزية', 'العربية', 'البوسنية'])
  expect(LANGUAGES.map((one) => languageName(one, 'bs'))).toEqual(['engleski', 'arapski', 'bosanski'])
})
