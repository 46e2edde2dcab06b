/** Answers are looked through for so many days, as long as conversations are kept. */
export const LEARNING_DAYS = 90
/** The newest answers that are looked through. */
export const ANSWERS_MAX = 2000
/** Groups of questions that are shown, the most frequent. */
export const GROUPS_MAX = 100
/** Ways of asking that are shown of a group. */
export const WORDINGS_MAX = 5
/** Of an answer that did not help, the beginning; in characters. */
export const QUOTE_LENGTH = 1000
