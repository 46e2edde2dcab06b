/** How many days free times are shown for at once, and appointments. */
export const SLOT_DAYS_MAX = 31
export const DAYS_SHOWN_MAX = 7

/** Appointments of one guest on one day with or at one resource; staff book more for whoever asks them. */
export const OWN_PER_DAY_MAX = 5
