import { z } from 'zod'

export const HOURS_OF_DAY = 24

/** Orders of the last 24 hours by hour, the oldest first, without cancelled ones. */
export const OrdersByHour = z.array(z.int().min(0)).length(HOURS_OF_DAY)
