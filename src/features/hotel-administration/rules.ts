/** What the list of hotels can be sorted by. */
export const HOTEL_SORTS = ['name', 'orders', 'open', 'state', 'created'] as const
export type HotelSort = (typeof HOTEL_SORTS)[number]

/**
 * `waiting`: active, with an order that nobody has confirmed for `TROUBLE_MINUTES`, or with something that nobody has seen
 * although everybody was alerted.
 */
export const HOTEL_STATES = ['active', 'inactive', 'waiting'] as const
export type HotelState = (typeof HOTEL_STATES)[number]

/** Which hotels the list shows. */
export const SHOWN_STATES = [...HOTEL_STATES, 'deleted'] as const
export type ShownState = (typeof SHOWN_STATES)[number]

type Prepared = { staffCount: number; dishCount: number; offerCount: number }

/** What a hotel lacks before guests can be served there. */
export const lackOf = ({ staffCount, dishCount, offerCount }: Prepared) => [
  ...(staffCount === 0 ? (['noStaff'] as const) : []),
  ...(dishCount + offerCount === 0 ? (['nothingOffered'] as const) : []),
]

/** An order that nobody has confirmed for so long means trouble. */
export const TROUBLE_MINUTES = 15
