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
    <ul className="grid grid-cols-3 gap-2 sm:flex sm:flex-wrap">
      {COUNTERS.map((counter) => (
        <li key={counter}>
          <button
            type="button"
            aria-pressed={shown === counter}
            title={t('guests.show', { counter: t(`guests.${counter}`) })}
            onClick={() => onShow(shown === counter ? null : counter)}
            className="flex h-full min-h-11 w-full items-baseline justify-center gap-x-2 max-sm:flex-col max-sm:items-center max-sm:justify-start rounded-md border border-line bg-card px-2 py-2 transition hover:border-muted aria-pressed:border-accent aria-pressed:ring-1 aria-pressed:ring-accent sm:px-4"
          >
            <span
              className={`tabular text-lg leading-6 font-semibold ${counts[counter] > 0 ? TONE[counter] : 'text-muted'}`}
            >
              {number(counts[counter])}
            </span>
            <span className="text-[0.8125rem] font-medium text-muted sm:text-sm">
              {t(`guests.${counter}`)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
