import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { SEARCH } from '../../words/words.ts'

type Script = {
  /** Every letter of it. */
  letters: RegExp
  /** Those who write in it. */
  languages: readonly Language[]
}

const groups = Map.groupBy(LANGUAGES, (language) => SEARCH[language].script)

/** The scripts that the languages are written in. */
export const SCRIPTS: readonly Script[] = [...groups].map(([script, languages]) => ({
  letters: new RegExp(`\\p{Script=${script}}`, 'gu'),
  languages,
}))

/** How many letters of a script a text has. */
export const lettersOf = (text: string, { letters }: Script): number => text.match(letters)?.length ?? 0
