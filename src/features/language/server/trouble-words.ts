import { LANGUAGES } from '#kit/shared/languages.ts'
import type { TroubleWords } from '../kinds/trouble.ts'
import { TROUBLE } from './lists.ts'
import { pattern } from './service-words.ts'

/** Guests mix languages, so every message is read with the words of all of them. */
const ALL = LANGUAGES.map((language) => TROUBLE[language])
const anyOf = (part: (words: TroubleWords) => string | readonly string[]) => ALL.flatMap(part).join('|')

export const WAITING = pattern(anyOf(({ waiting }) => waiting))
export const DIRTY = pattern(anyOf(({ dirty }) => dirty))
export const INSULTING = pattern(anyOf(({ insulting }) => insulting))
export const COMPLAINING = pattern(anyOf(({ complaining }) => complaining))
export const NOT_COMPLAINING = pattern(anyOf(({ notComplaining }) => notComplaining))

export const RECALLING = pattern(anyOf(({ recalling }) => recalling))
const wordsOfAll = (part: (words: TroubleWords) => string): ReadonlySet<string> =>
  new Set(ALL.flatMap((words) => part(words).split(' ')))
export const BESIDE_RECALL = wordsOfAll(({ besideRecall }) => besideRecall)
export const BECAUSE = pattern(anyOf(({ because }) => because))
export const DENYING = pattern(anyOf(({ denying }) => denying))
export const DIALLING = wordsOfAll(({ dialling }) => dialling)
export const BESIDE_NUMBER = wordsOfAll(({ besideNumber }) => besideNumber)
/** With the number after it. */
export const REACHED_AT = pattern(`(?:${anyOf(({ reaching }) => reaching)}) (?<number>\\d+)`)
export const ROOMS = wordsOfAll(({ rooms }) => rooms)
export const COUNTED = wordsOfAll(({ counted }) => counted)
