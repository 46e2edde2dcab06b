/** Sizes that several features keep to; what is one feature's own stands in its contract or rules. */

export const KIBIBYTE = 1024
export const MEBIBYTE = 1024 * KIBIBYTE

/** Characters of what is searched for. */
export const SEARCH_LENGTH = 200
/** The last page of a list that can be asked for. */
export const PAGE_MAX = 100_000
/** Characters of an e-mail address: the longest that mail takes (RFC 5321). */
export const EMAIL_LENGTH = 254
/** Characters of a hotel's segment in addresses. */
export const SLUG_LENGTH = 63

/** Characters of a file that is imported as text. */
export const TEXT_FILE_LENGTH = 4 * MEBIBYTE
/** Lines of a file that is imported. */
export const FILE_ROWS_MAX = 20_000
/** Bytes of one line of it. */
export const FILE_LINE_BYTES_MAX = 64 * KIBIBYTE
/** Characters that are repeated of what stands in a file and is not taken. */
export const REPEATED_LENGTH = 60

/** Bytes of an answer that is taken from an address that people have typed. */
export const OUTWARD_ANSWER_BYTES_MAX = 64 * KIBIBYTE
