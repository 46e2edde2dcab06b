import { CATEGORIES } from '#features/categories/all.ts'
import { KINDS, TEAMS } from '#features/categories/declare.ts'
import { PAGE_MAX, SEARCH_LENGTH } from '#kit/shared/sizes.ts'
import { isDay } from '#kit/web/read-day.ts'

export const TABS = ['request', 'appointment', 'previous'] as const
export type Tab = (typeof TABS)[number]

export const OUTCOMES = ['completed', 'cancelled'] as const

type Given = Record<string, unknown>

const oneOf = <Value extends string>(values: readonly Value[], given: unknown) =>
  values.find((value) => value === given)

/** What the screens of requests and appointments keep in the URL; what is invalid is dropped. */
export function readServiceBookingsAddress(given: Given) {
  const text = typeof given.search === 'number' ? String(given.search) : given.search
  const search = typeof text === 'string' ? text.slice(0, SEARCH_LENGTH) : ''
  const day = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : undefined)
  const page = Math.trunc(Number(given.page))
  const address = {
    tab: oneOf(TABS, given.tab),
    search: search || undefined,
    team: oneOf(TEAMS, given.team),
    kind: oneOf(KINDS, given.kind),
    category: oneOf(CATEGORIES, given.category),
    outcome: oneOf(OUTCOMES, given.outcome),
    from: day(given.from),
    to: day(given.to),
    day: day(given.day),
    resource: typeof given.resource === 'string' ? given.resource.slice(0, SEARCH_LENGTH) : undefined,
    page: page > 1 && page <= PAGE_MAX ? page : undefined,
  }
  type Address = { [Name in keyof typeof address]?: NonNullable<(typeof address)[Name]> }
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined)) as Address
}
