/** How far back answers are analysed: as long as conversations are kept. */
export const LEARNING_DAYS = 90
/** The number of answers analysed, the newest ones. */
export const ANSWERS_MAX = 2000
/** The number of groups shown, the most frequent ones. */
export const GROUPS_MAX = 100
/** The number of wordings shown per group. */
export const WORDINGS_MAX = 5
/** The number of groups that a saved entry is compared with, the most frequent ones. */
export const ANSWERED_MAX = 40
/** How much of an unhelpful answer is quoted, in characters. */
export const QUOTE_LENGTH = 1000
