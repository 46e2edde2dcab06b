import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneGuest } from '#features/bookings/ui/staff/phone-guest.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { CATEGORIES, type Category } from '#features/categories/all.ts'
import { useCategoryTexts } from '#features/categories/ui/use-category-texts.ts'
import type { Kind } from '#features/categories/declare.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { focusTooLong } from '#kit/web/too-long.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import { NOTE_LENGTH } from '#features/bookings/limits.ts'
import { DeskAnswers } from './desk-answers.tsx'
import { DeskTime } from './desk-time.tsx'
import type { WantedTime } from './time-choice.tsx'
import { useDeskBooking } from './use-desk-booking.ts'

type BookingProps = {
  category: Category | null
  /** What stands first in the list. */
  kind: Kind
  /** The time that is looked at, which an appointment has unless another one is chosen. */
  at: WantedTime
  onClose: () => void
}

/** What staff book for a guest who stands before them or calls. */
export function DeskBooking({ category, kind, at, onClose }: BookingProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  const localized = useLocalized()
  const textsOf = useCategoryTexts()
  const [isLeaving, setLeaving] = useState(false)
  const what = useRef<HTMLSelectElement>(null)
  const booking = useDeskBooking(at, onClose)
  const { draft, offer, offers, total, change, problem } = booking
  const shown = CATEGORIES.filter((one) => category === null || one === category)

  return (
    <>
      <Dialog
        wide
        title={t('desk.book.open')}
        onClose={() => (booking.isBegun ? setLeaving(true) : onClose())}
        footer={
          <>
            <p role="alert" className="w-full font-medium text-late empty:hidden">
              {problem}
            </p>
            {total !== null && total > 0 && (
              <p className="me-auto self-center text-lg font-semibold">
                {t('hotel-admin:bookings.total')} <bdi className="tabular">{money(total)}</bdi>
              </p>
            )}
            <Button
              look="primary"
              disabled={!booking.isReady}
              isBusy={booking.isSending}
              onClick={() => focusTooLong() || booking.send()}
            >
              {t('desk.book.send')}
            </Button>
          </>
        }
      >
        <div className="grid grid-cols-1 gap-6">
          <PhoneGuest
            guest={draft.guest}
            onChoose={(guest) => {
              change({ guest })
              if (guest) what.current?.focus()
            }}
          />
          <Field label={t('desk.book.what')}>
            {(control) => (
              <Select
                {...control}
                ref={what}
                value={offer?.id ?? ''}
                onChange={({ target }) => booking.chooseOffer(target.value)}
              >
                <option value="" disabled>
                  {t('desk.book.choose')}
                </option>
                {shown.map((one) => {
                  const ofArea = offers
                    .filter((each) => each.category === one)
                    .toSorted((each, other) => Number(other.kind === kind) - Number(each.kind === kind))
                  return (
                    ofArea.length > 0 && (
                      <optgroup key={one} label={textsOf(one).name}>
                        {ofArea.map((each) => (
                          <option key={each.id} value={each.id}>
                            {localized(each.name)}
                          </option>
                        ))}
                      </optgroup>
                    )
                  )
                })}
              </Select>
            )}
          </Field>
          {offer && (
            <>
              <DeskAnswers
                offer={offer}
                answers={booking.answers}
                places={booking.places}
                onChange={change}
              />
              <DeskTime
                offer={offer}
                places={booking.places}
                when={draft.when}
                onChoose={(when) => change({ when })}
              />
            </>
          )}
          <Field label={t('desk.book.note')} typed={{ text: draft.note, limit: NOTE_LENGTH }}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                value={draft.note}
                onChange={({ target }) => change({ note: target.value })}
                className={`${inputClass} block resize-y py-3 text-start`}
              />
            )}
          </Field>
        </div>
      </Dialog>
      {isLeaving && (
        <DiscardQuestion
          title={t('desk.book.leaveTitle')}
          text={t('desk.book.leaveText')}
          onKeep={() => setLeaving(false)}
          onDiscard={onClose}
        />
      )}
    </>
  )
}
