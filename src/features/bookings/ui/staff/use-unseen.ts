import { useState } from 'react'
import { keptOf } from '#kit/web/belongings.ts'
import type { Booking } from '../../contract.ts'
import { isNews } from './later.ts'

const REMEMBERED = 300

const kept = keptOf('staff', 'sessionStorage')

/** Of the orders to be made now, those that nobody has seen on this device yet. */
export function useUnseen(slug: string, bookings: readonly Booking[]) {
  const name = `seen ${slug}`
  const [seen, setSeen] = useState(() => (kept.read(name) ?? []) as string[])
  const known = new Set(seen)
  const unseen = bookings.filter((booking) => isNews(booking) && !known.has(booking.id)).map(({ id }) => id)

  const see = (ids: readonly string[]) => {
    // what is for later is still to be seen when its time has come
    const fresh = ids.filter((id) => !known.has(id) && bookings.some((booking) => booking.id === id))
    if (fresh.length === 0) return
    const next = [...seen, ...fresh].slice(-REMEMBERED)
    setSeen(next)
    kept.keep(name, next)
  }
  return { unseen, see }
}
