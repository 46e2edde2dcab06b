import { useState } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { againstOf } from '../traits.ts'
import { readAvoided } from './avoided.ts'
import { ConsentDialog, type Named } from './consent-dialog.tsx'

/** Those dishes of which the current person must be asked before they are added. */
export function toBeAsked(slug: string, dishes: readonly Named[]): Named[] {
  const avoided = readAvoided(slug)
  return dishes.filter(({ traits }) => {
    const { contains, undeclared } = againstOf(traits, avoided)
    return contains.length + undeclared.length > 0
  })
}

/** Adds dishes at once, or once the person has said that they want them all the same. */
export function useConsent() {
  const { slug } = useHotel()
  const [asked, setAsked] = useState<{ dishes: Named[]; add: () => void } | null>(null)
  const consent = (dishes: readonly Named[], add: () => void) => {
    const against = toBeAsked(slug, dishes)
    if (against.length > 0) setAsked({ dishes: against, add })
    else add()
  }
  const dialog = asked && (
    <ConsentDialog dishes={asked.dishes} onAdd={asked.add} onClose={() => setAsked(null)} />
  )
  return { consent, dialog }
}
