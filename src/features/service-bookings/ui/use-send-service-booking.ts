import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { sentBefore } from '#features/bookings/ui/sent-before.ts'
import { useSending } from '#features/bookings/ui/use-sending.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestOffer } from '#features/service-items/contract.ts'
import { offersApi } from '#features/service-items/ui/api.ts'
import { ownerAt } from '#features/sessions/ui/identity.ts'
import { useGuestChange } from '#features/sessions/ui/use-guest.ts'
import { RETRY, withRetry } from '#kit/shared/retry.ts'
import { cleanText } from '#kit/shared/text.ts'
import { anyRefusal } from '#kit/web/api.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { toast } from '#kit/web/toast.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { GuestServiceBooking } from '../contract.ts'
import { cleanAnswers } from '../draft.ts'
import { serviceBookingsApi } from './api.ts'
import type { Draft, Drafting } from './use-draft.ts'
import type { OtherTimes } from './use-change-service-booking.ts'
import { useOnceIdle } from './use-once-idle.ts'
import { usePutOwnServiceBooking } from './use-own-service-bookings.ts'

type Asking = {
  offer: GuestOffer
  drafting: Drafting
  onSent: (booking: GuestServiceBooking) => void
  times: OtherTimes
}

/** What sends a draft, retrying under one key until there is a response, and why the last attempt failed. */
export function useSendServiceBooking({ offer, drafting, onSent, times }: Asking) {
  const { slug } = useHotel()
  const { t } = useTranslation(['work', 'guest', 'common'])
  const { wait } = useFormatters()
  const language = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const changeGuest = useGuestChange()
  const putOwn = usePutOwnServiceBooking()
  const sending = useSending()
  const refuseTime = useOnceIdle(sending.attempt > 0, times.lead)
  const { draft, change, noteSent, forget } = drafting

  const succeed = (booking: GuestServiceBooking) => {
    putOwn(booking)
    forget()
    onSent(booking)
  }

  const explain = async (error: unknown): Promise<string | null> => {
    switch (serviceBookingsApi.codeOf(error)) {
      case 'RATE_LIMITED': {
        const seconds = anyRefusal.dataOf(error, 'RATE_LIMITED')?.retryAfterSeconds
        return seconds ? t('guest.refused.limit', { time: wait(seconds) }) : t('common:limits.exceeded')
      }
      case 'SERVICE_UNAVAILABLE':
        return t('guest:services.isUnavailable')
      case 'HOTEL_NOT_FOUND':
        return t('guest:login.hotelNotLoaded')
      case 'UNAUTHORIZED':
        changeGuest(null)
        toast.error(t('guest:session.missing'))
        await navigate({ to: '/hotelly/$slug/guest-login', params: { slug } })
        return null
      case 'OFFER_CHANGED': {
        await client.invalidateQueries({ queryKey: offersApi.query.list.key() })
        const now = serviceBookingsApi.dataOf(error, 'OFFER_CHANGED')?.offer
        return t(now ? 'guest.refused.changed' : 'guest.refused.gone')
      }
      case 'ENOUGH_THAT_DAY':
        return t('guest.refused.enough')
      case 'SLOT_TAKEN':
      case 'TIME_UNAVAILABLE':
        change({ startsAt: null, dueAt: null })
        await times.refresh()
        refuseTime()
        return t(
          serviceBookingsApi.codeOf(error) === 'SLOT_TAKEN' ? 'guest.refused.taken' : 'guest.refused.time',
        )
      case 'IMAGE_UNKNOWN':
        change({
          answers: draft.answers.map((answer) =>
            'picture' in answer ? { id: answer.id, picture: null } : answer,
          ),
        })
        return t('picture.gone')
      case 'KEY_REUSED':
        change({})
        return t('guest.refused.failed')
      default:
        return t('guest.refused.failed')
    }
  }

  const send = async (shownTotal: number, answers: Draft['answers']) => {
    const guestId = ownerAt(slug)
    if (!guestId || !sending.begin()) return
    const { key, note, dueAt, startsAt, places, resourceId, fromChat } = draft
    const asked = {
      offerId: offer.id,
      answers: cleanAnswers(answers),
      note: cleanText(note) || null,
      shownTotal,
      currency: offer.currency,
      language,
      ...(fromChat ? { fromChat } : {}),
      ...(offer.kind === 'request' ? { dueAt } : { startsAt, places, resourceId }),
    }
    // if somebody else is signed in by now, they are not told about this
    const isStillHere = () => ownerAt(slug) === guestId && sending.isHere()
    const attempt = async () => {
      const before = await sentBefore(draft, () => serviceBookingsApi.call.listMine({ slug }))
      if (before) return before
      noteSent()
      return serviceBookingsApi.call.book({ slug, guestId, key, asked })
    }
    try {
      const booking = await withRetry(RETRY.critical, attempt, sending.setAttempt)
      if (isStillHere()) succeed(booking)
    } catch (error) {
      if (isStillHere()) sending.setProblem(await explain(error))
    } finally {
      sending.end()
    }
  }

  return { send, attempt: sending.attempt, problem: sending.problem }
}
