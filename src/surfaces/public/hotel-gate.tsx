import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useParams } from '@tanstack/react-router'
import { useDeferredValue, useEffect } from 'react'
import { hotelsApi } from '#features/hotels/ui/api.ts'
import { CurrentHotel } from '#features/hotels/ui/current-hotel.ts'
import { forgetGuest, readIdentity } from '#features/sessions/ui/identity.ts'
import { TimeZone } from '#kit/web/formatters.ts'
import { later } from '#kit/web/later.tsx'
import { shownLook } from '#kit/web/surface.ts'
import { Skeleton } from '#kit/web/ui/states.tsx'

const SwitchedOff = later(() => import('#surfaces/staff/switched-off.tsx'), 'SwitchedOff')

/** The hotel does not exist, or the slug is not a valid one. */
const MISSING = ['HOTEL_NOT_FOUND', 'BAD_REQUEST']

/** The server has already coloured the first page; the colour rules are loaded for later hotels. */
const wearAccent = (primaryColor: string | null) =>
  import('#kit/web/apply-accent.ts').then(
    ({ applyAccent }) => applyAccent(primaryColor),
    () => {},
  )

/**
 * Whether the page already shows something. Only the first screen is rendered in interruptible slices that let taps
 * through, which the router alone would not do; later screens appear at once.
 */
const isAnythingShown = () => document.querySelector('#root > *') !== null

/** Loads the hotel of the URL, applies its colour, and redirects when it does not exist (PLAT-12 to PLAT-15). */
export function HotelGate() {
  const { slug } = useParams({ from: '/hotelly/$slug' })
  const isDrawn = useDeferredValue(true, isAnythingShown())
  const answer = useQuery(hotelsApi.query.get.queryOptions({ input: { slug } }))
  const { data: hotel, error } = answer

  useEffect(() => {
    void wearAccent(hotel?.primaryColor ?? null)
    return () => void wearAccent(null)
  }, [hotel?.primaryColor])

  const isGone = MISSING.includes(hotelsApi.codeOf(error) ?? '')
  useEffect(() => {
    if (isGone && readIdentity(slug)) forgetGuest()
  }, [isGone, slug])

  if (isGone && hotel && shownLook() === 'staff') {
    return <SwitchedOff hotel={hotel.name} isBusy={answer.isFetching} onRetry={() => void answer.refetch()} />
  }
  if (error && (!hotel || isGone)) {
    return (
      <Navigate
        to="/hotel-not-found"
        search={{ slug, ...(!isGone ? { failed: true } : hotel ? { closed: true } : {}) }}
        replace
      />
    )
  }
  if (!hotel) return <HotelSkeleton />
  return (
    <CurrentHotel value={hotel}>
      <TimeZone value={hotel.timeZone}>{isDrawn && <Outlet />}</TimeZone>
    </CurrentHotel>
  )
}

const HotelSkeleton = () => (
  <div className="mx-auto grid max-w-lg gap-4 p-5" aria-busy="true">
    <Skeleton className="h-12 w-40" />
    <Skeleton className="h-40" />
    <Skeleton className="h-20" />
  </div>
)
