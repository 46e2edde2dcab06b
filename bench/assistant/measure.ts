import type { Meanings } from '#features/knowledge/server/retrieval/meaning.ts'
import { readEntry } from '#features/knowledge/server/retrieval/read.ts'
import { buildSearchIndex } from '#features/knowledge/server/retrieval/search.ts'
import { OFFERED_FROM, SURE_FROM } from '#features/knowledge/server/retrieval/weights.ts'
import { RIVALS } from './rivals.ts'
import type { Half, QuestionSet } from './sets.ts'

export type Answer = { certainty: number; isRight: boolean; isAnswerable: boolean }

export const shareOf = <T>(all: readonly T[], is: (one: T) => boolean) =>
  all.length === 0 ? 0 : all.filter(is).length / all.length

/** What is answered to the questions of a set, and how often a plain search has the right entry first. */
export function measure(set: QuestionSet, half: Half, meanings?: ReadonlyMap<string, Meanings>) {
  const { entries } = set
  const index = buildSearchIndex(entries.map(readEntry))
  const keyAt = (at: number | undefined) => (at === undefined ? undefined : entries[at]?.key)
  const questions = set.questions(half)
  const answers = questions.map(({ key, text }) => {
    const { hits, certainty } = index.search(text, 3, meanings?.get(text))
    const keys = hits.map(({ at }) => keyAt(at))
    const near = hits.filter(({ spoken }) => spoken.strength >= OFFERED_FROM).map(({ at }) => keyAt(at))
    return {
      certainty,
      isAnswerable: key !== null,
      isSure: certainty >= SURE_FROM,
      isRight: key !== null && keys[0] === key,
      isInThree: key !== null && keys.includes(key),
      isOffered: key !== null && near.includes(key),
    }
  })
  const answerable = answers.filter(({ isAnswerable }) => isAnswerable)
  const others = answers.filter(({ isAnswerable }) => !isAnswerable)
  const asked = questions.filter(({ key }) => key !== null)
  const rivals = Object.entries(RIVALS).map(([name, build]) => {
    const find = build(entries)
    return [name, shareOf(asked, ({ key, text }) => keyAt(find(text)) === key)] as const
  })
  return {
    answers: answers as Answer[],
    count: answerable.length,
    hit1: shareOf(answerable, ({ isRight }) => isRight),
    hit3: shareOf(answerable, ({ isInThree }) => isInThree),
    rightly: shareOf(answerable, ({ isSure, isRight }) => isSure && isRight),
    wrongly: shareOf(answerable, ({ isSure, isRight }) => isSure && !isRight),
    offered: shareOf(answerable, ({ isSure, isOffered }) => !isSure && isOffered),
    leftAlone: shareOf(others, ({ isSure }) => !isSure),
    rivals: Object.fromEntries(rivals) as Record<keyof typeof RIVALS, number>,
  }
}

/** Of the answers between two certainties: how many, how certain on average, and how many are right. */
export function reliabilityOf(answers: readonly Answer[], steps = 5) {
  return Array.from({ length: steps }, (_, step) => {
    const [from, to] = [step / steps, (step + 1) / steps]
    const inside = answers.filter(
      ({ certainty }) => certainty >= from && (certainty < to || step === steps - 1),
    )
    const said = inside.reduce((sum, { certainty }) => sum + certainty, 0) / Math.max(1, inside.length)
    return { from, to, count: inside.length, said, right: shareOf(inside, ({ isRight }) => isRight) }
  })
}
