import { foldedWords } from '#features/language/server/fold.ts'
import type { Answer } from '#features/service-items/pricing.ts'
import type { Question } from '#features/service-items/questions.ts'
import type { Texts } from '#kit/shared/texts.ts'
import type { Place } from '../../intents.ts'
import { tokensOf } from './clauses.ts'
import { leftOver } from './left-over.ts'
import type { Left, Line } from './line.ts'
import { isSaid } from './menu-index.ts'
import { isContent, offersOfArea } from './offer-names.ts'

type Read = {
  offer: Parameters<typeof offersOfArea>[1][number] & {
    questions: readonly Question[]
    resources?: readonly { name: Texts }[]
  }
  answers: readonly Answer[]
  count: number | null
}

const textsOf = ({ questions, resources = [] }: Read['offer']): Texts[] => [
  ...questions.flatMap((question) =>
    question.kind === 'choice'
      ? [question.label, ...question.choices.map(({ label }) => label)]
      : [question.label],
  ),
  ...resources.map(({ name }) => name),
]

/**
 * What of a message stands nowhere in what is offered of it, as its guest wrote it.
 * @param line without when it is wanted, and for how many
 * @param found the words by which the offers are called, and the rooms that are named
 */
export function serviceLeftOver(
  text: string,
  line: Line,
  found: { named: readonly Left[]; rooms: readonly Place[] },
  options: readonly Read[],
): string[] {
  const names = options.flatMap(({ offer }) =>
    textsOf(offer).flatMap((texts) =>
      Object.values(texts).flatMap((each) => (each ? foldedWords(each) : [])),
    ),
  )
  const answers = options.flatMap((option) => option.answers)
  const written = new Set([
    ...found.named.map(({ word }) => word),
    ...[...answers.map(({ note }) => note ?? ''), ...found.rooms.map(({ said }) => said)].flatMap((each) =>
      tokensOf(each).map(({ word }) => word),
    ),
  ])
  const numbers = [...options.map(({ count }) => count), ...answers.map(({ count }) => count ?? null)]
  const isPlaced = (word: string, number: number | null) =>
    written.has(word) ||
    (number !== null && numbers.includes(number)) ||
    names.some((name) => isSaid(word, name)) ||
    (number === null && !/^\d/.test(word) && !isContent({ word })) ||
    offersOfArea(
      [{ word, start: 0, end: 0, at: 0 }],
      options.map(({ offer }) => offer),
    ).length > 0
  return leftOver(text, isPlaced, line)
}
