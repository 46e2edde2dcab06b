import { useTranslation } from 'react-i18next'
import { FigureCard } from '#kit/web/ui/figure-card.tsx'
import { useFormatters } from '#kit/web/formatters.ts'
import type { PlatformStats } from '#features/platform/contract.ts'

/** PDB-01. */
export function StatsCards({ stats }: { stats: PlatformStats }) {
  const { t } = useTranslation('platform')
  const { number } = useFormatters()
  const { totalHotels, activeHotels, totalAdmins, totalGuests } = stats
  return (
    <section aria-label={t('console.stats')}>
      <h2 className="sr-only">{t('console.stats')}</h2>
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <FigureCard
          label={t('console.totalHotels')}
          figure={number(totalHotels)}
          text={t('console.totalHotelsText')}
        />
        <FigureCard
          label={t('console.activeHotels')}
          figure={number(activeHotels)}
          text={t('console.activeHotelsText', { count: totalHotels - activeHotels })}
        />
        <FigureCard
          label={t('console.totalAdmins')}
          figure={number(totalAdmins)}
          text={t('console.totalAdminsText')}
        />
        <FigureCard
          label={t('console.totalGuests')}
          figure={number(totalGuests)}
          text={t('console.totalGuestsText')}
        />
      </ul>
    </section>
  )
}
