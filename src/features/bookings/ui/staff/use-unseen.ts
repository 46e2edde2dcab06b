import { useEffect, useState } from 'react'
import type { Booking } from '../../contract.ts'
import { chime } from './sound-alert.ts'

const CHIME_EVERY_MS = 8000
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

/** Chimes for orders that came after the page, again and again until somebody presses anything on the visible page. */
export function useChime(unseen: readonly string[], isReady: boolean, isOn: boolean) {
  const [heard, setHeard] = useState<readonly string[] | null>(null)
  if (heard === null && isReady) setHeard(unseen)
  const waiting = heard === null ? 0 : unseen.filter((id) => !heard.includes(id)).length
  const ids = unseen.join(' ')

  useEffect(() => {
    if (waiting === 0) return
    const hush = () => {
      if (document.visibilityState === 'visible') setHeard(ids.split(' '))
    }
    addEventListener('pointerdown', hush)
    addEventListener('keydown', hush)
    return () => {
      removeEventListener('pointerdown', hush)
      removeEventListener('keydown', hush)
    }
  }, [waiting, ids])

  useEffect(() => {
    if (waiting === 0 || !isOn) return
    void chime()
    const timer = setInterval(() => void chime(), CHIME_EVERY_MS)
    return () => clearInterval(timer)
  }, [waiting, isOn])
}
