import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Guest } from '#features/guests/contract.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { dayAt } from '#kit/shared/day.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Field } from '#kit/web/ui/field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { useNow } from '#kit/web/use-now.ts'
import { timesFor } from './phone-times.ts'
import type { PhoneLine } from './phone-draft.ts'
import { promiseQuery } from './use-kitchen.ts'

type TimeProps = {
  guest: Guest | null
  lines: readonly PhoneLine[]
  dueAt: string | null
  onChoose: (dueAt: string | null) => void
}

const MINUTE = 60

/** As soon as possible, or a day and a quarter of an hour. */
export function PhoneTime({ guest, lines, dueAt, onChoose }: TimeProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug, timeZone } = useHotel()
  const { time, day } = useFormatters()
  const { data: promised } = useQuery(promiseQuery(slug))
  const { data: menu } = useQuery(menuApi.query.list.queryOptions({ input: { slug } }))
  const now = useNow(MINUTE).getTime()
  const days = useMemo(() => {
    const dishes = menu?.filter(({ id }) => lines.some((line) => line.id === id)) ?? []
    const until = guest?.expiresAt ?? null
    return promised ? timesFor({ now: new Date(now), promised, dishes, until, timeZone }) : []
  }, [now, promised, menu, lines, guest, timeZone])
  const today = dayAt(new Date(now), timeZone)
  const chosenDay = dueAt ? dayAt(new Date(dueAt), timeZone) : ''
  const times = days.find((one) => one.day === chosenDay)?.times ?? []
  const isKnown = dueAt === null || times.includes(dueAt)
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field
        label={t('bookings.phone.when')}
        hint={
          dueAt === null && promised ? t('bookings.phone.soon', { minutes: promised.minutes }) : undefined
        }
        error={isKnown ? undefined : t('bookings.phone.timeGone')}
      >
        {(control) => (
          <Select
            {...control}
            value={chosenDay}
            onChange={({ target }) =>
              onChoose(days.find((one) => one.day === target.value)?.times[0] ?? null)
            }
          >
            <option value="">{t('bookings.phone.asSoon')}</option>
            {days.map((one) => (
              <option key={one.day} value={one.day}>
                {one.day === today ? t('common:range.today') : day(one.day)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {dueAt !== null && (
        <Field label={t('bookings.phone.time')}>
          {(control) => (
            <Select {...control} value={dueAt} onChange={({ target }) => onChoose(target.value)}>
              {!isKnown && <option value={dueAt}>{time(dueAt)}</option>}
              {times.map((one) => (
                <option key={one} value={one}>
                  {time(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  )
}
