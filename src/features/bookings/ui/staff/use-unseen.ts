import { useState } from 'react'
import type { Booking } from '../../contract.ts'

const REMEMBERED = 300

const readSeen = (key: string): string[] => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** New orders that nobody has looked at on this device yet. */
export function useUnseen(slug: string, bookings: readonly Booking[] | undefined) {
  const key = `hotelly.seen ${slug}`
  const [seen, setSeen] = useState(() => readSeen(key))
  const known = new Set(seen)
  const unseen = (bookings ?? [])
    .filter(({ id, status }) => status === 'pending' && !known.has(id))
    .map(({ id }) => id)

  const see = (ids: readonly string[]) => {
    const fresh = ids.filter((id) => !known.has(id))
    if (fresh.length === 0) return
    const next = [...seen, ...fresh].slice(-REMEMBERED)
    setSeen(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      return
    }
  }
  return { unseen, see }
}
