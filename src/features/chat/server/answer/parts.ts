import { analyze } from '#features/knowledge/server/retrieval/analyze.ts'
import type { Answer } from '../change.ts'
import { type Grounds, plainAnswer, type Question, referral } from './plain.ts'

const PARTS_MAX = 3
const ENDS = /(?<=[?؟!\n])\s*|(?<=\p{L}{2}\.)\s+/u
/** An "and" before another question, in each language. */
const ANOTHER = new RegExp(
  [
    String.raw`\s(?:and|also)\s+(?=(?:what|when|where|which|how|who|is|are|do|does|can|could)\s)`,
    String.raw`\s(?:i|a)\s+(?=(?:da li|kada|kad|gdje|koliko|kako|šta|sta|što|ima li|imate li|radi li|mogu li|je li)\s)`,
    String.raw`\sو(?=(?:متى|أين|اين|هل|كم|كيف|ما|ماذا|من أين)\s)`,
  ].join('|'),
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
  ...new Map(all.map((one) => [one.id, one])).values(),
]

/** What all parts of a question may be answered from. */
export function together(grounds: readonly Grounds[]): Grounds {
  const [first] = grounds
  if (!first || grounds.length === 1) return first ?? { found: NOTHING, fact: null }
  const sure = grounds.map(({ found }) => found).filter(({ isConfident }) => isConfident)
  const facts = grounds.flatMap(({ fact }) => fact ?? [])
  const found = {
    entries: once(sure.flatMap(({ entries }) => entries)),
    certainty: Math.max(...grounds.map((one) => one.found.certainty)),
    isConfident: sure.length > 0,
  }
  const fact = {
    text: facts.map(({ text }) => text).join('\n'),
    isWeak: facts.every(({ isWeak }) => isWeak),
  }
  return { found, fact: facts.length > 0 ? fact : null }
}

const NOTHING = { entries: [], certainty: 0, isConfident: false }
const isKnown = ({ source }: Answer) => source === 'knowledge' || source === 'facts'

/**
 * The answer without a model to a question of several parts: what is known of each, then whom to ask about the rest. Of
 * one that has an answer to none, or of a single part, the answer to the whole.
 */
export function plainAnswerInParts(
  question: Question,
  parts: readonly string[],
  grounds: readonly Grounds[],
): Answer {
  const answers = parts.map((text, at) =>
    plainAnswer({ ...question, text }, grounds[at] ?? { found: NOTHING, fact: null }),
  )
  const known = answers.filter(isKnown)
  const [only] = answers
  if (only && answers.length === 1) return only
  if (known.length === 0) return plainAnswer(question, together(grounds))
  const rest = answers.some(({ source }) => source === 'default') ? [referral(question)] : []
  const texts = [...new Set(known.map(({ text }) => text)), ...rest]
  return {
    text: texts.join('\n'),
    source: known.some(({ source }) => source === 'knowledge') ? 'knowledge' : 'facts',
    entries: once(known.flatMap(({ entries }) => entries)),
  }
}
