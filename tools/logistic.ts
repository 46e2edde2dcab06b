import type { Features } from '#features/assistant/server/emergency/features.ts'

const ROUNDS = 30
/** Learned so many times, each in another order, and their mean kept: one order alone leans to what came last. */
const TIMES = 8
const RATE = 0.5
const BIAS_RATE = 0.02
const DECAY = 1e-5

export type Example = { features: Features; label: number }

/** The same numbers each time. */
function* randomNumbers(time: number) {
  let seed = time
  for (;;) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    yield seed / 0x7fffffff
  }
}

const add = (total: Float64Array, of: Float64Array) => total.map((value, at) => value + (of[at] ?? 0))

/** The mean of what is learned in several orders. */
export function learn(examples: readonly Example[], labels: number, size: number) {
  let [weights, biases] = [new Float64Array(size * labels), new Float64Array(labels)]
  for (let time = 1; time <= TIMES; time++) {
    const learned = learnOnce(examples, labels, size, time)
    weights = add(weights, learned.weights)
    biases = add(biases, learned.biases)
  }
  return { weights: weights.map((weight) => weight / TIMES), biases: biases.map((bias) => bias / TIMES) }
}

/**
 * Multinomial logistic regression by AdaGrad.
 * @returns the weights, label by label, and a bias for each
 */
function learnOnce(examples: readonly Example[], labels: number, size: number, time: number) {
  const weights = new Float64Array(size * labels)
  const steepness = new Float64Array(size * labels).fill(1e-8)
  const biases = new Float64Array(labels)
  const random = randomNumbers(time)
  const order = [...examples.keys()]
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor((random.next().value ?? 0) * (at + 1))
      ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
    }
    for (const number of order) {
      const example = examples[number]
      if (example) correct(example, { weights, steepness, biases, size })
    }
  }
  return { weights, biases }
}

type Learning = { weights: Float64Array; steepness: Float64Array; biases: Float64Array; size: number }

function correct({ features, label }: Example, { weights, steepness, biases, size }: Learning) {
  const scores = biases.map((bias, each) => {
    let score = bias
    for (const [number, amount] of features) score += amount * (weights[each * size + number] ?? 0)
    return score
  })
  const most = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - most))
  const whole = shares.reduce((total, share) => total + share, 0)
  for (const [each, share] of shares.entries()) {
    const off = share / whole - (each === label ? 1 : 0)
    biases[each] = (biases[each] ?? 0) - BIAS_RATE * off
    for (const [number, amount] of features) {
      const at = each * size + number
      const slope = off * amount + DECAY * (weights[at] ?? 0)
      steepness[at] = (steepness[at] ?? 0) + slope * slope
      weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(steepness[at] ?? 1)
    }
  }
}

/** In whole steps that fit into a byte each. */
export function pack(weights: Float64Array) {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  const steps = Int8Array.from(weights, (weight) => Math.round(weight / step))
  return { step, weights: Buffer.from(steps.buffer).toString('base64') }
}
