import { oc } from '@orpc/contract'
import { z } from 'zod'
import { BasicDraft } from '#features/hotel-profile/contract.ts'
import { Hotel, TimeZone } from '#features/hotels/contract.ts'
import { isCurrency } from '#features/hotels/rules.ts'
import { OrdersByHour } from '#features/room-service/hourly.ts'
import { Service } from '#features/services/contract.ts'
import { HOTEL_SORTS, HOTEL_STATES, type HotelSort, type ShownState } from './rules.ts'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { Currency, Id, Money, Page, plainText, Search } from '#kit/shared/shapes.ts'

export const HOTELS_PER_PAGE = 50

/**
 * A hotel as super admins see it, with the size of its contents; `version` increases with every change except of a
 * picture.
 */
export const AnyHotel = Hotel.omit({ scene: true }).extend({
  isActive: z.boolean(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  staffCount: z.int(),
  guestCount: z.int(),
  dishCount: z.int(),
  /** What guests can ask for or book beside dishes. */
  offerCount: z.int(),
  /** Of the hotel's own day, without cancelled ones. */
  ordersToday: z.int(),
  ordersByHour: OrdersByHour,
  openBookings: z.int(),
  /** Open requests and appointments. */
  openServices: z.int(),
  /** Of the last thirty days, in the hotel's currency. */
  unpaid: z.int().min(0),
  /** When the longest waiting of the orders was placed that nobody has confirmed yet. */
  waitingSince: z.iso.datetime().nullable(),
  /** Bookings of the last day, and chats in which a guest waits, that nobody has seen although everybody was alerted. */
  unseenBookings: z.int().min(0),
  unseenChats: z.int().min(0),
  /** Minutes from order to door, the median of what was ordered today and has arrived. */
  medianMinutes: z.int().nullable(),
})
export type AnyHotel = z.infer<typeof AnyHotel>

/** What the address of the list says. */
export type HotelsAddress = {
  search?: string
  state?: ShownState
  sort?: HotelSort
  desc?: boolean
  page?: number
}

const HotelPage = z.object({
  hotels: z.array(AnyHotel),
  /** From 1; the last page when a later one was requested. */
  page: z.int(),
  pages: z.int(),
  /** Matches of the search by state; `all` does not include deleted ones. */
  counts: z.object({ all: z.int(), active: z.int(), inactive: z.int(), waiting: z.int(), deleted: z.int() }),
})
export type HotelPage = z.infer<typeof HotelPage>

/** A hotel that is deleted but not yet purged, and what the purge would remove. */
export const DeletedHotel = Hotel.pick({
  id: true,
  slug: true,
  name: true,
  logoUrl: true,
  primaryColor: true,
}).extend({
  deletedAt: z.iso.datetime(),
  /** From the audit log; null when the entry no longer exists. */
  deletedBy: z.string().nullable(),
  /** When it can first be purged automatically. */
  purgedFrom: z.iso.datetime(),
  /** Its purge has started: it can no longer be restored. */
  isPurging: z.boolean(),
  contents: z.object({
    staff: z.int(),
    guests: z.int(),
    dishes: z.int(),
    orders: z.int(),
    /** Requests and appointments, done or not. */
    services: z.int(),
  }),
})
export type DeletedHotel = z.infer<typeof DeletedHotel>

const DeletedPage = z.object({
  hotels: z.array(DeletedHotel),
  page: z.int(),
  pages: z.int(),
  graceDays: z.int(),
})
export type DeletedPage = z.infer<typeof DeletedPage>

/** What the platform's form submits: the basics of the hotel's profile, and what the platform alone decides. */
export const HotelDraft = BasicDraft.extend({
  isActive: z.boolean(),
  currency: Currency.refine(isCurrency),
  timeZone: TimeZone,
})
export type HotelDraft = z.infer<typeof HotelDraft>

const OfAnyHotel = z.strictObject({ id: Id })

/** A dish's price before and after a currency change, each in its own currency. */
const PriceChange = z.object({ id: Id, name: z.string(), before: Money, after: Money })
export type PriceChange = z.infer<typeof PriceChange>

/** The prices of all dishes in the new currency, if it changes; `seen` is the old price that the editor saw. */
const NewPrices = z
  .array(z.strictObject({ id: Id, seen: Money, price: Money }))
  .max(20_000)
  .default([])
export type NewPrices = z.infer<typeof NewPrices>

/** The latest currency change, if it can be undone. */
const CurrencyChange = z.object({
  from: Currency,
  to: Currency,
  changedAt: z.iso.datetime(),
  prices: z.array(PriceChange),
})
export type CurrencyChange = z.infer<typeof CurrencyChange>

const platformErrors = {
  ...commonErrors,
  /** Also for a reserved slug, and for that of a deleted hotel. */
  SLUG_TAKEN: { status: 409 },
  /** Somebody else changed it first; `hotel` is the current state. */
  ...changedError(AnyHotel),
  /** The template's prices do not fit the new hotel's currency: one would be too high, or become zero. */
  CURRENCY_UNFIT: { status: 409 },
  /**
   * A currency change must include the prices of all dishes as the editor saw them; some differ, or one would become
   * zero.
   */
  PRICES_CHANGED: { status: 409 },
  /** The currency change cannot be undone: there was none, or it was already undone. */
  NOTHING_TO_UNDO: { status: 409 },
  /** Only an inactive hotel can be deleted (HOT-03). */
  HOTEL_ACTIVE: { status: 409 },
  /** The text entered is not the hotel's slug. */
  SLUG_MISMATCH: { status: 400 },
} as const

const tags = ['Hotels']
const ofPlatform = oc.errors(platformErrors)

/** The platform's hotels, as managed by super admins. */
export const hotelAdministrationContract = {
  listAll: ofPlatform
    .route({
      method: 'GET',
      path: '/platform/hotels',
      summary: 'Hotels, newest first unless sorted, page by page',
      tags,
    })
    .input(
      z.strictObject({
        search: Search,
        state: z.enum(HOTEL_STATES).nullable().default(null),
        sort: z.enum(HOTEL_SORTS).default('created'),
        isDescending: z.boolean().default(true),
        page: Page,
      }),
    )
    .output(HotelPage),
  getAny: ofPlatform
    .route({ method: 'GET', path: '/platform/hotels/{id}', summary: 'A hotel, active or inactive', tags })
    .input(OfAnyHotel)
    .output(AnyHotel),
  create: ofPlatform
    .route({
      method: 'POST',
      path: '/platform/hotels',
      tags,
      summary: 'Add a hotel with default services and settings, or with the contents of another',
    })
    .input(z.strictObject({ slug: plainText(1000), hotel: HotelDraft, templateId: Id.nullable() }))
    .output(AnyHotel),
  update: ofPlatform
    .route({
      method: 'PUT',
      path: '/platform/hotels/{id}',
      summary: 'Save a hotel; its slug cannot change',
      tags,
    })
    .input(OfAnyHotel.extend({ version: z.int().min(1), hotel: HotelDraft, prices: NewPrices }))
    .output(AnyHotel),
  previewCurrency: ofPlatform
    .route({
      method: 'GET',
      path: '/platform/hotels/{id}/prices',
      tags,
      summary: 'Preview every price of a hotel in another currency',
    })
    .input(OfAnyHotel.extend({ currency: HotelDraft.shape.currency }))
    .output(z.array(PriceChange.extend({ after: Money.nullable() }))),
  previewTimeZone: ofPlatform
    .route({
      method: 'GET',
      path: '/platform/hotels/{id}/time-zone',
      tags,
      summary: 'Count the guests whose checkout moves with another time zone, and the appointments ahead',
    })
    .input(OfAnyHotel.extend({ timeZone: TimeZone }))
    .output(z.object({ guests: z.int(), appointments: z.int() })),
  lastCurrencyChange: ofPlatform
    .route({
      method: 'GET',
      path: '/platform/hotels/{id}/currency-change',
      tags,
      summary: 'The latest currency change, if it can be undone',
    })
    .input(OfAnyHotel)
    .output(CurrencyChange.nullable()),
  undoCurrency: ofPlatform
    .route({
      method: 'DELETE',
      path: '/platform/hotels/{id}/currency-change',
      tags,
      summary:
        'Undo the last change of the currency; prices that were changed since are converted, and named',
    })
    .input(OfAnyHotel)
    .output(z.object({ hotel: AnyHotel, converted: z.array(z.string()) })),
  listServices: ofPlatform
    .route({
      method: 'GET',
      path: '/platform/hotels/{id}/services',
      tags,
      summary: 'The services of a hotel; those with a path are allowed',
    })
    .input(OfAnyHotel)
    .output(z.array(Service)),
  allowService: ofPlatform
    .route({
      method: 'PUT',
      path: '/platform/hotels/{id}/services/{serviceId}/allowed',
      tags,
      summary:
        'Let a hotel open an area of its services, or take the area back; the hotel switches it on itself',
    })
    .input(OfAnyHotel.extend({ serviceId: Id, isAllowed: z.boolean() }))
    .output(Service),
  setActive: ofPlatform
    .route({ method: 'PATCH', path: '/platform/hotels/{id}', summary: 'Switch a hotel on or off', tags })
    .input(OfAnyHotel.extend({ isActive: z.boolean() }))
    .output(AnyHotel),
  removeLogo: ofPlatform
    .route({ method: 'DELETE', path: '/platform/hotels/{id}/logo', summary: 'Remove the logo', tags })
    .input(OfAnyHotel)
    .output(AnyHotel),
  remove: ofPlatform
    .route({
      method: 'POST',
      path: '/platform/hotels/{id}/delete',
      tags,
      summary: 'Delete an inactive hotel; it can be restored until it is purged',
    })
    .input(OfAnyHotel.extend({ confirmedSlug: z.string().max(100) }))
    .output(z.object({ id: Id })),
  listDeleted: ofPlatform
    .route({ method: 'GET', path: '/platform/deleted-hotels', summary: 'Deleted hotels, page by page', tags })
    .input(z.strictObject({ search: Search, page: Page }))
    .output(DeletedPage),
  restore: ofPlatform
    .route({
      method: 'POST',
      path: '/platform/hotels/{id}/restore',
      tags,
      summary: 'Restore a deleted hotel as inactive',
    })
    .input(OfAnyHotel)
    .output(AnyHotel),
  purge: ofPlatform
    .route({
      method: 'POST',
      path: '/platform/hotels/{id}/purge',
      tags,
      summary: 'Permanently erase a deleted hotel with all its data',
    })
    .input(OfAnyHotel.extend({ confirmedSlug: plainText(100) }))
    .output(z.object({ id: Id })),
}
