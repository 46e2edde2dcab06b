import { CalendarDays, ChevronDown } from 'lucide-react'
import { use, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAt } from '#kit/shared/day.ts'
import { type DayRange, PRESETS, presetsOn, rangeText } from '../day-range.ts'
import { TimeZone, useFormatters } from '../formatters.ts'
import { ownTimeZone } from '../own-time-zone.ts'
import { useLanguage } from '../use-language.ts'
import { Calendar } from './calendar.tsx'
import { closePopover, DayPopover } from './day-popover.tsx'

type Days = { from: string; to: string }

type RangeProps = {
  label: string
  range: DayRange
  max?: string
  className: string
  onRange: (range: Days) => void
  /** Any day can be chosen, too. */
  onAny?: () => void
}

/** Some days in a row, by a preset or by two taps in one calendar. */
export function RangeField({ label, range, max, className, onRange, onAny }: RangeProps) {
  const id = useId()
  const text = useRangeText(range)
  return (
    <span className="relative block min-w-0">
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={`${label}: ${text}`}
        className={`flex items-center gap-2 text-start ${className}`}
      >
        <CalendarDays aria-hidden className="size-4.5 shrink-0 opacity-70" />
        <span className="tabular min-w-0 flex-1 truncate">{text}</span>
        <ChevronDown aria-hidden className="size-4.5 shrink-0 opacity-70" />
      </button>
      <DayPopover id={id} label={label}>
        <RangeChoice
          range={range}
          max={max}
          onRange={(chosen) => {
            onRange(chosen)
            closePopover(id)
          }}
          onAny={
            onAny &&
            (() => {
              onAny()
              closePopover(id)
            })
          }
        />
      </DayPopover>
    </span>
  )
}

function useRangeText({ from, to }: DayRange) {
  const { t } = useTranslation('common')
  const { day } = useFormatters()
  const language = useLanguage()
  if (from && to) return rangeText(language, from, to)
  if (from) return t('range.since', { day: day(from) })
  return to ? t('range.until', { day: day(to) }) : t('range.any')
}

type ChoiceProps = {
  range: DayRange
  max: string | undefined
  onRange: (range: Days) => void
  onAny: (() => void) | undefined
}

const inOrder = (one: string, other: string): Days =>
  one < other ? { from: one, to: other } : { from: other, to: one }

function RangeChoice({ range, max, onRange, onAny }: ChoiceProps) {
  const { t } = useTranslation('common')
  const today = dayAt(new Date(), use(TimeZone) ?? ownTimeZone())
  const presets = presetsOn(today)
  /** The first of the two days that are tapped, and where the second one may come to be. */
  const [first, setFirst] = useState<string | null>(null)
  const [reached, setReached] = useState('')
  const isAny = !range.from && !range.to
  const known = isAny ? { from: '', to: '' } : { from: range.from ?? '', to: range.to ?? today }
  const shown = first ? inOrder(first, reached) : known
  const choose = (day: string) => {
    if (first) return onRange(inOrder(first, day))
    setFirst(day)
    setReached(day)
  }
  return (
    <div className="grid sm:grid-cols-[auto_auto]">
      <div
        role="group"
        aria-label={t('range.presets')}
        className="flex w-0 min-w-full flex-wrap content-start gap-1 p-3 pb-0 sm:w-auto sm:min-w-40 sm:flex-col sm:border-e sm:border-line sm:pb-3"
      >
        {onAny && <Preset name={t('range.any')} isChosen={isAny} onChoose={onAny} />}
        {PRESETS.map((preset) => {
          const { from, to } = presets[preset]
          return (
            <Preset
              key={preset}
              name={t(`range.${preset}`)}
              isChosen={from === range.from && to === range.to}
              onChoose={() => onRange({ from, to })}
            />
          )
        })}
      </div>
      <div>
        <Calendar {...shown} max={max} onChoose={choose} onReach={setReached} />
        <p role="status" className="px-4 pb-3 text-sm text-muted">
          {t(first ? 'range.last' : 'range.first')}
        </p>
      </div>
    </div>
  )
}

type PresetProps = { name: string; isChosen: boolean; onChoose: () => void }

const Preset = ({ name, isChosen, onChoose }: PresetProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onChoose}
    className="min-h-9 rounded-sm px-3 text-start font-medium whitespace-nowrap hover:bg-tint aria-pressed:bg-tint aria-pressed:text-accent-text max-sm:border max-sm:border-line pointer-coarse:min-h-11"
  >
    {name}
  </button>
)
