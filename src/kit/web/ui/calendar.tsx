import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { daysLater } from '#kit/shared/calendar.ts'
import { dayAt } from '#kit/shared/day.ts'
import { sayDate } from '#kit/shared/formats.ts'
import { directionOf, LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { TimeZone } from '../formatters.ts'
import { ownTimeZone } from '../own-time-zone.ts'
import { isDay, monthsLater, weeksOf } from '../read-day.ts'
import { useLanguage } from '../use-language.ts'
import { IconButton } from './button.tsx'

type CalendarProps = {
  /** The first and the last of the chosen days, which can be one. */
  from: string
  to: string
  min?: string | undefined
  max?: string | undefined
  onChoose: (day: string) => void
  /** The pointer or the focus has come to this day. */
  onReach?: (day: string) => void
}

/**
 * A month of days in the language of the screen; the arrow keys move by days and weeks, the page keys by months, with
 * Shift by years.
 */
export function Calendar({ from, to, min = '', max = '9999', onChoose, onReach }: CalendarProps) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const today = dayAt(new Date(), use(TimeZone) ?? ownTimeZone())
  const within = (one: string) => (one < min ? min : one > max ? max : one)
  const [at, setAt] = useState(within(isDay(to) ? to : today))
  const grid = useRef<HTMLTableElement>(null)
  /** The day that the keys have reached takes the focus, and so does the first one; a press on a month's arrow keeps it. */
  const takesFocus = useRef(true)
  const format = (one: string, options: Intl.DateTimeFormatOptions) =>
    sayDate(LANGUAGE_FACTS[language].locale, { ...options, timeZone: 'UTC' }, new Date(`${one}T12:00:00Z`))
  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    takesFocus.current = false
  }, [at])

  const move = (event: KeyboardEvent) => {
    const ahead = directionOf(language) === 'rtl' ? -1 : 1
    const days = { ArrowLeft: -ahead, ArrowRight: ahead, ArrowUp: -7, ArrowDown: 7 }[event.key]
    const months = { PageUp: -1, PageDown: 1 }[event.key] ?? 0
    if (!days && !months) return
    event.preventDefault()
    takesFocus.current = true
    setAt(within(days ? daysLater(at, days) : monthsLater(at, event.shiftKey ? months * 12 : months)))
  }
  /** What joins the days of a range. */
  const bandOf = (one: string) =>
    one < from || one > to || from === to
      ? ''
      : `bg-tint ${one === from ? 'rounded-s-full' : ''} ${one === to ? 'rounded-e-full' : ''}`
  const weeks = weeksOf(at)
  const month = format(at, { month: 'long', year: 'numeric' })

  return (
    <div className="grid gap-1 p-3">
      <div className="flex items-center justify-between gap-2">
        <IconButton
          look="quiet"
          label={t('calendar.previous')}
          onClick={() => setAt(within(monthsLater(at, -1)))}
        >
          <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        </IconButton>
        <p aria-live="polite" className="font-semibold">
          {month}
        </p>
        <IconButton look="quiet" label={t('calendar.next')} onClick={() => setAt(within(monthsLater(at, 1)))}>
          <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
        </IconButton>
      </div>
      <table ref={grid} aria-label={month}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="pb-1 text-xs font-medium text-muted">
                <span aria-hidden>{format(day, { weekday: 'narrow' })}</span>
                <span className="sr-only">{format(day, { weekday: 'long' })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className={`p-0 ${bandOf(day)}`}>
                  <button
                    type="button"
                    tabIndex={day === at ? 0 : -1}
                    disabled={day < min || day > max}
                    aria-label={format(day, { dateStyle: 'full' })}
                    aria-current={day === today ? 'date' : undefined}
                    aria-pressed={day >= from && day <= to}
                    onClick={() => onChoose(day)}
                    onPointerEnter={() => onReach?.(day)}
                    onFocus={() => onReach?.(day)}
                    onKeyDown={move}
                    className={`tabular grid size-10 place-items-center rounded-full aria-[current=date]:font-bold aria-[current=date]:text-accent-text disabled:opacity-35 pointer-coarse:size-11 max-[22rem]:!size-10 ${day === from || day === to ? '!bg-accent !text-on-accent' : 'hover:bg-tint'} ${day.startsWith(at.slice(0, 7)) ? '' : 'text-muted'}`}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
