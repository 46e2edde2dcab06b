/**
 * Found on the tuning parts of the bench's sets by `node bench/assistant/tune.ts`, which prints them anew; what
 * `npm run bench -- assistant` reports are the other parts.
 */

/** How much each comparison of a question with an entry counts in ranking. */
export const RANKING = { words: 2.29, trigrams: 1.43, strength: 2.01, passage: 2.23, topic: 2.36 }

/** Prefers the language of the question among entries that say the same; no set tells it, as each has one language. */
export const OWN_LANGUAGE = 1

/** The logistic regression of being right. */
export const CERTAINTY = {
  bias: -4.91,
  weights: {
    lead: 1.33,
    strength: 1.54,
    both: 2.43,
    sentence: 1.38,
    words: 3.51,
    unknown: 0.56,
    length: 0.61,
    otherScript: 0.34,
    otherLanguage: -0.23,
  },
}

/** From this certainty on, the answer is given; below it, "I do not know". */
export const SURE_FROM = 0.7

/** From this strength on, an entry may be what was meant: it is offered, not said. */
export const OFFERED_FROM = 0.25
