/** What the list of hotels can be sorted by. */
export const HOTEL_SORTS = ['name', 'orders', 'open', 'state', 'created'] as const
export type HotelSort = (typeof HOTEL_SORTS)[number]

/** An order that nobody has confirmed for so long means trouble. */
export const TROUBLE_MINUTES = 15
