import { Navigate, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { ServicePath } from '#features/categories/all.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'

/** The screens that a guest reaches by the login. */
export type GuestScreen = ServicePath | 'order'

export type Wanted = { screen: GuestScreen; hash: string }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the guest was going when the login came in between. */
    wanted?: Wanted
  }
}

/** Leads a visitor to the login, which says why and then leads back here (OP-29). */
export function GuestsOnly({ screen }: { screen: GuestScreen }) {
  const { slug } = useHotel()
  const hash = useLocation({ select: (location) => location.hash })
  const [wanted] = useState({ screen, hash })
  return <Navigate to="/hotelly/$slug/guest-login" params={{ slug }} state={{ wanted }} replace />
}
