/** The features of what could be chosen, and which was right. */
export type Choice = { of: readonly (readonly number[])[]; right: number; weight: number }
/** The signs of one answer, what is known of it besides, and whether it was right. */
export type Example = { of: readonly number[]; known?: number; isRight: boolean; weight: number }

const STEPS = 300
const RATE = 0.2
/** How strongly weights are drawn to zero, so that few questions do not decide. */
const RIDGE = 0.03

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

/** Goes down a slope step by step (Adam). */
function descend(start: readonly number[], slopeAt: (weights: readonly number[]) => number[]): number[] {
  const weights = [...start]
  const mean = weights.map(() => 0)
  const spread = weights.map(() => 0)
  for (let step = 1; step <= STEPS; step++) {
    for (const [at, slope] of slopeAt(weights).entries()) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope
      spread[at] = 0.99 * (spread[at] ?? 0) + 0.01 * slope ** 2
      const [lean, size] = [mean[at] / (1 - 0.9 ** step), spread[at] / (1 - 0.99 ** step)]
      weights[at] = (weights[at] ?? 0) - (RATE * lean) / (Math.sqrt(size) + 1e-8)
    }
  }
  return weights
}

/** The weights under which the right one is the most probable, no weight below zero. */
export function fitRanking(choices: readonly Choice[]): number[] {
  const width = choices[0]?.of[0]?.length ?? 0
  const held = (weights: readonly number[]) => weights.map((weight) => Math.max(0, weight))
  return held(
    descend(
      Array.from({ length: width }, () => 1),
      (given) => {
        const weights = held(given)
        const slope = given.map((weight) => RIDGE * weight)
        for (const { of, right, weight } of choices) {
          const scores = of.map((each) => dot(each, weights))
          const most = Math.max(...scores)
          const shares = scores.map((score) => Math.exp(score - most))
          const all = shares.reduce((sum, one) => sum + one, 0)
          for (const [at, features] of of.entries()) {
            const error = weight * ((shares[at] ?? 0) / all - (at === right ? 1 : 0))
            for (const [place, feature] of features.entries())
              slope[place] = (slope[place] ?? 0) + error * feature
          }
        }
        return slope
      },
    ),
  )
}

/** The logistic regression of being right. */
export function fitLogistic(examples: readonly Example[]): { bias: number; weights: number[] } {
  const width = examples[0]?.of.length ?? 0
  const [bias = 0, ...weights] = descend(
    Array.from({ length: width + 1 }, () => 0),
    ([given = 0, ...ones]) => {
      const slope = [0, ...ones.map((weight) => (RIDGE / 10) * weight)]
      for (const { of, known = 0, isRight, weight } of examples) {
        const error = weight * (1 / (1 + Math.exp(-known - given - dot(of, ones))) - (isRight ? 1 : 0))
        for (const [place, sign] of [1, ...of].entries()) slope[place] = (slope[place] ?? 0) + error * sign
      }
      return slope
    },
  )
  return { bias, weights }
}
