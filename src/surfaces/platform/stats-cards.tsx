import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import type { PlatformStats } from '#features/platform/contract.ts'

/** PDB-01. */
export function StatsCards({ stats }: { stats: PlatformStats }) {
  const { t } = useTranslation('platform')
  const { number } = useFormatters()
  const { totalHotels, activeHotels, totalAdmins, totalGuests } = stats
  const figures = [
    { key: 'totalHotels', value: totalHotels, text: t('console.totalHotelsText') },
    {
      key: 'activeHotels',
      value: activeHotels,
      text: t('console.activeHotelsText', { count: totalHotels - activeHotels }),
    },
    { key: 'totalAdmins', value: totalAdmins, text: t('console.totalAdminsText') },
    { key: 'totalGuests', value: totalGuests, text: t('console.totalGuestsText') },
  ] as const
  return (
    <section aria-label={t('console.stats')}>
      <h2 className="sr-only">{t('console.stats')}</h2>
      <ul className="flex flex-wrap gap-x-8 gap-y-1 rounded-lg border border-line bg-card px-4 py-2.5 shadow-card sm:px-5">
        {figures.map(({ key, value, text }) => (
          <li key={key} title={text} className="flex items-baseline gap-2">
            <h3 id={`figure-${key}`} className="text-muted">
              {t(`console.${key}`)}
            </h3>
            <p aria-labelledby={`figure-${key}`} className="tabular text-base font-semibold">
              <bdi>{number(value)}</bdi>
            </p>
            <p className="sr-only">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
