import { useQuery } from '@tanstack/react-query'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { isOpenAt, type Span } from '#features/kitchen/hours.ts'
import { DEFAULT_PROMISE } from '#features/kitchen/rules.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { useGuest } from '#features/sessions/ui/use-guest.ts'
import { useNow } from '#kit/web/use-now.ts'
import { canStillBe, comesAt, refusalAt, type Taking, type Wanted } from '../order-times.ts'
import { type CartLine, useCart } from './cart.ts'
import { promiseOf } from './promise-query.ts'

/** Until the server has said otherwise, which refuses what is not so. */
const USUAL: Taking = { opens: null, closes: null, pausedUntil: null, minutes: DEFAULT_PROMISE }
const TICK_SECONDS = 10

/** When the order in the cart can be brought, and what stands in the way. */
export function useOrdering() {
  const { slug, timeZone } = useHotel()
  const { guest } = useGuest()
  const { data: promise } = useQuery(promiseOf(slug))
  const { data: menu } = useQuery(menuApi.query.list.queryOptions({ input: { slug } }))
  const { lines, dueAt } = useCart(slug)
  const now = useNow(TICK_SECONDS)

  const due = dueAt === null ? null : new Date(dueAt)
  const at = due !== null && due > now ? due : now
  const partsOf = ({ id }: Pick<CartLine, 'id'>): Span[] => menu?.find((dish) => dish.id === id)?.parts ?? []
  const wanted: Wanted = {
    now,
    timeZone,
    promise: promise ?? USUAL,
    parts: lines.map(partsOf),
    stayEnds: guest?.expiresAt ? new Date(guest.expiresAt) : null,
  }
  const refusal = refusalAt(wanted.promise, at, timeZone)
  const isServed = (line: Pick<CartLine, 'id'>) => isOpenAt(at, partsOf(line), timeZone)
  const isAllServed = lines.every(isServed)
  // until the kitchen has promised, no time is called too soon for it
  const asked = promise ? wanted : { ...wanted, promise: { ...wanted.promise, minutes: 0 } }
  const isTimeGone = due !== null && isAllServed && !canStillBe(asked, due)
  return {
    wanted,
    due,
    isServed,
    partsOf,
    /** Why it cannot be ordered as it stands; null where it can. */
    problem: isTimeGone ? ('gone' as const) : (refusal ?? (isAllServed ? null : ('later' as const))),
    isPromised: promise !== undefined,
    /** When what is ordered now comes; null until that is known, and where nothing is taken now. */
    soon: promise && refusalAt(promise, now, timeZone) === null ? comesAt(now, promise) : null,
  }
}
export type Ordering = ReturnType<typeof useOrdering>
