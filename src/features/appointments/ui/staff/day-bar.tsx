import { Ban, CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { daysLater } from '#kit/shared/calendar.ts'
import { dayAt } from '#kit/shared/day.ts'
import { sayDate } from '#kit/shared/formats.ts'
import { LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Calendar } from '#kit/web/ui/calendar.tsx'
import { closePopover, DayPopover } from '#kit/web/ui/day-popover.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { useServiceBookingsAddress } from '#features/service-bookings/ui/staff/use-service-bookings-address.ts'

const POPOVER = 'day-of-appointments'

type BarProps = {
  day: string
  /** Each with how many appointments it has that day; empty where all of them are shown. */
  resources: readonly { id: string; name: string; count: number }[]
  chosen: string
  /** Null where there is nothing to block. */
  onBlock: (() => void) | null
}

/** Which day, on a phone whose, and what blocks a time. */
export function DayBar({ day, resources, chosen, onBlock }: BarProps) {
  const { t } = useTranslation('work')
  const { timeZone } = useHotel()
  const { locale } = LANGUAGE_FACTS[useLanguage()]
  const { go } = useServiceBookingsAddress()
  const today = dayAt(new Date(), timeZone)
  const to = (wanted: string) => void go({ day: wanted === today ? null : wanted })
  const name = sayDate(
    locale,
    { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
    new Date(`${day}T12:00:00Z`),
  )
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-4 py-1.5 lg:px-5">
      <div className="flex items-center">
        <IconButton look="quiet" label={t('desk.day.before')} onClick={() => to(daysLater(day, -1))}>
          <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        </IconButton>
        <IconButton look="quiet" label={t('desk.day.after')} onClick={() => to(daysLater(day, 1))}>
          <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
        </IconButton>
      </div>
      <span className="relative">
        <Button look="quiet" popoverTarget={POPOVER} aria-label={`${name}, ${t('desk.day.pick')}`}>
          <CalendarDays aria-hidden className="size-4.5 text-muted" />
          <span className="text-base">{name}</span>
        </Button>
        <DayPopover id={POPOVER} label={t('desk.day.pick')}>
          <Calendar
            from={day}
            to={day}
            onChoose={(wanted) => {
              to(wanted)
              closePopover(POPOVER)
            }}
          />
        </DayPopover>
      </span>
      {day !== today && (
        <Button look="soft" onClick={() => to(today)}>
          {t('desk.day.today')}
        </Button>
      )}
      {resources.length > 1 && (
        <Select
          aria-label={t('desk.day.resource')}
          value={chosen}
          onChange={({ target }) => void go({ resource: target.value })}
          className="min-h-11 max-w-44 min-w-0 rounded-sm border border-line bg-card px-3"
        >
          {resources.map((resource) => (
            <option key={resource.id} value={resource.id}>
              {resource.count > 0 ? `\u2068${resource.name}\u2069 (${resource.count})` : resource.name}
            </option>
          ))}
        </Select>
      )}
      {onBlock && (
        <Button look="quiet" onClick={onBlock} className="ms-auto max-md:!px-3">
          <Ban aria-hidden className="size-4.5 text-muted" />
          <span className="max-md:sr-only">{t('desk.day.block')}</span>
        </Button>
      )}
    </div>
  )
}
