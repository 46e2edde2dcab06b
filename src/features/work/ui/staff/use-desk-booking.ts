import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Guest } from '#features/guests/contract.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Answer } from '#features/offers/pricing.ts'
import { priceOf, withoutPictures } from '#features/offers/pricing.ts'
import { offersApi } from '#features/offers/ui/api.ts'
import { useOpenCategories } from '#features/offers/ui/use-open-categories.ts'
import { newId } from '#kit/shared/ids.ts'
import { RETRY, withRetry } from '#kit/shared/retry.ts'
import { useErrorText } from '#kit/web/error-text.ts'

import { toast } from '#kit/web/toast.ts'
import { workApi } from '../api.ts'
import { dayProblem, type WantedTime } from './time-choice.tsx'
import { showWork } from './work-query.ts'
import { momentOf } from '#kit/shared/calendar.ts'

type Draft = {
  guest: Guest | null
  offerId: string | null
  answers: Answer[]
  places: number
  /** Null: a request as soon as possible. */
  when: WantedTime | null
  note: string
}

/**
 * What staff book for a guest, sent under one key for as long as it says the same.
 * @param at the time that is looked at, which an appointment has unless another one is chosen
 */
export function useDeskBooking(at: WantedTime, onDone: () => void) {
  const { t } = useTranslation('work')
  const { slug, timeZone, currency } = useHotel()
  const client = useQueryClient()
  const { errorText, limitText } = useErrorText()
  const open = useOpenCategories()
  const { data } = useQuery(offersApi.query.listAll.queryOptions({ input: { slug } }))
  const [{ draft, key }, setBooking] = useState(() => ({ draft: emptyDraft(), key: newId() }))
  const [problem, setProblem] = useState<string | null>(null)

  const offers = data?.filter(({ isEnabled, category }) => isEnabled && open?.has(category)) ?? []
  const offer = offers.find(({ id }) => id === draft.offerId) ?? null
  const places = Math.min(draft.places, offer?.placesMax ?? 1)
  // answers to questions that are no longer asked are not sent
  const answers = draft.answers.filter(({ id }) => offer?.questions.some((question) => question.id === id))
  const priced = offer ? priceOf(withoutPictures(offer), answers, places) : null

  const change = (more: Partial<Draft>) => {
    setProblem(null)
    setBooking((before) => ({ draft: { ...before.draft, ...more }, key: newId() }))
  }
  const chooseOffer = (offerId: string) => {
    const chosen = offers.find(({ id }) => id === offerId)
    const { resourceId } = at
    const isHere = resourceId !== null && chosen?.resourceIds.includes(resourceId)
    const then = { ...at, resourceId: isHere ? resourceId : null }
    change({ offerId, answers: [], places: 1, when: chosen?.kind === 'appointment' ? then : null })
  }

  const { guest, when, note } = draft
  const moment =
    when && dayProblem(when.day, timeZone) === null && when.time
      ? new Date(momentOf(when.day, when.time, timeZone)).toISOString()
      : null
  const isTimed = offer?.kind === 'request' ? when === null || moment !== null : moment !== null

  const explain = (error: unknown): string => {
    const code = workApi.codeOf(error)
    switch (code) {
      case 'OFFER_CHANGED':
        void client.invalidateQueries({ queryKey: offersApi.query.listAll.key() })
        return t('desk.book.changed')
      case 'SLOT_TAKEN':
      case 'TIME_UNAVAILABLE':
        void client.invalidateQueries({ queryKey: workApi.query.slots.key() })
        return t(code === 'SLOT_TAKEN' ? 'desk.book.taken' : 'desk.refused.TIME_UNAVAILABLE')
      case 'SERVICE_UNAVAILABLE':
        return t('desk.book.closed')
      case 'NOT_FOUND':
        return t('desk.book.guestGone')
      case 'KEY_REUSED':
        change({})
        return t('desk.failed')
      default:
        return limitText(error, 'booking') ?? errorText(error, t('desk.failed'))
    }
  }

  const send = useMutation({
    mutationFn: ({ guestId, offerId, total }: { guestId: string; offerId: string; total: number }) => {
      const time =
        offer?.kind === 'appointment'
          ? { startsAt: moment, places, resourceId: when?.resourceId ?? null }
          : { dueAt: moment }
      const asked = { offerId, answers, note: note.trim() || null, shownTotal: total, currency, ...time }
      return withRetry(RETRY.critical, () => workApi.call.bookFor({ slug, guestId, key, asked }))
    },
    onSuccess: (work) => {
      showWork(client, slug, work)
      void client.invalidateQueries({ queryKey: [['work']] })
      toast.success(t('desk.book.done', { room: work.roomNumber }))
      onDone()
    },
    onError: (error) => setProblem(explain(error)),
  })

  return {
    ...{ draft, offers, offer, places, answers, problem, change, chooseOffer },
    total: priced?.totalPrice ?? null,
    isSending: send.isPending,
    isReady: guest !== null && priced !== null && isTimed,
    isBegun: guest !== null || offer !== null,
    send: () =>
      guest &&
      offer &&
      priced &&
      isTimed &&
      send.mutate({ guestId: guest.id, offerId: offer.id, total: priced.totalPrice }),
  }
}

const emptyDraft = (): Draft => ({
  ...{ guest: null, offerId: null, answers: [], places: 1, when: null, note: '' },
})
