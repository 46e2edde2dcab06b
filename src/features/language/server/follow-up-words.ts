import { LANGUAGES } from '#kit/shared/languages.ts'
import { inLanguages } from '#kit/shared/texts.ts'
import type { FollowUpWords } from '../kinds/talk.ts'
import { FOLLOW_UPS } from './lists.ts'

/** Guests mix languages, so every message is read with the words of all of them. */
const ALL = LANGUAGES.map((language) => FOLLOW_UPS[language])
const any = (part: (words: FollowUpWords) => string | undefined) =>
  ALL.flatMap((words) => part(words) ?? []).join('|')

const whole = (source: string) => new RegExp(`^ (?:${source}) $`, 'u')
const atStart = (source: string) => new RegExp(`^ (?:${source})(?= )`, 'u')

export const PRONOUN = new RegExp(`(?<= )(?:${any(({ pronouns }) => pronouns)})(?= )`, 'u')
export const ATTACHED_PRONOUN = new RegExp(`(?<= )(?:${any(({ attached }) => attached)})(?= )`, 'u')
const placesOf = (source: (words: FollowUpWords, placed: string) => string) =>
  [0, 1, 2, 3, 4].map((at) =>
    any((words) => source(words, words.placed.replace('<place>', words.places[at] ?? ''))),
  )
/** By place of what was listed, the last at the end: named within a message, and picked by a whole one. */
export const PLACES = placesOf((_, placed) => placed).map((each) => new RegExp(`(?<= )(?:${each})(?= )`, 'u'))
export const PICKING = placesOf(({ picking: [before, after] }, placed) => before + placed + after).map(whole)
/** A number may be said in each language, so that they stand apart. */
export const AGAIN = ALL.map(({ again }) => whole(again))
export const AGREEING = whole(any(({ agreeing }) => agreeing))
/** By language: what means "and" in one is a word of another. */
export const WHAT_ABOUT = inLanguages(
  (language) => new RegExp(`^ (?:${FOLLOW_UPS[language].whatAbout})`, 'u'),
)
export const RATHER = new RegExp(`(?<= )(?:${any(({ rather }) => rather)})(?= )`, 'u')
export const INSTEAD = atStart(any(({ instead }) => instead))
