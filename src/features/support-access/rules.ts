/** The visit lengths to choose from. */
export const VISIT_MINUTES = [15, 30, 60] as const
export type VisitMinutes = (typeof VISIT_MINUTES)[number]

export const REASON_LENGTH = 300
