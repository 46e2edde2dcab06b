/** Maximum lengths in characters. */
export const OFFER_NAME_MAX = 100
export const OFFER_DESCRIPTION_MAX = 500
export const OFFER_LOCATION_MAX = 100
export const QUESTION_MAX = 100
export const ANSWER_NOTE_MAX = 300

/** Maximum numbers of offers and of resources of a hotel, of questions of an offer, and of choices of a question. */
export const OFFERS_MAX = 200
export const RESOURCES_MAX = 100
export const QUESTIONS_MAX = 8
export const CHOICES_MAX = 20
/** Of spans of a day, and of days that differ from the week. */
export const SPANS_MAX = 6
export const EXCEPTIONS_MAX = 60

export const COUNT_MAX = 20
export const CAPACITY_MAX = 200

/** In minutes. */
export const DURATION_MAX = 12 * 60
export const BUFFER_MAX = 4 * 60
export const TARGET_MAX = 24 * 60
/** A week. */
export const LEAD_MAX = 7 * 24 * 60
/** At what minutes of the hour an appointment can begin. */
export const STEPS_OF_TIME = [5, 10, 15, 20, 30, 60] as const

/** How far ahead an appointment can be booked, in days. */
export const AHEAD_DAYS = 60
/** The same for staff, who also move appointments and block times: two years. */
export const STAFF_AHEAD_DAYS = 730
