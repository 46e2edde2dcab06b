import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'

/** Stands on a page behind the last one of a list, as an old address or a list that has shrunk leads to. */
export function PastTheEnd({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <EmptyState icon={History} title={t('bookings.pastTheEnd')}>
      <Button onClick={onBack}>{t('bookings.toLastPage')}</Button>
    </EmptyState>
  )
}
