import { useTranslation } from 'react-i18next'
import { type Period, PERIODS } from '../rules.ts'

/** Over how many days one looks back. */
export function PeriodTabs({ days, onDays }: { days: Period; onDays: (days: Period) => void }) {
  const { t } = useTranslation('platform')
  return (
    <div
      role="group"
      aria-label={t('assistant.period')}
      className="flex rounded-md border border-line bg-card p-1"
    >
      {PERIODS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === days}
          onClick={() => onDays(one)}
          className="min-h-9 rounded-sm px-3 font-medium whitespace-nowrap text-muted hover:text-ink aria-pressed:bg-tint aria-pressed:text-accent-text"
        >
          {t(`assistant.days${one}`)}
        </button>
      ))}
    </div>
  )
}
