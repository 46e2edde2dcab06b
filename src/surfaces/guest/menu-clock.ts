import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useNowUntil } from '#features/kitchen/ui/use-clock.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { nextMenuChange } from '#features/menu/served.ts'
import { menuApi } from '#features/menu/ui/api.ts'

/** So far the phone's clock may be ahead of the server's, which has a new answer by its own. */
const AHEAD_MS = 2000

type MenuClockProps = {
  items: readonly GuestMenuItem[]
  /** The moment of the menu on the screen. */
  shownAt: Date
  onChange: (now: Date) => void
}

/** Tells when a part of the day begins or ends, or the kitchen opens, and asks for the menu anew. */
export function MenuClock({ items, shownAt, onChange }: MenuClockProps) {
  const { timeZone } = useHotel()
  const client = useQueryClient()
  const now = useNowUntil(useCallback((at: Date) => nextMenuChange(items, at, timeZone), [items, timeZone]))
  useEffect(() => {
    const change = nextMenuChange(items, shownAt, timeZone)
    if (change === null || now < change) return
    onChange(now)
    setTimeout(() => void client.invalidateQueries({ queryKey: menuApi.query.list.key() }), AHEAD_MS)
  }, [items, timeZone, now, shownAt, onChange, client])
  return null
}
