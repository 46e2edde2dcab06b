import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

type Added = 'guest' | 'announcement' | 'request' | 'appointment' | 'block'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The kind of item that the screen starts adding at once. */
    add?: Added
  }
}

/** Starts adding an item when the navigation to this screen asked for it; only once, even after a reload. */
export function useAskedToAdd(what: Added, onAsked: () => void) {
  // the screen that is left hears of the new address while the next one still loads
  const isAsked = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.add === what })
  const navigate = useNavigate()
  const begin = useEffectEvent(() => {
    onAsked()
    void navigate({ to: '.', search: true, replace: true, state: {} })
  })
  useEffect(() => {
    if (isAsked) begin()
  }, [isAsked])
}
