import { LEARNED } from './learned.ts'
import { orderSignsOf } from './order-signs.ts'

type Learned = { step: number; bias: number; weights: string }

/** By what was learned: how likely somebody wants dishes who writes these words, from 0 to 1; else they ask or tell. */
export function likelihoodBy({ step, bias, weights: packed }: Learned) {
  const weights = new Int8Array(Buffer.from(packed, 'base64'))
  return (words: readonly string[], isDish: (word: string) => boolean): number => {
    let score = 0
    for (const [number, amount] of orderSignsOf(words, isDish)) score += amount * (weights[number] ?? 0)
    return 1 / (1 + Math.exp(-(bias + step * score)))
  }
}

export const orderLikelihood = likelihoodBy(LEARNED)
