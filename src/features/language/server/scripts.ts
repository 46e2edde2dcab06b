import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { SEARCH } from './lists.ts'

type Script = {
  /** Matches every letter of the script. */
  letters: RegExp
  /** The languages written in it. */
  languages: readonly Language[]
}

const groups = Map.groupBy(LANGUAGES, (language) => SEARCH[language].script)

/** The scripts of the supported languages. */
export const SCRIPTS: readonly Script[] = [...groups].map(([script, languages]) => ({
  letters: new RegExp(`\\p{Script=${script}}`, 'gu'),
  languages,
}))

/** The number of letters of a script in a text. */
export const lettersOf = (text: string, { letters }: Script): number => text.match(letters)?.length ?? 0
