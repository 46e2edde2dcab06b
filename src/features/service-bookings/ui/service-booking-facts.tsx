import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { GuestServiceBooking } from '../contract.ts'
import { isAhead } from '../progress.ts'
import { AnswerPictures } from './answer-pictures.tsx'
import { useOfferNow } from './use-offer-now.ts'

/** A question as the label of its answer. */
const asLabel = (question: string) => question.replace(/\s*[?؟]\s*$/, '')

/** What was asked for, with whom or where it is, the note, and what is to be paid for it at the hotel. */
export function ServiceBookingFacts({ booking }: { booking: GuestServiceBooking }) {
  const { t } = useTranslation(['work', 'guest', 'common'])
  const { money } = useFormatters(booking.currency)
  const localized = useLocalized()
  const { answers, places, resource, note, totalPrice, paymentStatus, status } = booking
  const isPaid = paymentStatus === 'paid'
  const offer = useOfferNow(booking)
  const about = isAhead(booking) ? offer?.description : null
  const rows = [
    ...(offer?.location ? [{ id: 'location', label: t('guest.where'), text: offer.location }] : []),
    ...answers.flatMap(({ id, label, count, choice, note: words }) => {
      const text = count === null ? (choice ? localized(choice) : words) : count > 0 ? String(count) : null
      return text === null ? [] : [{ id, label: asLabel(localized(label)), text }]
    }),
    ...(resource && !offer?.location.includes(localized(resource.name))
      ? [{ id: resource.id, label: t('guest.with'), text: localized(resource.name) }]
      : []),
  ]
  return (
    <div className="grid gap-3 text-[0.9375rem] empty:hidden">
      {about && (
        <p className="text-pretty whitespace-pre-line text-muted">
          <bdi>{about}</bdi>
        </p>
      )}
      {places !== null && places > 1 && <p className="font-medium">{t('guest.people', { count: places })}</p>}
      {rows.length > 0 && (
        <dl className="grid gap-1.5">
          {rows.map(({ id, label, text }) => (
            <div key={id} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-muted">
                <bdi>{label}</bdi>
              </dt>
              <dd className="min-w-0 font-medium wrap-anywhere whitespace-pre-line">
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <AnswerPictures booking={booking} />
      {note && (
        <p className="overflow-hidden rounded-md bg-tint px-3.5 py-2.5">
          <span className="block text-[0.8125rem] text-muted">{t('guest:bookings.note')}</span>
          <bdi className="whitespace-pre-line wrap-anywhere">{note}</bdi>
        </p>
      )}
      {totalPrice > 0 && (isPaid || status !== 'cancelled') && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3">
          <span className="text-muted">
            {isPaid ? t('common:paid') : `${t('common:notPaid')} · ${t('guest:order.payTitle')}`}
          </span>
          <bdi className="tabular text-lg font-semibold">{money(totalPrice)}</bdi>
        </p>
      )}
    </div>
  )
}
