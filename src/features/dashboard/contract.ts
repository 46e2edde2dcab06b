import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'
import { OfHotel, Texts } from '#kit/shared/shapes.ts'

const Count = z.int().min(0)

/** How a hotel stands; a day is the hotel's own, from midnight to midnight in its time zone. */
export const Dashboard = z.object({
  services: z.object({ enabled: Count, total: Count }),
  announcements: z.object({ published: Count, total: Count }),
  menuItems: Count,
  today: z.object({
    day: z.iso.date(),
    /** Orders placed today, cancelled ones left out; `byHour[13]` are those from 13:00 to 13:59. */
    orders: Count,
    byHour: z.array(Count).length(24),
    /** Of these orders, in the minor unit of the hotel's currency; those of a former currency are left out. */
    revenue: Count,
    cancelled: Count,
    /** From order to delivery, of the orders of today that were delivered; null when none was. */
    medianMinutes: Count.nullable(),
  }),
  /** Open now, from whatever day. */
  openOrders: Count,
  /** Of the last seven days, today included. */
  bestSellers: z.array(
    z.object({
      name: Texts,
      quantity: Count,
    }),
  ),
})
export type Dashboard = z.infer<typeof Dashboard>

export const dashboardContract = {
  get: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/dashboard',
      summary: 'How the hotel stands today',
      tags: ['Dashboard'],
    })
    .input(OfHotel)
    .output(Dashboard),
}
