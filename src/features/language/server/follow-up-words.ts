import { DEFAULT_LANGUAGE, LANGUAGES } from '#kit/shared/languages.ts'
import { inLanguages } from '#kit/shared/texts.ts'
import type { AskedFor, FollowUpWords } from '../kinds/talk.ts'
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
const within = (source: string) => new RegExp(`(?<= )(?:${source})(?= )`, 'u')
export const GOING_ON = inLanguages((language) => atStart(FOLLOW_UPS[language].goingOn))
export const REFERRING = inLanguages((language) => within(FOLLOW_UPS[language].referring))
export const CIRCUMSTANCE = inLanguages((language) => within(FOLLOW_UPS[language].circumstance))
export const MODAL = within(any(({ modal }) => modal))
export const CHEAPER = within(any(({ cheaper }) => cheaper))
export const EXISTING = within(any(({ existing }) => existing))
export const DROPPING = within(any(({ changes }) => changes.dropping))
export const SWAPPING = within(any(({ changes }) => changes.swapping))
export const ADDING_TO = within(any(({ changes }) => changes.adding))
export const FEWER = within(any(({ changes }) => changes.fewer))
export const SAME_AGAIN = whole(any(({ changes }) => changes.same))
export const MOVING = within(any(({ changes }) => changes.moving))
export const FILLERS = within(any(({ changes }) => changes.fillers))
export const QUESTIONING = within(any(({ questioning }) => questioning))
export const MEATLESS = LANGUAGES.map((language) => {
  const [said, called] = FOLLOW_UPS[language].meatless
  return { said: within(said), called }
})
export const TOTAL = within(any(({ total }) => total))
export const CHEAPEST = within(any(({ cheapest }) => cheapest))
/** By what is asked for: how that is asked, and how it is told, in any language. */
export const ASKS = Object.entries(FOLLOW_UPS[DEFAULT_LANGUAGE].asks).map(([kind]) => {
  const asked = kind as AskedFor
  return {
    kind: asked,
    asked: within(any(({ asks }) => asks[asked].asked)),
    told: within(any(({ asks }) => asks[asked].told)),
  }
})
export const INSTEAD = atStart(any(({ instead }) => instead))
