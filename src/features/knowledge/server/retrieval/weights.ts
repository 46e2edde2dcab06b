/**
 * Found on the tuning parts of the bench's sets by `node bench/assistant/tune.ts`, which prints them anew; what
 * `npm run bench -- assistant` reports are the other parts.
 */

/** How much each comparison of a question with an entry counts in ranking; `meaning` where there are embeddings. */
export const RANKING = { words: 2.23, trigrams: 2.05, strength: 2.1, passage: 2.01, topic: 2.1, meaning: 3 }

/** Prefers the language of the question among entries that say the same; no set tells it, as each has one language. */
export const OWN_LANGUAGE = 1

/** The logistic regression of being right. */
export const CERTAINTY = {
  bias: -4.49,
  weights: {
    lead: 1.29,
    strength: 1.65,
    both: 2.0,
    sentence: 1.37,
    words: 2.53,
    unknown: 0.73,
    length: 0.41,
    otherScript: 0.36,
    otherLanguage: 0,
    embedded: -0.75,
    likest: 3.16,
  },
}

/** From this certainty on, the answer is given; below it, "I do not know". */
export const SURE_FROM = 0.7

/** From this strength on, an entry may be what was meant: it is offered, not said. */
export const OFFERED_FROM = 0.25
