import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { clearCart } from '#features/bookings/ui/cart.ts'
import { bookingsApi } from '#features/bookings/ui/api.ts'
import { useHotel } from '#features/hotels/ui/hotel-gate.tsx'
import { RETRY, withRetry } from '#kit/shared/retry.ts'
import { useLive } from '#kit/web/use-live.ts'
import { toast } from '#kit/web/toast.ts'
import type { GuestSession } from '../contract.ts'
import { sessionsApi } from './api.ts'
import { forgetGuest, readIdentity, rememberGuest } from './identity.ts'

const currentGuest = (slug: string) => sessionsApi.query.currentGuest.queryOptions({ input: { slug } })

/** Who is signed in here: at once what this browser remembers, then (`isCertain`) what the server says. */
export function useGuest(): { guest: GuestSession | null; isCertain: boolean } {
  const { slug } = useHotel()
  const { data, isPlaceholderData } = useQuery({
    ...currentGuest(slug),
    placeholderData: () => readIdentity(slug),
  })
  const isCertain = data !== undefined && !isPlaceholderData
  const guest = data === undefined ? readIdentity(slug) : data
  useEffect(() => {
    if (isCertain && guest) rememberGuest(slug, guest)
  }, [isCertain, guest, slug])
  return { guest, isCertain }
}

/** What changes on this screen when somebody signs in or out. */
export function useGuestChange() {
  const { slug } = useHotel()
  const client = useQueryClient()
  return (guest: GuestSession | null) => {
    if (guest) rememberGuest(slug, guest)
    else forgetGuest()
    client.removeQueries({ queryKey: bookingsApi.query.listMine.key() })
    client.setQueryData(currentGuest(slug).queryKey, guest)
  }
}

/** GLOG-14: the session ends on the server first; what this browser remembers goes with it. */
export function useSignOut() {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  const { guest } = useGuest()
  const change = useGuestChange()
  const navigate = useNavigate()
  return async () => {
    forgetGuest()
    try {
      await withRetry(RETRY.light, () => sessionsApi.call.signOutGuest({ slug }))
    } catch {
      if (guest) rememberGuest(slug, guest)
      toast.error(t('session.logOutFailed'))
      return
    }
    clearCart(slug)
    await navigate({ to: '/hotelly/$slug', params: { slug } })
    change(null)
    toast.success(t('session.loggedOut'))
  }
}

/** The guest, with everything on the screen kept fresh; says goodbye when the session has ended elsewhere. */
export function useLiveGuest(): { guest: GuestSession | null; isCertain: boolean } {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  const navigate = useNavigate()
  const change = useGuestChange()
  const { guest, isCertain } = useGuest()

  const leave = async () => {
    if (!readIdentity(slug)) return
    forgetGuest()
    toast.info(t('session.ended'), { id: 'session-ended', duration: 8000 })
    await navigate({ to: '/hotelly/$slug', params: { slug }, replace: true })
    change(null)
  }
  useLive(slug, guest ? 'guest' : 'visitor', (message) => {
    if (message.kind === 'ended' && guest) void leave()
  })
  const hasEnded = isCertain && !guest && readIdentity(slug) !== null
  useEffect(() => {
    if (hasEnded) void leave()
  })
  return { guest, isCertain }
}
