import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { dayAt } from '#kit/shared/day.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Field } from '#kit/web/ui/field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { byDay } from '../../moments.ts'
import { useMomentWords } from '../use-moment-words.ts'

type DueProps = {
  /** Those that can be had; the same array for as long as they are the same. */
  times: readonly Date[]
  /** Null: as soon as possible. */
  dueAt: string | null
  /** Whether the chosen time can no longer be had. */
  isGone: boolean
  /** When it comes where no time is chosen. */
  soon?: string | undefined
  onChoose: (dueAt: string | null) => void
}

/** As soon as possible, or a day and a quarter of an hour. */
export function DueTime({ times, dueAt, isGone, soon, onChoose }: DueProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { timeZone } = useHotel()
  const { day } = useFormatters()
  const { timeOf } = useMomentWords()
  const days = useMemo(() => byDay(times, timeZone), [times, timeZone])
  const chosenDay = dueAt ? dayAt(new Date(dueAt), timeZone) : ''
  const ofDay = days.find((day) => day.day === chosenDay)?.times ?? []
  const isOffered = ofDay.some((at) => at.toISOString() === dueAt)
  const today = dayAt(new Date(), timeZone)
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field
        label={t('bookings.forGuest.when')}
        hint={dueAt === null ? soon : undefined}
        error={isGone ? t('bookings.forGuest.timeGone') : undefined}
      >
        {(control) => (
          <Select
            {...control}
            value={chosenDay}
            onChange={({ target }) =>
              onChoose(days.find((day) => day.day === target.value)?.times[0]?.toISOString() ?? null)
            }
          >
            <option value="">{t('bookings.forGuest.asSoon')}</option>
            {dueAt !== null && ofDay.length === 0 && <option value={chosenDay}>{day(chosenDay)}</option>}
            {days.map((each) => (
              <option key={each.day} value={each.day}>
                {each.day === today ? t('common:range.today') : day(each.day)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {dueAt !== null && (
        <Field label={t('bookings.forGuest.time')}>
          {(control) => (
            <Select {...control} value={dueAt} onChange={({ target }) => onChoose(target.value)}>
              {!isOffered && <option value={dueAt}>{timeOf(new Date(dueAt))}</option>}
              {ofDay.map((at) => (
                <option key={at.toISOString()} value={at.toISOString()}>
                  {timeOf(at)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  )
}
