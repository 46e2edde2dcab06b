import { LANGUAGES } from '#kit/shared/languages.ts'
import { NOTES as NOTED } from '../notes.ts'
import { isOneOf } from '../words.ts'
import { FOODS } from './asked-words.ts'
import { foldedWords } from './fold.ts'
import { isOfFood } from './food-words.ts'
import { withoutJoined } from './lexicon.ts'
import { ORDERS } from './lists.ts'
import { AND, AROUND, NOTES, numberOf } from './order-words.ts'
import { remembered } from './remembered.ts'
import { stem } from './stem.ts'

const SHORTEST = 4
const GROUPS = ['cooking', 'serving', 'delivery', 'drinks'] as const

/** The words of what guests often tell the kitchen that are neither food nor lead to it. */
const ofPhrases = LANGUAGES.flatMap((language) =>
  GROUPS.flatMap((group) => Object.values(NOTED[language].phrases[group])).flatMap(foldedWords),
).filter(
  (word) =>
    word.length >= SHORTEST &&
    !isOfFood(word) &&
    numberOf(word) === null &&
    ![AND, AROUND, NOTES].some((words) => words.has(word)),
)
const listed = LANGUAGES.flatMap((language) => foldedWords(ORDERS[language].manner))

const MANNER: ReadonlySet<string> = new Set([...listed, ...ofPhrases].map(stem))
const LISTED: ReadonlySet<string> = new Set(listed.map(stem))

/** `كباب` is no "like a door". */
const waysOf = (word: string) => (isOneOf(word, FOODS) ? [word] : [word, withoutJoined(word)]).map(stem)

const MORE: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => foldedWords(NOTED[language].health.more)),
)
/** Whether a word asks for more of what follows it. */
export const isMoreOf = (word: string) => MORE.has(word)

/** Whether a word says how something is made or brought, rather than what. */
export const isOfManner = remembered((word) => waysOf(word).some((form) => MANNER.has(form)))

/** Whether a word surely does, and is never the whole of a dish's name. */
export const isManner = remembered((word) => waysOf(word).some((form) => LISTED.has(form)))
