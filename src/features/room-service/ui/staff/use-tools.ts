import { useState } from 'react'
import { useBookingsAddress } from './use-bookings-address.ts'

type Asked = 'search' | 'filters'

/** Whether search and filters are shown: on request, and by themselves where they matter. */
export function useTools() {
  const { scope, isNarrowed } = useBookingsAddress()
  const [asked, setAsked] = useState<{ scope: string; for: Asked | null } | null>(null)
  const isAsked = asked?.scope === scope
  const isOpen = isAsked ? asked.for !== null : isNarrowed || scope === 'previous'
  const open = (what: Asked) => setAsked({ scope, for: what })
  return {
    isOpen,
    isNarrowed,
    /** What gets the focus, if the user asked for it. */
    first: isAsked ? asked.for : null,
    open,
    close: () => setAsked({ scope, for: null }),
    toggle: (what: Asked) => (isOpen ? setAsked({ scope, for: null }) : open(what)),
  }
}

export type Tools = ReturnType<typeof useTools>
