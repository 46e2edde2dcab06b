import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBookForGuest } from '#features/bookings/ui/staff/use-book-for-guest.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { type Answer, withoutPictures } from '#features/service-items/pricing.ts'
import { offersApi } from '#features/service-items/ui/api.ts'
import { useOpenCategories } from '#features/service-items/ui/use-open-categories.ts'
import { momentOf } from '#kit/shared/calendar.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { cleanAnswers, fittingAnswers, missingIn, totalOf } from '#features/service-bookings/draft.ts'
import { serviceBookingsApi } from '#features/service-bookings/ui/api.ts'
import { appointmentsApi } from '#features/appointments/ui/api.ts'
import { dayProblem, type WantedTime } from '#features/appointments/ui/staff/time-choice.tsx'
import { showBooking } from './show-booking.ts'

type Own = {
  offerId: string | null
  answers: Answer[]
  places: number
  /** For when a request is; null: as soon as possible. */
  dueAt: string | null
  /** When an appointment is. */
  wanted: WantedTime
}

export type DeskBookingProps = {
  /** The time that is looked at, which an appointment has unless another one is chosen. */
  at: WantedTime
  onShow: (booking: ServiceBooking) => void
  onClose: () => void
}

/** A request or an appointment that staff book for a guest. */
export function useDeskBooking({ at, onShow, onClose }: DeskBookingProps) {
  const { t } = useTranslation('work')
  const { slug, timeZone, currency } = useHotel()
  const client = useQueryClient()
  const open = useOpenCategories()
  const { data } = useQuery(offersApi.query.listAll.queryOptions({ input: { slug } }))
  const [isAsked, setAsked] = useState(false)
  const form = useBookForGuest<Own, ServiceBooking>({
    empty: { offerId: null, answers: [], places: 1, dueAt: null, wanted: at },
    say: (word, about) => t(`desk.book.${word}`, about ?? {}),
    onShow,
    onClose,
  })
  const { draft, change } = form

  const offers = data?.filter(({ isEnabled, category }) => isEnabled && open?.has(category)) ?? []
  const offer = offers.find(({ id }) => id === draft.offerId) ?? null
  const places = Math.min(draft.places, offer?.placesMax ?? 1)
  const answers = offer ? fittingAnswers(offer, draft.answers) : []
  const missing = offer ? missingIn(withoutPictures(offer), answers) : []
  const total = offer ? totalOf(offer, answers, places) : 0
  const isAppointment = offer?.kind === 'appointment'
  const { day, time, resourceId } = draft.wanted
  const startsAt =
    time && dayProblem(day, timeZone) === null ? new Date(momentOf(day, time, timeZone)).toISOString() : null

  const chooseOffer = (offerId: string) => {
    const chosen = offers.find(({ id }) => id === offerId)
    const isHere = at.resourceId !== null && chosen?.resourceIds.includes(at.resourceId)
    const wanted = { ...at, resourceId: isHere ? at.resourceId : null }
    setAsked(false)
    change({ offerId, answers: [], places: 1, dueAt: null, wanted })
  }

  const explain = (error: unknown): string[] | null => {
    switch (serviceBookingsApi.codeOf(error)) {
      case 'OFFER_CHANGED':
        void client.invalidateQueries({ queryKey: offersApi.query.listAll.key() })
        return [t('desk.book.changed')]
      case 'SLOT_TAKEN':
        void client.invalidateQueries({ queryKey: appointmentsApi.query.slots.key() })
        return [t('desk.book.taken')]
      case 'TIME_UNAVAILABLE':
        void client.invalidateQueries({ queryKey: appointmentsApi.query.slots.key() })
        return null
      default:
        return null
    }
  }

  const send = () => {
    const [first] = missing
    setAsked(true)
    if (first)
      return document
        .getElementById(first.id)
        ?.querySelector<HTMLElement>('textarea, button:enabled')
        ?.focus()
    if (!offer) return
    const asked = {
      offerId: offer.id,
      answers: cleanAnswers(answers),
      note: draft.note.trim() || null,
      shownTotal: total,
      currency,
      ...(isAppointment ? { startsAt, places, resourceId } : { dueAt: draft.dueAt }),
    }
    void form.send({
      book: (to) => serviceBookingsApi.call.bookFor({ slug, ...to, asked }),
      onBooked: (booking) => {
        showBooking(client, slug, booking)
        void client.invalidateQueries({ queryKey: [['work']] })
      },
      explain,
    })
  }

  return {
    ...form,
    offers,
    offer,
    places,
    answers,
    total,
    chooseOffer,
    send,
    /** What is still to be answered, once somebody wanted to send it. */
    missing: isAsked ? missing : [],
    isBegun: offer !== null,
    isReady: offer !== null && (!isAppointment || startsAt !== null),
  }
}
