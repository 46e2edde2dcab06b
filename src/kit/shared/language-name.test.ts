import { expect, test } from 'vitest'
import { languageName } from './language-name.ts'
import { LANGUAGES } from './languages.ts'

test("languages are named in the reader's own", () => {
  expect(LANGUAGES.map((each) => languageName(each, 'en'))).toEqual(['English', 'Arabic', 'Bosnian'])
  expect(LANGUAGES.map((each) => languageName(each, 'ar'))).toEqual(['الإنجليزية', 'العربية', 'البوسنية'])
  expect(LANGUAGES.map((each) => languageName(each, 'bs'))).toEqual(['engleski', 'arapski', 'bosanski'])
})
