/** Bookings on one page of a list. */
export const PAGE_SIZE = 50

/** Maximum quantity of one dish, and maximum number of dishes, in one order. */
export const QUANTITY_MAX = 99
export const LINES_MAX = 100

/** Maximum length of a guest's note, of one to a single dish, and of the staff's notes, in characters. */
export const NOTE_LENGTH = 500
export const LINE_NOTE_LENGTH = 200
export const STAFF_NOTES_LENGTH = 1000
