import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Offer } from '#features/offers/contract.ts'
import { dayAt } from '#kit/shared/day.ts'
import { DateField } from '#kit/web/ui/date-field.tsx'
import { Field } from '#kit/web/ui/field.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { dayProblem, TimeChoice, type WantedTime } from './time-choice.tsx'
import { clockOfMinutes } from '#kit/shared/time.ts'

const QUARTERS = Array.from({ length: 96 }, (_, at) => clockOfMinutes(at * 15))

type TimeProps = {
  offer: Offer
  places: number
  when: WantedTime | null
  onChoose: (when: WantedTime | null) => void
}

/** When an appointment begins; or for when a request is, where the offer asks that. */
export function DeskTime({ offer, places, when, onChoose }: TimeProps) {
  const { t } = useTranslation('work')
  const { timeZone } = useHotel()
  if (offer.kind === 'appointment')
    return (
      when && (
        <TimeChoice
          offerId={offer.id}
          places={places}
          except={null}
          resourceIds={offer.resourceIds}
          mayBeAny
          wanted={when}
          onChoose={onChoose}
        />
      )
    )
  if (!offer.asksTime) return null
  const problem = when && dayProblem(when.day, timeZone)
  return (
    <div className="grid gap-4">
      <Segments
        label={t('desk.book.when')}
        choices={[
          { value: 'soon', text: t('desk.book.asSoon') },
          { value: 'later', text: t('desk.book.later') },
        ]}
        chosen={when ? 'later' : 'soon'}
        onChoose={(chosen) =>
          onChoose(
            chosen === 'soon' ? null : { day: dayAt(new Date(), timeZone), time: '', resourceId: null },
          )
        }
      />
      {when && (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <DateField
            label={t('desk.book.day')}
            min={dayAt(new Date(), timeZone)}
            error={problem ? t(`desk.book.${problem}`) : undefined}
            value={when.day}
            onDay={(day) => onChoose({ ...when, day })}
          />
          <Field label={t('desk.book.time')}>
            {(control) => (
              <Select
                {...control}
                value={when.time}
                onChange={({ target }) => onChoose({ ...when, time: target.value })}
              >
                <option value="" disabled>
                  {t('desk.book.choose')}
                </option>
                {QUARTERS.map((one) => (
                  <option key={one} value={one}>
                    {one}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
    </div>
  )
}
