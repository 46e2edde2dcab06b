import { fold, foldedWords } from '#features/language/server/fold.ts'
import type { Offer } from '#features/service-items/contract.ts'
import type { Answer } from '#features/service-items/pricing.ts'
import type { Question } from '#features/service-items/questions.ts'
import { ANSWER_NOTE_MAX } from '#features/service-items/rules.ts'
import type { Texts } from '#kit/shared/texts.ts'
import { isSaid } from './menu-index.ts'
import { isContent } from './offer-names.ts'

type Count = Extract<Question, { kind: 'count' }>
type Choice = Extract<Question, { kind: 'choice' }>

const labelsOf = (label: Texts) => Object.values(label).flatMap((text) => (text ? [foldedWords(text)] : []))

/** How much of a label is said, in the language in which it is most. */
const shareSaid = (label: Texts, words: readonly string[]) =>
  Math.max(
    0,
    ...labelsOf(label).map(
      (own) => own.filter((each) => words.some((word) => isSaid(word, each))).length / own.length,
    ),
  )

/** Of several the one that is said most; null where two are said alike, or none is. */
function mostSaid<Of extends { label: Texts }>(all: readonly Of[], words: readonly string[]): Of | null {
  const shares = all
    .map((choice) => ({ choice, share: shareSaid(choice.label, words) }))
    .toSorted((a, b) => b.share - a.share)
  const [first, second] = shares
  return first && first.share > (second?.share ?? 0) ? first.choice : null
}

/** How many are wanted of each: a number answers the question that it names, otherwise the first. */
function wantedOf(counts: readonly Count[], { count, counted, words }: Said): ReadonlyMap<string, number> {
  const each = counted.flatMap((each) => {
    const meant = mostSaid(counts, each.words)
    return meant ? [[meant.id, each.count] as const] : []
  })
  if (new Set(each.map(([id]) => id)).size > 1) return new Map(each)
  const meant = mostSaid(counts, words) ?? counts[0]
  return new Map(meant && count ? [[meant.id, count]] : [])
}

/** What else is counted is then none. */
function countsOf(counts: readonly Count[], said: Said): Answer[] {
  const wanted = wantedOf(counts, said)
  if (wanted.size === 0) return []
  return counts.map(({ id, min, max }) => ({
    id,
    count: Math.min(Math.max(wanted.get(id) ?? min, min), max),
  }))
}

const countsAmong = (questions: readonly Question[]) =>
  questions.filter((each): each is Count => each.kind === 'count')

/** The most that can be had at a time, where more is wanted. */
export function mostOf({ questions }: Pick<Offer, 'questions'>, said: Said): number | null {
  const counts = countsAmong(questions)
  const wanted = wantedOf(counts, said)
  return counts.find(({ id, max }) => (wanted.get(id) ?? 0) > max)?.max ?? null
}

/** Words such as "to the" tell two choices apart, but choose none. */
function choicesOf(choices: readonly Choice[], words: readonly string[]): Answer[] {
  const telling = words.filter((word) => isContent({ word }))
  return choices.flatMap(({ id, choices: all }) => {
    const chosen = mostSaid(all, words)
    return chosen && shareSaid(chosen.label, telling) > 0 ? [{ id, choice: chosen.id }] : []
  })
}

export type Said = {
  /** The words of the message. */
  words: readonly string[]
  count: number | null
  /** Each number with the words that follow it. */
  counted: readonly { count: number; words: readonly string[] }[]
  /** What was said besides. */
  note: string | null
}

/** What a message answers of an offer's questions; the rest is left to the guest. */
export function answersOf({ questions }: Pick<Offer, 'questions'>, said: Said): Answer[] {
  const { words, note } = said
  const of = <Kind extends Question['kind']>(kind: Kind) =>
    questions.filter((each): each is Extract<Question, { kind: Kind }> => each.kind === kind)
  const [asked, ...more] = of('note')
  const fits = asked && more.length === 0 && note !== null && fold(note) !== ''
  return [
    ...countsOf(countsAmong(questions), said),
    ...choicesOf(of('choice'), words),
    ...(fits ? [{ id: asked.id, note: note.slice(0, ANSWER_NOTE_MAX) }] : []),
  ]
}
