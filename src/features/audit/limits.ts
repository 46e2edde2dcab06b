/** Maximum length of an entity or action name, in characters. */
export const WORD_LENGTH = 60
/** Maximum length of the person to filter by, in characters. */
export const ACTOR_LENGTH = 400

/** New entries are counted up to this number; more are shown as "many". */
export const NEWER_MAX = 99
