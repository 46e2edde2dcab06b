import { X } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { timeAt } from '#kit/shared/day.ts'
import { Sheet } from '#kit/web/ui/sheet.tsx'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { byDay, timesFor, type Wanted } from '../order-times.ts'
import { setDueAt } from './cart.ts'
import { useMomentWords } from './use-moment-words.ts'

type TimeSheetProps = {
  /** As it was when the sheet was opened: times do not go while a guest looks at them. */
  wanted: Wanted
  due: Date | null
  onClose: () => void
}

/** The days and times for which the order can be placed, from beneath; each hour is a row of quarters. */
export function TimeSheet({ wanted, due, onClose }: TimeSheetProps) {
  const { slug, timeZone } = useHotel()
  const { t } = useTranslation(['times', 'common'])
  const { dayOf, timeOf, dateOf } = useMomentWords()
  const id = useId()
  const [asked] = useState(wanted)
  const days = useMemo(() => byDay(timesFor(asked), timeZone), [asked, timeZone])
  const known = days.flatMap(({ times }) => times).find((at) => at.getTime() === due?.getTime())
  const [chosen, setChosen] = useState(known ?? days[0]?.times[0] ?? null)
  const shown = days.find(({ times }) => chosen !== null && times.includes(chosen))

  const showChosen = (sheet: HTMLDialogElement) => {
    const radio = sheet.querySelector<HTMLElement>('input:checked')
    radio?.focus({ preventScroll: true })
    radio?.parentElement?.scrollIntoView({ block: 'center' })
  }

  const take = () => {
    if (chosen) setDueAt(slug, chosen.toISOString())
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
            {t('title')}
          </h2>
          <IconButton look="quiet" label={t('common:close')} onClick={onClose}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </header>
        {chosen === null ? (
          <p className="px-5 pt-2 pb-8 text-pretty text-muted">
            {t(asked.parts.length > 1 ? 'apart' : 'none')}
          </p>
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
                  <button
                    key={day}
                    type="button"
                    aria-pressed={shown?.day === day}
                    onClick={() => setChosen(first)}
                    className={`grid min-h-14 min-w-18 shrink-0 content-center justify-items-center rounded-md border px-3.5 leading-tight transition-colors ${
                      shown?.day === day
                        ? 'border-accent bg-accent text-on-accent'
                        : 'border-line bg-card text-ink hover:bg-tint'
                    }`}
                  >
                    <span className="text-[0.9375rem] font-semibold first-letter:uppercase">
                      {dayOf(first, asked.now).split(/[,،]/)[0]}
                    </span>
                    <bdi className="text-sm opacity-85">{dateOf(first)}</bdi>
                  </button>
                )
              })}
            </div>
            <fieldset className="grid min-w-0 auto-rows-min grid-cols-4 gap-2 overflow-y-auto border-t border-line px-5 py-4">
              <legend className="sr-only">{t('times')}</legend>
              {shown?.times.map((at) => (
                <label
                  key={at.toISOString()}
                  style={{ gridColumnStart: columnOf(at, timeZone) }}
                  className="tabular relative grid min-h-11 place-items-center rounded-md border border-line px-1 text-center text-[0.9375rem] leading-tight transition-colors hover:bg-tint has-checked:border-accent has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
                >
                  <input
                    type="radio"
                    name={id}
                    checked={at === chosen}
                    onChange={() => setChosen(at)}
                    className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
                  />
                  <bdi>{timeOf(at)}</bdi>
                </label>
              ))}
            </fieldset>
            <footer className="border-t border-line px-5 pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))]">
              <Button look="primary" size="lg" className="w-full justify-between! px-4!" onClick={take}>
                {t('take')}
                <span>
                  {dayOf(chosen, asked.now)}, <bdi className="tabular">{timeOf(chosen)}</bdi>
                </span>
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
