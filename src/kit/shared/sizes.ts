/** Sizes that several features share; a size of one feature belongs in its contract or rules. */

export const KIBIBYTE = 1024
export const MEBIBYTE = 1024 * KIBIBYTE

/** Characters of a search text. */
export const SEARCH_LENGTH = 200
/** The highest page number that a list accepts. */
export const PAGE_MAX = 100_000
/** Characters of an e-mail address: the maximum of RFC 5321. */
export const EMAIL_LENGTH = 254
/** Characters of a hotel's slug. */
export const SLUG_LENGTH = 63

/** Characters of an imported text file. */
export const TEXT_FILE_LENGTH = 4 * MEBIBYTE
/** Lines of an imported file. */
export const FILE_ROWS_MAX = 20_000
/** Bytes of one line of an imported file. */
export const FILE_LINE_BYTES_MAX = 64 * KIBIBYTE
/** Characters of a rejected value that an error message quotes. */
export const REPEATED_LENGTH = 60

/** Bytes accepted in an answer from a URL that a user entered. */
export const OUTWARD_ANSWER_BYTES_MAX = 64 * KIBIBYTE
