import type { Signs } from '#features/knowledge/server/retrieval/certainty.ts'
import { type Hit } from '#features/knowledge/server/retrieval/hit.ts'
import { buildSearchIndex, type SearchIndex } from '#features/knowledge/server/retrieval/search.ts'
import { readEntry } from '#features/knowledge/server/retrieval/read.ts'
import { CERTAINTY, RANKING } from '#features/knowledge/server/retrieval/weights.ts'
import { type Choice, type Example, fitLogistic, fitRanking } from './fit.ts'
import type { Entry } from './questions.ts'
import { type QuestionSet, SETS } from './sets.ts'
import { meaningsBy, QUALITIES } from './stand-in.ts'

/**
 * Finds the weights of `retrieval/weights.ts` on the tuning parts and prints them: first those of the ranking, so that
 * the right entry of each question comes before the others; run again with these written down, those of the certainty.
 */

const CANDIDATES = 25
/** How much a question counts whose own entry was taken away, relative to one of guests. */
const WITHOUT_WEIGHT = 0.25
const FEW_WEIGHT = 0.5

/** The entries of a hotel that has written down little. */
const FEW = 8

type Known = { entries: readonly Entry[]; index: SearchIndex }
const know = (entries: readonly Entry[]): Known => ({
  entries,
  index: buildSearchIndex(entries.map(readEntry)),
})

type Feature = keyof typeof RANKING
type Sign = keyof typeof CERTAINTY.weights
/** What there is with embeddings alone is fitted after the rest, which holds without them, too. */
const ranking = (Object.keys(RANKING) as Feature[]).filter((name) => name !== 'meaning')
const signs = (Object.keys(CERTAINTY.weights) as Sign[]).filter(
  (name) => name !== 'embedded' && name !== 'likest',
)
const featuresOf = ({ features }: Hit) => ranking.map((name) => features[name])

function choicesOf(set: QuestionSet): Choice[] {
  const { index } = know(set.entries)
  const questions = set.questions('tuning').filter(({ key }) => key !== null)
  return questions.flatMap(({ key, text }) => {
    const { hits } = index.search(text, CANDIDATES)
    const right = hits.findIndex(({ at }) => set.entries[at]?.key === key)
    return right < 0 ? [] : [{ right, of: hits.map(featuresOf), weight: 1 / questions.length }]
  })
}

/** Each question of all entries, of all but its own, and of a few, its own among them or not. */
function examplesOf(set: QuestionSet): Example[] {
  const whole = know(set.entries)
  const without = new Map(
    set.entries.map(({ key }) => [key, know(set.entries.filter((entry) => entry.key !== key))] as const),
  )
  const parts = Array.from({ length: Math.ceil(set.entries.length / FEW) }, (_, part) =>
    know(set.entries.filter((_entry, at) => at % Math.ceil(set.entries.length / FEW) === part)),
  )
  const questions = set.questions('tuning')
  return questions.flatMap(({ key, text }, at) => {
    const ask = ({ entries, index }: Known, weight: number): Example[] => {
      const { hits, signs: seen } = index.search(text, 1)
      const isRight = key !== null && entries[hits[0]?.at ?? -1]?.key === key
      return seen ? [{ of: signs.map((name) => seen[name]), isRight, weight: weight / questions.length }] : []
    }
    const own = parts.find(({ entries }) => entries.some((entry) => entry.key === key))
    const other = parts.filter((part) => part !== own)[at % (parts.length - 1)]
    return [
      ...ask(whole, 1),
      ...(key === null ? [] : ask(without.get(key) ?? whole, WITHOUT_WEIGHT)),
      ...(own ? ask(own, FEW_WEIGHT) : []),
      ...(other ? ask(other, FEW_WEIGHT * WITHOUT_WEIGHT) : []),
    ]
  })
}

const written = (names: readonly string[], values: readonly number[]) =>
  names.map((name, at) => `${name}: ${(values[at] ?? 0).toFixed(2)}`).join(', ')

/** Each question as a provider of some quality reads it, with the certainty that there is without one. */
async function embeddedOf(
  set: QuestionSet,
  quality: number,
  knownOf: (seen: Signs) => number,
): Promise<Example[]> {
  const { entries, index } = know(set.entries)
  const meanings = await meaningsBy(quality, set, 'tuning')
  const questions = set.questions('tuning')
  const weight = 1 / questions.length
  const examples: Example[] = []
  for (const { key, text } of questions) {
    const { hits, signs: seen } = index.search(text, 1, meanings.get(text))
    const isRight = key !== null && entries[hits[0]?.at ?? -1]?.key === key
    if (seen) examples.push({ of: [seen.likest], known: knownOf(seen), isRight, weight })
  }
  return examples
}

console.log(`RANKING = { ${written(ranking, fitRanking(SETS.flatMap(choicesOf)))} }`)
const { bias, weights } = fitLogistic(SETS.flatMap(examplesOf))
console.log(`CERTAINTY = { bias: ${bias.toFixed(2)}, weights: { ${written(signs, weights)} } }`)

const knownOf = (seen: Signs) => signs.reduce((sum, name, at) => sum + (weights[at] ?? 0) * seen[name], bias)
const embedded: Example[] = []
for (const set of SETS) {
  for (const quality of QUALITIES) embedded.push(...(await embeddedOf(set, quality, knownOf)))
}
const ofMeaning = fitLogistic(embedded)
console.log(
  `with embeddings { embedded: ${ofMeaning.bias.toFixed(2)}, ${written(['likest'], ofMeaning.weights)} }`,
)
