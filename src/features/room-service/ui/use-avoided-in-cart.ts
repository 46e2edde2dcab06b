import { useEffect, useState } from 'react'
import type { Trait } from '#features/dietary/traits.ts'
import { useAvoided } from '#features/dietary/ui/use-avoided.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { importWithRetry } from '#kit/web/later.tsx'
import { useCart } from './cart.ts'

/** What must not be in the order: what its guest avoids, and what its notes say besides. */
export function useAvoidedInCart(): { avoided: readonly Trait[]; concernsHealth: boolean } {
  const { slug } = useHotel()
  const { note, lines } = useCart(slug)
  const avoided = useAvoided()
  const [words, setWords] = useState<typeof import('../noted.ts') | null>(null)
  const notes = [note, ...lines.map((line) => line.note)]
  const hasNotes = notes.some((note) => note)
  useEffect(() => {
    if (hasNotes) void importWithRetry(() => import('../noted.ts')).then(setWords)
  }, [hasNotes])
  return words && hasNotes ? words.avoidedIn(avoided, notes) : { avoided, concernsHealth: false }
}
