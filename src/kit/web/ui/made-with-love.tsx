import { useTranslation } from 'react-i18next'

/** PLAT-07 */
export function MadeWithLove({ className = '' }: { className?: string }) {
  const { t } = useTranslation('guest')
  return <p className={`text-center text-[0.8125rem] text-muted ${className}`}>{t('madeWithLove')}</p>
}
