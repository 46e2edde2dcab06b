import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { COUNTERS, type Counter } from '../contract.ts'

type CountersProps = {
  counts: Record<Counter, number>
  shown: Counter | null
  onShow: (shown: Counter | null) => void
}

const TONE: Record<Counter, string> = { active: 'text-good', expired: 'text-ink', inactive: 'text-muted' }

/** GST-02; pressing a counter shows only its guests, pressing it again shows all. */
export function GuestCounters({ counts, shown, onShow }: CountersProps) {
  const { t } = useTranslation('hotel-admin')
  const { number } = useFormatters()
  return (
    <ul className="grid grid-cols-3 gap-2 sm:gap-3">
      {COUNTERS.map((counter) => (
        <li key={counter}>
          <button
            type="button"
            aria-pressed={shown === counter}
            title={t('guests.show', { counter: t(`guests.${counter}`) })}
            onClick={() => onShow(shown === counter ? null : counter)}
            className="grid h-full w-full content-between gap-1 rounded-lg border border-line bg-card p-3 text-start shadow-card transition hover:border-muted aria-pressed:border-accent aria-pressed:ring-1 aria-pressed:ring-accent sm:p-4"
          >
            <span className="text-[0.8125rem] font-medium text-muted sm:text-sm">
              {t(`guests.${counter}`)}
            </span>
            <span
              className={`tabular text-2xl leading-none font-semibold sm:text-3xl ${counts[counter] > 0 ? TONE[counter] : 'text-muted'}`}
            >
              {number(counts[counter])}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
