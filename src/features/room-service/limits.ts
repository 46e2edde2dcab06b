/** Maximum quantity of one dish, and maximum number of dishes, in one order. */
export const QUANTITY_MAX = 99
export const LINES_MAX = 100

/** Maximum length of a guest's note to a single dish, in characters. */
export const LINE_NOTE_LENGTH = 200
