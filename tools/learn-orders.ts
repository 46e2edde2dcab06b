/** Learns by which words whoever wants a dish is told from whoever asks or tells something of it: `npm run learn`. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { FEATURES, orderSignsOf } from '#features/assistant/server/intents/order-signs.ts'
import { likelihoodBy } from '#features/assistant/server/intents/order-likelihood.ts'
import { learn, pack } from './logistic.ts'
import {
  digestOf,
  isDish,
  type Phrase,
  phrasesKept,
  phrasesToLearn,
  phrasesWithoutKept,
} from './orders/phrases.ts'

const INTO = path.resolve(import.meta.dirname, '../src/features/assistant/server/intents/learned.ts')

function learnOf(phrases: readonly Phrase[]) {
  const { weights, biases } = learn(
    phrases.map(({ words, isOrder }) => ({ features: orderSignsOf(words, isDish), label: isOrder ? 1 : 0 })),
    2,
    FEATURES,
  )
  // of two labels, each weight is the other's turned around
  return {
    ...pack(weights.subarray(FEATURES).map((weight) => weight * 2)),
    bias: (biases[1] ?? 0) - (biases[0] ?? 0),
  }
}

const share = (some: readonly Phrase[], is: (phrase: Phrase) => boolean) =>
  (some.filter(is).length / some.length).toFixed(2)

const tried = learnOf(phrasesWithoutKept())
const likelihood = likelihoodBy(tried)
const isTaken = ({ words }: Phrase) => likelihood(words, isDish) >= 0.5
const kept = phrasesKept()
console.log(
  `Of ${kept.length} phrases that were kept apart, ${share(
    kept.filter(({ isOrder }) => isOrder),
    isTaken,
  )} of the orders and`,
  `${share(
    kept.filter(({ isOrder }) => !isOrder),
    isTaken,
  )} of all else were taken for orders.`,
)

const phrases = phrasesToLearn()
const { step, bias, weights } = learnOf(phrases)
writeFileSync(
  INTO,
  `/** Written by \`npm run learn\` from tools/orders; \`step\`: what one step of a packed weight is worth. */
export const LEARNED = { of: '${digestOf(phrases)}', step: ${step}, bias: ${bias}, weights: '${weights}' }
`,
)
console.log(
  `Learned from ${phrases.length} phrases, ${phrases.filter(({ isOrder }) => isOrder).length} of them orders.`,
)
