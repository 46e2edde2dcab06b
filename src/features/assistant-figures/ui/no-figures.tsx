import { Link } from '@tanstack/react-router'
import { Building2, MessagesSquare, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'
import { type Period, PERIODS } from '../rules.ts'

const LONGEST = Math.max(...PERIODS) as Period

type NoFiguresProps = { days: Period; onLonger: (days: Period) => void }

/** Nobody has written to any hotel's assistant: offers a longer period and the assistant's settings. */
export function NoFigures({ days, onLonger }: NoFiguresProps) {
  const { t } = useTranslation('platform')
  return (
    <EmptyState icon={MessagesSquare} title={t('assistant.none')} text={t('assistant.noneText')}>
      {days === LONGEST ? (
        <Link to="/hotelly/internal/admin/settings" className={buttonClass()}>
          {t('nav.settings')}
        </Link>
      ) : (
        <Button onClick={() => onLonger(LONGEST)}>{t('assistant.longer')}</Button>
      )}
    </EmptyState>
  )
}

export function NoHotelFound({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation('platform')
  return (
    <EmptyState icon={SearchX} title={t('hotels.noneFound')}>
      <Button onClick={onAll}>{t('hotels.clearSearch')}</Button>
    </EmptyState>
  )
}

export function NoHotels() {
  const { t } = useTranslation('platform')
  return (
    <EmptyState icon={Building2} title={t('console.noHotels')}>
      <Link to="/hotelly/internal/admin/hotels/new" className={buttonClass('primary')}>
        {t('console.addHotel')}
      </Link>
    </EmptyState>
  )
}
