import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The screen is to begin something new: a guest, a dish, an announcement. */
    add?: boolean
  }
}

/** Begins something new when the navigation to this screen asked for it; once, also over a reload. */
export function useAskedToAdd(onAsked: () => void) {
  const isAsked = useLocation({ select: ({ state }) => state.add === true })
  const navigate = useNavigate()
  const begin = useEffectEvent(() => {
    onAsked()
    void navigate({ to: '.', search: true, replace: true, state: {} })
  })
  useEffect(() => {
    if (isAsked) begin()
  }, [isAsked])
}
