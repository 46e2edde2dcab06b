export const SORT_KEYS = ['name', 'room', 'status', 'expires', 'created'] as const
export type SortKey = (typeof SORT_KEYS)[number]
export const SHOWN = ['active', 'expired', 'inactive'] as const
export type Shown = (typeof SHOWN)[number]

type GuestsAddress = { search?: string; show?: Shown; sort?: SortKey; desc?: boolean }

/** Parses the state of the guests screen from the URL; the router parses `?search=303` as a number. */
export function readGuestsAddress(given: Record<string, unknown>): GuestsAddress {
  const show = SHOWN.find((one) => one === given.show)
  const sort = SORT_KEYS.find((one) => one === given.sort)
  const search = typeof given.search === 'number' ? String(given.search) : given.search
  return {
    ...(typeof search === 'string' && search ? { search } : {}),
    ...(show ? { show } : {}),
    ...(sort ? { sort } : {}),
    ...(given.desc === true ? { desc: true } : {}),
  }
}
