import { LANGUAGES } from '#kit/shared/languages.ts'
import type { TroubleWords } from '../kinds/trouble.ts'
import { CRIES_OF_OTHERS } from '../others/emergency.ts'
import { foldedWords } from './fold.ts'
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

export const FALSE_ALARM = pattern(anyOf(({ falseAlarm }) => falseAlarm))
export const RECALLING = pattern(anyOf(({ falseAlarm, recalling }) => [falseAlarm, ...recalling]))
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

const cries = [...ALL.map((words) => words.cries), CRIES_OF_OTHERS].flatMap((list) => list.split(/\s+/))
const foldedCries = (isStart: boolean) =>
  cries.filter((cry) => cry.endsWith('*') === isStart).flatMap((cry) => foldedWords(cry))
const WHOLE_CRIES: ReadonlySet<string> = new Set(foldedCries(false))
const STARTS_OF_CRIES = foldedCries(true)
/** Whether a folded word alone is a cry for help. */
export const isCry = (word: string) =>
  WHOLE_CRIES.has(word) || STARTS_OF_CRIES.some((start) => word.startsWith(start))
