import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useParams } from '@tanstack/react-router'
import { useDeferredValue, useEffect } from 'react'
import { hotelsApi } from '#features/hotels/ui/api.ts'
import { CurrentHotel } from '#features/hotels/ui/current-hotel.ts'
import { forgetGuest, readIdentity } from '#features/sessions/ui/identity.ts'
import { TimeZone } from '#kit/web/formatters.ts'
import { Skeleton } from '#kit/web/ui/states.tsx'

/** No such hotel; no slug that one could have. */
const MISSING = ['HOTEL_NOT_FOUND', 'BAD_REQUEST']

/** The page came in the hotel's colour; its rules are fetched for the next one. */
const wearAccent = (primaryColor: string | null) =>
  import('#kit/web/apply-accent.ts').then(
    ({ applyAccent }) => applyAccent(primaryColor),
    () => {},
  )

/**
 * Whether this is not the page's beginning. Its first screen is drawn in slices that let taps in between, and not at one
 * go as the router would have it; what comes after it takes its place at once.
 */
const isAnythingShown = () => document.querySelector('#root > *') !== null

/** Loads the hotel of the path, lends the page its colour, and sends elsewhere when there is none (PLAT-12 to PLAT-15). */
export function HotelGate() {
  const { slug } = useParams({ from: '/hotelly/$slug' })
  const isDrawn = useDeferredValue(true, isAnythingShown())
  const { data: hotel, error } = useQuery(hotelsApi.query.get.queryOptions({ input: { slug } }))

  useEffect(() => {
    void wearAccent(hotel?.primaryColor ?? null)
    return () => void wearAccent(null)
  }, [hotel?.primaryColor])

  const isGone = MISSING.includes(hotelsApi.codeOf(error) ?? '')
  useEffect(() => {
    if (isGone && readIdentity(slug)) forgetGuest()
  }, [isGone, slug])

  if (error && (!hotel || isGone)) {
    return (
      <Navigate
        to="/hotel-not-found"
        search={{ slug, failed: !isGone, closed: isGone && hotel !== undefined }}
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
