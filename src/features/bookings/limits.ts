/** Bookings on one page of a list, and in one answer for an export. */
export const PAGE_SIZE = 50
export const PERIOD_SIZE = 500

/** Maximum length of a guest's note, and of the staff's notes, in characters. */
export const NOTE_LENGTH = 500
export const STAFF_NOTES_LENGTH = 1000
