import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Resource } from '#features/service-items/resources-contract.ts'
import { STAFF_AHEAD_DAYS } from '#features/service-items/rules.ts'
import { resourcesApi } from '#features/service-items/ui/api.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { isDay } from '#kit/web/read-day.ts'
import { DateField } from '#kit/web/ui/date-field.tsx'
import { Field } from '#kit/web/ui/field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { TimeField } from '#kit/web/ui/time-field.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import { appointmentsApi } from '../api.ts'

/** When and with whom or where; `time` is empty while none is chosen, `resourceId` null for any that is free. */
export type WantedTime = { day: string; time: string; resourceId: string | null }

/** Why nothing can be on a day: it is over or none, or staff do not book so far ahead; null where it can. */
export function dayProblem(day: string, timeZone: string): 'needDay' | 'farDay' | null {
  if (!isDay(day) || day < dayAt(new Date(), timeZone)) return 'needDay'
  return day > dayAt(new Date(), timeZone, STAFF_AHEAD_DAYS) ? 'farDay' : null
}

type ChoiceProps = {
  offerId: string | null
  places: number
  /** An appointment that is moved, whose own place counts as free. */
  except: string | null
  /** Those that can be chosen; null: all of the hotel. */
  resourceIds: readonly string[] | null
  /** Whether any that is free will do. */
  mayBeAny: boolean
  /** Whether what is missing is said. */
  isAsked?: boolean
  wanted: WantedTime
  onChoose: (wanted: WantedTime) => void
}

/** A day, one of its free times or any other that is typed, and with whom or where. */
export function TimeChoice({
  offerId,
  places,
  except,
  resourceIds,
  mayBeAny,
  isAsked = false,
  wanted,
  onChoose,
}: ChoiceProps) {
  const { t } = useTranslation('work')
  const { slug, timeZone } = useHotel()
  const localized = useLocalized()
  const { day, time, resourceId } = wanted
  const problem = dayProblem(day, timeZone)
  const isFine = problem === null
  const { data: resources } = useQuery(resourcesApi.query.list.queryOptions({ input: { slug } }))
  const { data: days } = useQuery({
    ...appointmentsApi.query.slots.queryOptions({
      input:
        offerId && isFine ? { slug, offerId, from: day, days: 1, places, except, isAtDesk: true } : skipToken,
    }),
    placeholderData: keepPreviousData,
  })
  const isChoosable = ({ id }: Resource) => resourceIds === null || resourceIds.includes(id)
  const times = (days?.[0]?.slots ?? [])
    .filter((slot) => resourceId === null || slot.resourceIds.includes(resourceId))
    .map(({ startsAt }) => timeAt(new Date(startsAt), timeZone))

  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <DateField
          label={t('desk.book.day')}
          min={dayAt(new Date(), timeZone)}
          error={problem ? t(`desk.book.${problem}`) : undefined}
          value={day}
          onDay={(chosen) => onChoose({ ...wanted, day: chosen })}
        />
        <Field
          label={t('desk.day.resource')}
          error={isAsked && !mayBeAny && resourceId === null ? t('desk.book.choose') : undefined}
        >
          {(control) => (
            <Select
              {...control}
              value={resourceId ?? ''}
              onChange={({ target }) => onChoose({ ...wanted, resourceId: target.value || null })}
            >
              {mayBeAny && <option value="">{t('desk.book.any')}</option>}
              {!mayBeAny && resourceId === null && (
                <option value="" disabled>
                  {t('desk.book.choose')}
                </option>
              )}
              {resources?.filter(isChoosable).map((each) => (
                <option key={each.id} value={each.id}>
                  {localized(each.name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {isFine && (
        <fieldset className="grid min-w-0 gap-1.5">
          <legend className="mb-1.5 font-medium">{t('desk.book.freeTimes')}</legend>
          {days && times.length === 0 && (
            <p role="status" className="text-muted">
              {t('desk.book.noneFree')}
            </p>
          )}
          <div className="flex max-h-40 flex-wrap gap-1.5 overflow-y-auto p-0.5">
            {times.map((offered) => (
              <label
                key={offered}
                className="tabular grid min-h-11 min-w-16 cursor-pointer place-items-center rounded-sm border border-line bg-card px-2.5 font-medium has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name="free-time"
                  checked={offered === time}
                  onChange={() => onChoose({ ...wanted, time: offered })}
                  className="sr-only"
                />
                <bdi>{offered}</bdi>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <TimeField
        label={t('desk.book.anyTime')}
        hint={t('desk.book.anyTimeHint')}
        error={isAsked && !time ? t('desk.block.needTime') : undefined}
        value={time}
        onChange={(typed) => onChoose({ ...wanted, time: typed })}
      />
    </div>
  )
}
