/** Characters of the name of a kind of thing or of an action. */
export const WORD_LENGTH = 60
/** Characters of whoever is asked for. */
export const ACTOR_LENGTH = 400

/** Counting new entries ends here: what is more is "many". */
export const NEWER_MAX = 99
