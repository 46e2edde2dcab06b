import { useTranslation } from 'react-i18next'
import { usePage } from '../page-data.ts'

/** PLAT-07 */
export function MadeWithLove({ className = '' }: { className?: string }) {
  const { t } = useTranslation('guest')
  const { provider } = usePage()
  return (
    <p className={`text-center text-[0.8125rem] text-muted ${className}`}>
      {t('madeWithLove', { provider })}
    </p>
  )
}
