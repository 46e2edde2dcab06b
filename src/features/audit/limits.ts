/** Counting new entries ends here: what is more is "many". */
export const NEWER_MAX = 99
