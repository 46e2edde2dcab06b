/** The periods to choose from, in days. */
export const PERIODS = [1, 7, 30] as const
export type Period = (typeof PERIODS)[number]
export const DEFAULT_PERIOD = 7

export const isPeriod = (days: unknown): days is Period => PERIODS.some((period) => period === days)

export const HOTELS_PER_PAGE = 50
