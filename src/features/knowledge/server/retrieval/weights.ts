/**
 * Found on the tuning parts of the bench's sets by `node bench/assistant/tune.ts`, which prints them anew; what
 * `npm run bench -- assistant` reports are the other parts.
 */

/** How much each comparison of a question with an entry counts in ranking. */
export const RANKING = { words: 2.33, trigrams: 1.42, strength: 2.1, passage: 2.4, topic: 2.24 }

/** Prefers the language of the question among entries that say the same; no set tells it, as each has one language. */
export const OWN_LANGUAGE = 1

/** The logistic regression of being right. */
export const CERTAINTY = {
  bias: -4.92,
  weights: {
    lead: 1.45,
    strength: 1.3,
    both: 2.3,
    sentence: 1.37,
    words: 4.31,
    unknown: 0.5,
    length: 0.59,
    isArabic: 0.34,
    isBosnian: -0.32,
  },
}

/** From this certainty on, the answer is given; below it, "I do not know". */
export const SURE_FROM = 0.65

/** From this strength on, an entry may be what was meant: it is offered, not said. */
export const OFFERED_FROM = 0.25
