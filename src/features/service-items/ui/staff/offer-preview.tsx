import { Camera, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { type Language, localized } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { PhonePreview } from '#kit/web/ui/phone-frame.tsx'
import type { Question } from '../../questions.ts'
import { OfferPicture } from '../offer-picture.tsx'
import type { OfferFormState } from './use-offer-form.ts'

type PreviewProps = { form: OfferFormState; language: Language }

/** The offer as guests of this language read it, with what they get who say nothing. */
export function OfferPreview({ form, language }: PreviewProps) {
  const { t } = useTranslation('hotel-admin')
  const { currency, primaryColor } = useHotel()
  const { money } = useFormatters(currency)
  const offer = form.draft(form.picture.shown)
  const { name, description, price, questions } = offer
  const location = offer.kind === 'appointment' ? localized(offer.location, language) : ''
  const extra = (amount: number) => (amount > 0 ? `+ ${money(amount)}` : null)
  return (
    <PhonePreview label={t('menu.form.preview')} color={primaryColor} language={language}>
      <div className="grid gap-4 rounded-lg border border-line bg-card p-4 shadow-card">
        <OfferPicture offer={offer} isLarge className="-mx-4 -mt-4 h-28 rounded-t-lg" />
        <div className="grid gap-1">
          <div className="flex items-baseline gap-3">
            <p className="me-auto min-w-0 text-lg font-semibold wrap-anywhere">
              <bdi>{localized(name, language) || '…'}</bdi>
            </p>
            {price > 0 && <bdi className="tabular font-semibold">{money(price)}</bdi>}
          </div>
          <p dir="auto" className="text-muted wrap-anywhere">
            {localized(description, language)}
          </p>
          {location && (
            <p className="flex gap-1.5 text-[0.9375rem] font-medium">
              <MapPin aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
              <bdi className="min-w-0 wrap-anywhere">{location}</bdi>
            </p>
          )}
        </div>
        {questions.map((question) => (
          <div key={question.id} className="grid gap-1.5">
            <p dir="auto" className="font-medium wrap-anywhere">
              {localized(question.label, language) || '…'}
            </p>
            <Answer question={question} language={language} extra={extra} />
          </div>
        ))}
      </div>
    </PhonePreview>
  )
}

type AnswerProps = { question: Question; language: Language; extra: (amount: number) => string | null }

function Answer({ question, language, extra }: AnswerProps) {
  if (question.kind === 'note') return <span className="h-12 rounded-md border border-line bg-ground" />
  if (question.kind === 'picture')
    return (
      <span className="grid h-20 place-items-center rounded-md border border-dashed border-line bg-tint text-accent-text">
        <Camera aria-hidden className="size-7" />
      </span>
    )
  if (question.kind === 'count')
    return (
      <p className="flex items-center gap-3">
        <span className="tabular grid h-11 w-32 place-items-center rounded-md bg-accent font-semibold text-on-accent">
          {question.usual}
        </span>
        <bdi className="tabular text-muted">{extra(question.price)}</bdi>
      </p>
    )
  return question.choices.map(({ id, label, price }, at) => (
    <p key={id} className="flex items-center gap-2.5 rounded-md border border-line px-3 py-2">
      <span
        className={`size-4 shrink-0 rounded-full border-2 ${at === 0 ? 'border-5 border-accent' : 'border-muted'}`}
      />
      <span className="me-auto min-w-0 wrap-anywhere">
        <bdi>{localized(label, language) || '…'}</bdi>
      </span>
      <bdi className="tabular text-muted">{extra(price)}</bdi>
    </p>
  ))
}
