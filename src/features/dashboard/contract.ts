import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ServiceBooking } from '#features/service-bookings/contract.ts'
import { commonErrors } from '#kit/shared/errors.ts'
import { OfHotel, Texts } from '#kit/shared/shapes.ts'

const Count = z.int().min(0)

const Day = z.object({
  day: z.iso.date(),
  /** Orders placed that day, without cancelled ones; `byHour[13]` counts those from 13:00 to 13:59. */
  orders: Count,
  byHour: z.array(Count).length(24),
  /** Of these orders, in the minor unit of the hotel's currency; orders in a former currency are left out. */
  revenue: Count,
  /** How much of the revenue is marked as paid; the rest is still to be settled. */
  paid: Count,
  cancelled: Count,
  /** From order to delivery, over the day's orders that were delivered; null when there are none. */
  medianMinutes: Count.nullable(),
})
export type Day = z.infer<typeof Day>

/** The hotel's key figures; a day runs from midnight to midnight in the hotel's time zone. */
export const Dashboard = z.object({
  /** Of the enabled ones, how many guests can use, and how many they see as coming soon. */
  services: z.object({ enabled: Count, open: Count, comingSoon: Count, total: Count }),
  announcements: z.object({ published: Count, total: Count }),
  menuItems: Count,
  today: Day,
  /** The day before, and what there was of it by the time of day that it is now. */
  yesterday: Day.pick({ orders: true, byHour: true, medianMinutes: true }).extend({
    ordersByNow: Count,
    revenueByNow: Count,
  }),
  /** Open now, from any day, without those for later. */
  openOrders: Count,
  /** Open, for a time that is still far enough away that nobody need begin. */
  laterOrders: Count,
  /** Over the last seven days, including today. */
  bestSellers: z.array(z.object({ name: Texts, quantity: Count })),
})
export type Dashboard = z.infer<typeof Dashboard>

export const dashboardContract = {
  get: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/dashboard',
      summary: "The hotel's key figures",
      tags: ['Dashboard'],
    })
    .input(OfHotel)
    .output(Dashboard),
}

/** How a hotel's services stand today. */
export const ServicesOfToday = z.object({
  /** Open requests, and how many of them are late. */
  requests: z.int(),
  late: z.int(),
  /** Appointments that begin on the hotel's day, done or not, without cancelled ones. */
  appointments: z.int(),
  /** The first of them that is still to come. */
  upcoming: ServiceBooking.pick({
    id: true,
    name: true,
    roomNumber: true,
    startsAt: true,
    resource: true,
  }).nullable(),
  /** Appointments of any day that staff have to confirm. */
  waiting: z.int(),
})
export type ServicesOfToday = z.infer<typeof ServicesOfToday>

/** Of the same address as requests and appointments themselves, which it is told of. */
export const servicesTodayContract = {
  today: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/services-today',
      summary: 'How requests and appointments stand today',
      tags: ['Services'],
    })
    .input(OfHotel)
    .output(ServicesOfToday),
}
