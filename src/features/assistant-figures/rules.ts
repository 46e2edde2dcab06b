/** The periods to choose from, in days. */
export const PERIODS = [1, 7, 30] as const
export type Period = (typeof PERIODS)[number]
export const DEFAULT_PERIOD = 7

/** The periods of a hotel's own figures, in days of its clock. */
export const HOTEL_PERIODS = [7, 30] as const
export type HotelPeriod = (typeof HOTEL_PERIODS)[number]

/** How many of the entries that answered most are listed. */
export const ENTRIES_LISTED = 10

export const isPeriod = (days: unknown): days is Period => PERIODS.some((period) => period === days)

export const HOTELS_PER_PAGE = 50
