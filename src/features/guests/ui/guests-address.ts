import { PAGE_MAX, SEARCH_LENGTH } from '#kit/shared/sizes.ts'
import { COUNTERS, type Counter, SORT_KEYS, type SortKey } from '../contract.ts'

type GuestsAddress = { search?: string; show?: Counter; sort?: SortKey; desc?: boolean; page?: number }

/** Parses the state of the guests screen from the URL; the router parses `?search=303` as a number. */
export function readGuestsAddress(given: Record<string, unknown>): GuestsAddress {
  const show = COUNTERS.find((counter) => counter === given.show)
  const sort = SORT_KEYS.find((key) => key === given.sort)
  const search = typeof given.search === 'number' ? String(given.search) : given.search
  const page = Number.isInteger(given.page) ? Math.min(Number(given.page), PAGE_MAX) : 1
  return {
    ...(typeof search === 'string' && search ? { search: search.slice(0, SEARCH_LENGTH) } : {}),
    ...(show ? { show } : {}),
    ...(sort ? { sort } : {}),
    ...(given.desc === true ? { desc: true } : {}),
    ...(page > 1 ? { page } : {}),
  }
}
