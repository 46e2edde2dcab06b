import { analyze } from '#features/language/server/analyze.ts'
import { WORDS } from '#features/language/lists.ts'
import { JOINING } from '#features/language/server/lists.ts'
import { textIn } from '#kit/server/texts.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import type { Answer, Grounds, Question } from '../question.ts'
import { type OwnAnswer, plainAnswer, referral } from './plain.ts'

const PARTS_MAX = 3
const ENDS = /(?<=[?؟!\n])\s*|(?<=\p{L}{2}\.)\s+/u
/** An "and" before another question, in each language. */
const ANOTHER = new RegExp(
  LANGUAGES.map((language) => {
    const { and, andAsking = '', question } = JOINING[language]
    const attached = WORDS[language].attached?.and
    const words = `${and} ${andAsking}`.trim().replaceAll(' ', '|')
    return String.raw`\s(?:(?:${words})\s+${attached ? `|${attached}` : ''})(?=(?:${question})\s)`
  }).join('|'),
  'giu',
)

/** The questions that a message asks, at most three; all of it where it asks one. */
export function partsOf(text: string): string[] {
  const parts = text
    .split(ENDS)
    .flatMap((sentence) => sentence.split(ANOTHER))
    .map((part) => part.trim())
    .filter((part) => analyze(part).length > 0)
  return parts.length > 1 && parts.length <= PARTS_MAX ? parts : [text]
}

const once = <Of extends { id: string }>(all: readonly Of[]): Of[] => [
  ...new Map(all.map((each) => [each.id, each])).values(),
]

/** What all parts of a question may be answered from. */
export function together(grounds: readonly Grounds[]): Grounds {
  const [first] = grounds
  if (!first || grounds.length === 1) return first ?? NO_GROUNDS
  const sure = grounds.map(({ found }) => found).filter(({ isConfident }) => isConfident)
  const facts = grounds.flatMap(({ fact }) => fact ?? [])
  const found = {
    entries: once(sure.flatMap(({ entries }) => entries)),
    certainty: Math.max(...grounds.map((ground) => ground.found.certainty)),
    isConfident: sure.length > 0,
  }
  const fact = {
    text: facts.map(({ text }) => text).join('\n'),
    isWeak: facts.every(({ isWeak }) => isWeak),
    isExact: facts.some(({ isExact }) => isExact),
    named: facts.flatMap(({ named }) => named ?? []),
    listed: facts.flatMap(({ listed }) => listed ?? []),
  }
  const now = grounds.find((ground) => ground.now !== null)?.now ?? null
  return { found, fact: facts.length > 0 ? fact : null, now }
}

const NO_GROUNDS: Grounds = {
  found: { entries: [], certainty: 0, isConfident: false },
  fact: null,
  now: null,
}
const isKnown = ({ source }: Answer) => source === 'knowledge' || source === 'facts'

/** What a guest asks in a message: one of its questions, or one of its subjects. */
export type Part = { text: string; name: string }
const NAME_MAX = 80

/**
 * The answer without a model to a question of several parts: what is known of each, then what is not, and whom to ask
 * about it. Of one that has an answer to none, or of a single part, the answer to the whole.
 */
export function plainAnswerInParts(
  question: Question,
  parts: readonly Part[],
  grounds: readonly Grounds[],
): OwnAnswer {
  const answers = parts.map(({ text, name }, at) => ({
    name,
    answer: plainAnswer({ ...question, text }, grounds[at] ?? NO_GROUNDS),
  }))
  const known = answers.map(({ answer }) => answer).filter(isKnown)
  const [only] = answers
  if (only && answers.length === 1) return only.answer
  if (known.length === 0) return plainAnswer(question, together(grounds))
  const unknown = answers.filter(({ answer }) => answer.source === 'default').map(({ name }) => name)
  const rest = unknown.length === 0 ? [] : [unknownOf(question, unknown.join(' · ').slice(0, NAME_MAX))]
  const sure = known.filter(({ isSure }) => isSure)
  const textOf = (all: readonly Answer[]) => [...new Set(all.map(({ text }) => text))]
  return {
    text: [...textOf(known), ...rest].join('\n'),
    source: known.some(({ source }) => source === 'knowledge') ? 'knowledge' : 'facts',
    entries: once(known.flatMap(({ entries }) => entries)),
    listed: known.flatMap(({ listed }) => listed ?? []),
    isSure: answers.every(({ answer }) => answer.isSure),
    settled: { text: textOf(sure).join('\n'), entries: once(sure.flatMap(({ entries }) => entries)) },
  }
}

const unknownOf = (question: Question, part: string) =>
  textIn(question.language, 'assistant', 'unknownPart', { part, reply: referral(question) })
