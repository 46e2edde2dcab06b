import { X } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { timeAt } from '#kit/shared/day.ts'
import { Sheet } from '#kit/web/ui/sheet.tsx'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { byDay } from '../moments.ts'
import { DayChip, TimeChip } from './time-chips.tsx'
import { useMomentWords } from './use-moment-words.ts'

type TimeSheetProps = {
  /** Asked once, as the sheet is opened: times do not go while a guest looks at them. */
  times: () => readonly Date[]
  due: Date | null
  /** What is said where there is no time. */
  none?: string | undefined
  title?: string
  onTake: (at: Date) => void
  onClose: () => void
}

/** The days and times for which something can be had, from beneath; each hour is a row of quarters. */
export function TimeSheet({ times: offered, due, none, title, onTake, onClose }: TimeSheetProps) {
  const { timeZone } = useHotel()
  const { t } = useTranslation(['times', 'common'])
  const { dayOf, dayNameOf, timeOf, dateOf } = useMomentWords()
  const id = useId()
  const [now] = useState(() => new Date())
  const [times] = useState(offered)
  const days = useMemo(() => byDay(times, timeZone), [times, timeZone])
  const known = days.flatMap(({ times }) => times).find((at) => at.getTime() === due?.getTime())
  const [chosen, setChosen] = useState(known ?? days[0]?.times[0] ?? null)
  const shown = days.find(({ times }) => chosen !== null && times.includes(chosen))

  const showChosen = (sheet: HTMLDialogElement) => {
    const radio = sheet.querySelector<HTMLElement>('input:checked')
    radio?.focus({ preventScroll: true })
    radio?.parentElement?.scrollIntoView({ block: 'center' })
  }

  const take = () => {
    if (chosen) onTake(chosen)
    onClose()
  }
  return (
    <Sheet
      titleId={`${id}title`}
      onShow={showChosen}
      className="max-h-[min(44rem,calc(100dvh-2rem))] max-w-xl"
      onClose={onClose}
    >
      <div className="grid max-h-[min(44rem,calc(100dvh-2rem))] grid-rows-[auto_auto_1fr_auto]">
        <header className="flex items-center justify-between gap-3 ps-5 pe-3 pt-3">
          <h2 id={`${id}title`} className="font-display text-2xl font-semibold tracking-tight">
            {title ?? t('title')}
          </h2>
          <IconButton look="quiet" label={t('common:close')} onClick={onClose}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </header>
        {chosen === null ? (
          <p className="px-5 pt-2 pb-8 text-pretty text-muted">{none ?? t('none')}</p>
        ) : (
          <>
            <div
              role="group"
              aria-label={t('days')}
              className="flex [scrollbar-width:none] gap-2 overflow-x-auto px-5 pt-2 pb-3 [&::-webkit-scrollbar]:hidden"
            >
              {days.map(({ day, times }) => {
                const first = times[0] ?? chosen
                return (
                  <DayChip
                    key={day}
                    name={dayNameOf(first, now)}
                    date={dateOf(first)}
                    isChosen={shown?.day === day}
                    onChoose={() => setChosen(first)}
                  />
                )
              })}
            </div>
            <fieldset className="grid min-w-0 auto-rows-min grid-cols-4 gap-2 overflow-y-auto border-t border-line px-5 py-4">
              <legend className="sr-only">{t('times')}</legend>
              {shown?.times.map((at) => (
                <TimeChip
                  key={at.toISOString()}
                  group={id}
                  time={timeOf(at)}
                  column={columnOf(at, timeZone)}
                  isChosen={at === chosen}
                  onChoose={() => setChosen(at)}
                />
              ))}
            </fieldset>
            <footer className="border-t border-line px-5 pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))]">
              <Button look="primary" size="lg" className="w-full justify-between! px-4!" onClick={take}>
                {t('take')}
                <span className="tabular">{t('at', { day: dayOf(chosen, now), time: timeOf(chosen) })}</span>
              </Button>
            </footer>
          </>
        )}
      </div>
    </Sheet>
  )
}

/** The place of a quarter within its hour. */
const columnOf = (at: Date, timeZone: string) => Math.floor(Number(timeAt(at, timeZone).slice(3)) / 15) + 1
