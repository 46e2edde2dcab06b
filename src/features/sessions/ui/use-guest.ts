import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { RETRY, withRetry } from '#kit/shared/retry.ts'
import { queryClient } from '#kit/web/query-client.ts'
import { useLive } from '#kit/web/use-live.ts'
import { toast } from '#kit/web/toast.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import type { GuestSession } from '../contract.ts'
import { sessionsApi } from './api.ts'
import { becomeVisitor, forgetGuest, onGuestChange, readIdentity, rememberGuest } from './identity.ts'

/** `isKnown` once there is a guest, or none is expected any more, or the server could not say who is here. */
type WhoIsHere = { guest: GuestSession | null; isCertain: boolean; isKnown: boolean }

const currentGuest = (slug: string) => sessionsApi.query.currentGuest.queryOptions({ input: { slug } })

onGuestChange(() => void queryClient.resetQueries({ queryKey: sessionsApi.query.currentGuest.key() }))

/** The guest signed in here: first the one this browser remembers, then (`isCertain`) the one the server reports. */
export function useGuest(): WhoIsHere {
  const { slug } = useHotel()
  const { data, isPlaceholderData, failureCount, errorUpdateCount } = useQuery({
    ...currentGuest(slug),
    placeholderData: () => readIdentity(slug),
  })
  const isCertain = data !== undefined && !isPlaceholderData
  const guest = data === undefined ? readIdentity(slug) : data
  // also while it is asked again: nothing that was shown goes
  const hasFailed = failureCount > 0 || errorUpdateCount > 0
  return { guest, isCertain, isKnown: isCertain || guest !== null || hasFailed }
}

/** Updates this screen when somebody signs in or out. */
export function useGuestChange() {
  const { slug } = useHotel()
  const client = useQueryClient()
  return (guest: GuestSession | null) => {
    if (guest) rememberGuest(slug, guest)
    else forgetGuest()
    putAnswer(client, currentGuest(slug).queryKey, guest)
  }
}

/** Ends the session on the server; on failure shows an error and leaves everything unchanged. */
function useEndSession() {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  return async (): Promise<boolean> => {
    try {
      await withRetry(RETRY.light, () => sessionsApi.call.signOutGuest({ slug }))
      return true
    } catch {
      toast.error(t('session.logOutFailed'))
      return false
    }
  }
}

/** All toasts about the session share an id, so that the latest replaces earlier ones. */
const WORDS = { id: 'session', duration: 8000 }
/** Within this time another tab says why the server has ended a session here. */
const SAID_WITHIN_MS = 10_000

/** GLOG-14: ends the session on the server first, then forgets the guest in this browser. */
export function useSignOut() {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  const end = useEndSession()
  const change = useGuestChange()
  const navigate = useNavigate()
  return async () => {
    if (!(await end())) return
    change(null)
    await navigate({ to: '/hotelly/$slug', params: { slug } })
    toast.success(t('session.loggedOut'), WORDS)
  }
}

/** LAND-03: continuing as a visitor signs the guest out on this device. */
export function useVisit() {
  const { slug } = useHotel()
  const { guest } = useGuest()
  const end = useEndSession()
  const change = useGuestChange()
  const navigate = useNavigate()
  return async () => {
    if (guest && !(await end())) return
    change(null)
    becomeVisitor()
    await navigate({ to: '/hotelly/$slug/home', params: { slug } })
  }
}

/** The guest, with live updates for the screen; shows a message and leaves when the session has ended elsewhere. */
export function useLiveGuest(): WhoIsHere {
  const { slug, name } = useHotel()
  const { t } = useTranslation('guest')
  const navigate = useNavigate()
  const who = useGuest()
  const { guest, isCertain } = who
  useLive(slug, guest ? 'guest' : 'visitor')

  const say = (how: 'ended' | 'replaced' | 'elsewhere') =>
    toast.info(t(`session.${how}`, { hotel: name }), WORDS)
  const leave = useEffectEvent((how: 'ended' | 'replaced' | 'elsewhere') => {
    say(how)
    if (how === 'ended') {
      const stop = onGuestChange((_before, now) => {
        stop()
        if (now) say(now.slug === slug ? 'replaced' : 'elsewhere')
      })
      setTimeout(stop, SAID_WITHIN_MS)
    }
    void navigate({ to: '/hotelly/$slug', params: { slug }, replace: true })
  })
  // changes made in another tab
  useEffect(
    () =>
      onGuestChange((before, now) => {
        if (before?.slug !== slug) return
        leave(now === null ? 'ended' : now.slug === slug ? 'replaced' : 'elsewhere')
      }),
    [slug],
  )
  // what the server reports
  useEffect(() => {
    if (!isCertain) return
    if (guest) {
      if (rememberGuest(slug, guest)) leave('replaced')
    } else if (readIdentity(slug)) {
      forgetGuest()
      leave('ended')
    }
  }, [isCertain, guest, slug])
  return who
}
