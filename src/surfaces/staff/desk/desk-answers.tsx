import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Offer } from '#features/service-items/contract.ts'
import type { Answer } from '#features/service-items/pricing.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Field } from '#kit/web/ui/field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Missing } from '#features/service-bookings/draft.ts'
import { Questions } from '#features/service-bookings/ui/questions.tsx'

type AnswersProps = {
  offer: Offer
  answers: readonly Answer[]
  places: number
  missing: readonly Missing[]
  onChange: (more: { answers?: Answer[]; places?: number }) => void
}

/** For how many it is, and what the offer asks guests; pictures are sent by guests alone. */
export function DeskAnswers({ offer, answers, places, missing, onChange }: AnswersProps) {
  const { t } = useTranslation('work')
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  const localized = useLocalized()
  const isPicture = ({ kind }: Offer['questions'][number]) => kind === 'picture'
  return (
    <>
      {offer.kind === 'appointment' && offer.placesMax > 1 && (
        <Field label={t('desk.book.people')}>
          {(control) => (
            <Select
              {...control}
              value={places}
              onChange={({ target }) => onChange({ places: Number(target.value) })}
            >
              {Array.from({ length: offer.placesMax }, (_, index) => (
                <option key={index}>{index + 1}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Questions
        answers={answers}
        missing={missing}
        money={money}
        questions={offer.questions.filter((question) => !isPicture(question))}
        onAnswers={(given) => onChange({ answers: given })}
      />
      {offer.questions.filter(isPicture).map(({ id, label }) => (
        <p key={id} className="grid gap-1 text-muted">
          <bdi className="font-medium">{localized(label)}</bdi>
          {t('picture.notAtDesk')}
        </p>
      ))}
    </>
  )
}
