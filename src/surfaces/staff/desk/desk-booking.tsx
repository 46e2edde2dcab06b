import { useTranslation } from 'react-i18next'
import { BookForGuest } from '#features/bookings/ui/staff/book-for-guest.tsx'
import { CATEGORIES, type Category } from '#features/categories/all.ts'
import type { Kind } from '#features/categories/declare.ts'
import { useCategoryTexts } from '#features/categories/ui/use-category-texts.ts'
import type { Offer } from '#features/service-items/contract.ts'
import { Field } from '#kit/web/ui/field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import { DeskAnswers } from './desk-answers.tsx'
import { DeskTime } from './desk-time.tsx'
import { type DeskBookingProps, useDeskBooking } from './use-desk-booking.ts'

type Shown = {
  category: Category | null
  /** What stands first in the list. */
  kind: Kind
}

/** What staff book for a guest who stands before them or calls. */
export function DeskBooking({ category, kind, ...props }: DeskBookingProps & Shown) {
  const booking = useDeskBooking(props)
  const { draft, change, offer, places } = booking
  return (
    <BookForGuest booking={booking}>
      <OfferChoice
        category={category}
        kind={kind}
        offer={offer}
        offers={booking.offers}
        onChoose={booking.chooseOffer}
      />
      {offer && (
        <>
          <DeskAnswers
            offer={offer}
            answers={booking.answers}
            places={places}
            missing={booking.missing}
            onChange={change}
          />
          <DeskTime
            offer={offer}
            places={places}
            guest={draft.guest}
            dueAt={draft.dueAt}
            wanted={draft.wanted}
            onChange={change}
          />
        </>
      )}
    </BookForGuest>
  )
}

type ChoiceProps = Shown & {
  offers: readonly Offer[]
  offer: Offer | null
  onChoose: (offerId: string) => void
}

function OfferChoice({ category, kind, offers, offer, onChoose }: ChoiceProps) {
  const { t } = useTranslation('work')
  const localized = useLocalized()
  const textsOf = useCategoryTexts()
  const areas = CATEGORIES.filter((area) => category === null || area === category)
  return (
    <Field label={t('desk.book.what')}>
      {(control) => (
        <Select {...control} value={offer?.id ?? ''} onChange={({ target }) => onChoose(target.value)}>
          <option value="" disabled>
            {t('desk.book.choose')}
          </option>
          {areas.map((area) => {
            const ofArea = offers
              .filter((each) => each.category === area)
              .toSorted((each, other) => Number(other.kind === kind) - Number(each.kind === kind))
            return (
              ofArea.length > 0 && (
                <optgroup key={area} label={textsOf(area).name}>
                  {ofArea.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {localized(name)}
                    </option>
                  ))}
                </optgroup>
              )
            )
          })}
        </Select>
      )}
    </Field>
  )
}
