import { useState } from 'react'
import { keptOf } from '#kit/web/belongings.ts'
import type { Booking } from '../../contract.ts'

const REMEMBERED = 300

const kept = keptOf('staff', 'sessionStorage')

/** New orders that nobody has seen on this device yet. */
export function useUnseen(slug: string, bookings: readonly Booking[] | undefined) {
  const name = `seen ${slug}`
  const [seen, setSeen] = useState(() => (kept.read(name) ?? []) as string[])
  const known = new Set(seen)
  const unseen = (bookings ?? [])
    .filter(({ id, status }) => status === 'pending' && !known.has(id))
    .map(({ id }) => id)

  const see = (ids: readonly string[]) => {
    const fresh = ids.filter((id) => !known.has(id))
    if (fresh.length === 0) return
    const next = [...seen, ...fresh].slice(-REMEMBERED)
    setSeen(next)
    kept.keep(name, next)
  }
  return { unseen, see }
}
