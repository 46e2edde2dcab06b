/** Learns by which words, and parts of words, emergencies are told from all else: `npm run learn`, half a minute. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  FEATURES,
  featuresOf,
  KIND_FEATURES,
  kindFeaturesOf,
} from '#features/assistant/server/emergency/features.ts'
import { DANGERS } from '#features/language/dangers.ts'
import { digestOf, phrasesToLearn } from './emergencies/phrases.ts'
import { learn, pack } from './logistic.ts'

const INTO = path.resolve(import.meta.dirname, '../src/features/assistant/server/emergency/learned.ts')
const phrases = phrasesToLearn()
const isOne = learn(
  phrases.map(({ text, danger }) => ({ features: featuresOf(text), label: danger === null ? 0 : 1 })),
  2,
  FEATURES,
)
// of two labels, each weight is the other's turned around
const emergency = pack(isOne.weights.subarray(FEATURES).map((weight) => weight * 2))
const bias = (isOne.biases[1] ?? 0) - (isOne.biases[0] ?? 0)
// a cry for help says nothing of why: each is learned with one before it, too
const ofDangers = phrases.flatMap(({ text, danger }) =>
  danger === null
    ? []
    : [text, `help ${text}`].map((said) => ({
        features: kindFeaturesOf(said),
        label: DANGERS.indexOf(danger),
      })),
)
const which = learn(ofDangers, DANGERS.length, KIND_FEATURES)

writeFileSync(
  INTO,
  `/** Written by \`npm run learn\` from tools/emergencies; \`step\`: what one step of a packed weight is worth. */
export const LEARNED = {
  of: '${digestOf(phrases)}',
  emergency: { step: ${emergency.step}, bias: ${bias}, weights: '${emergency.weights}' },
  danger: {
    step: ${pack(which.weights).step},
    biases: [${[...which.biases].join(', ')}],
    weights: '${pack(which.weights).weights}',
  },
}
`,
)
console.log(`Learned from ${phrases.length} phrases, ${ofDangers.length / 2} of them emergencies.`)
